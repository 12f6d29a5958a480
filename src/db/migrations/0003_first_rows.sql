-- What every installation starts with: plans, templates (the oldest is the default one) and system settings.
insert into subscription_plans
  (id, name, display_name, landing_name, list_price_cents, beta_price_cents,
   monthly_resumes, monthly_cover_letters, monthly_profile_analyses, edit_access, features, accessible_templates)
values
  (gen_random_uuid(), 'free', 'Free', 'Beta', 0, 0, 20, 20, 5, false,
   array['basic_templates'], array['professional', 'modern', 'minimalist', 'minimal', 'classic']),
  (gen_random_uuid(), 'professional', 'Professional', 'Professional', 1900, 999, 20, 20, 10, true,
   array['premium_templates', 'priority_support'], array['*']),
  (gen_random_uuid(), 'premium', 'Premium', 'Enterprise', 4900, 1999, -1, -1, -1, true,
   array['premium_templates', 'advanced_ai_features', 'priority_support'], array['*']);

insert into resume_templates (id, name, template_type, description, is_premium, created_at)
select gen_random_uuid(), name, name, description, is_premium, timestamptz '2026-01-01 00:00:00+00' + nr * interval '1 second'
from (values
  (1, 'professional', 'A clear page for every field of work.', false),
  (2, 'modern', 'Open and light, with one colour.', false),
  (3, 'minimalist', 'Nothing but the words.', false),
  (4, 'creative', 'More character, for work that is looked at.', true),
  (5, 'executive', 'Calm and classical, for leading roles.', true),
  (6, 'technical', 'Dense and orderly, with skills up front.', true),
  (7, 'academic', 'Education and publications first.', true)
) as given (nr, name, description, is_premium);

insert into cover_letter_templates (id, name, description, created_at)
select gen_random_uuid(), name, description, timestamptz '2026-01-01 00:00:00+00' + nr * interval '1 second'
from (values
  (1, 'professional', 'A business letter as it is expected.'),
  (2, 'modern', 'Open and light, with one colour.'),
  (3, 'executive', 'Calm and classical, for leading roles.'),
  (4, 'creative', 'More character, for work that is looked at.'),
  (5, 'minimal', 'Nothing but the words.'),
  (6, 'classic', 'Set like a letter typed by hand.'),
  (7, 'contemporary', 'Sender on one line, generous margins.'),
  (8, 'harvard', 'Centred name above a rule.')
) as given (nr, name, description);

insert into system_settings (id, key, value, type, category, description)
select gen_random_uuid(), key, value, type, category, description
from (values
  ('generation_limit_free', '20', 'number', 'User Limits', 'Documents a month on the free plan, resumes and cover letters together (-1: no limit)'),
  ('generation_limit_premium', '-1', 'number', 'User Limits', 'Documents a month on the premium plan, resumes and cover letters together (-1: no limit)'),
  ('api_rate_limit', '100', 'number', 'API Settings', 'Requests a minute for each person'),
  ('default_model', 'gpt-4o-mini', 'string', 'AI Configuration', 'The model that writes when a provider is configured'),
  ('monthly_budget', '50', 'number', 'AI Configuration', 'Dollars a month that model calls should stay below'),
  ('email_notifications_enabled', 'true', 'boolean', 'Notifications', 'Mails about finished or failed documents; confirmation and security mails are always sent'),
  ('auto_cleanup_days', '30', 'number', 'Maintenance', 'Days after which failed documents, ended sessions and sent mails are removed'),
  ('maintenance_mode', 'false', 'boolean', 'System', 'Only administrators can use the application'),
  ('max_file_size_mb', '10', 'number', 'File Uploads', 'Largest request or file, in megabytes')
) as given (key, value, type, category, description);
