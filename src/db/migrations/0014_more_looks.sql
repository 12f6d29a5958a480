-- More looks beside the seven the specification names: each is of one of its types, and names the built-in look it is drawn in.
-- A name somebody has given to a template of their own stays theirs.
insert into resume_templates (id, name, template_type, layout_config, description, is_premium, created_at)
select gen_random_uuid(), name, type, json_build_object('look', name)::jsonb, description, is_premium,
  timestamptz '2026-01-01 00:01:00+00' + nr * interval '1 second'
from (values
  (1, 'sidebar', 'modern', 'Contact and skills in a tinted column.', true),
  (2, 'timeline', 'modern', 'Dates in a column of their own.', true),
  (3, 'compact', 'professional', 'Dense: much on one page.', false),
  (4, 'federal', 'professional', 'For US federal jobs: plain and complete.', false),
  (5, 'scholar', 'academic', 'An academic CV with counted publications.', true)
) as given (nr, name, type, description, is_premium)
on conflict do nothing;
