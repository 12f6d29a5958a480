-- Until now no layout could be changed, so what a template is at this moment is what its documents were made with.
set role app_system;
--> statement-breakpoint
update resume_generations set layout = jsonb_build_object('layout', resume_templates.template_type, 'layout_config', resume_templates.layout_config)
  from resume_templates
  where kind = 'resume' and layout is null
    and (resume_templates.id = template_id or (template_id is null and lower(resume_templates.name) = lower(template)));
--> statement-breakpoint
update resume_generations set layout = jsonb_build_object('layout', template, 'layout_config', '{}'::jsonb)
  where kind = 'cover_letter' and layout is null;
--> statement-breakpoint
reset role;
