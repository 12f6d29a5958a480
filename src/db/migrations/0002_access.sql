-- What each role may touch. Row-level security says which rows; these grants say which tables and columns.
do $$
declare
  owned text;
begin
  for owned in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity loop
    execute format('alter table %I force row level security', owned);
  end loop;
end $$;

grant usage on schema public to app_user, app_system;
grant select, insert, update, delete on all tables in schema public to app_system;
revoke all on schema_migrations from app_system;

grant select, insert, update, delete on
  profiles, work_experience, education, skills, languages, projects, certifications, software_knowledge, publications,
  volunteer_experience, onboarding_progress, user_settings, resume_generations, resume_json_data, cover_letter_json_data,
  profile_analyses
to app_user;

-- Counted by the server in the person's own transaction, never taken back by a person.
grant select, insert, update on user_billing_usage, user_usage_stats, quota_ledger to app_user;
grant select, insert on api_usage_logs, upgrade_requests, jobs to app_user;

-- Read, not chosen: only the cycle of a subscription moves on by itself.
grant select on user_roles, user_subscriptions to app_user;
grant update (billing_cycle_start, billing_cycle_end) on user_subscriptions to app_user;
grant select on subscription_plans, resume_templates, cover_letter_templates, system_settings to app_user;

-- Own roles for a person, anybody's for the system: row-level security decides.
create function has_role(_user_id uuid, _role text) returns boolean
language sql stable
as $$ select exists (select from user_roles where user_id = _user_id and role = _role) $$;
