-- The two roles every transaction runs under. They own nothing, cannot sign in and cannot bypass row-level security.
-- Roles belong to the whole server, so another database of it may have made them already.
do $$
declare
  wanted text;
  usable boolean;
begin
  foreach wanted in array array['app_user', 'app_system'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then null; -- another database was quicker
      end;
    end if;
    -- From 16 on, making a role gives the right to administer it, not yet to act as it.
    if current_setting('server_version_num')::int >= 160000 then
      usable := pg_has_role(current_user, wanted, 'SET');
    else
      usable := pg_has_role(current_user, wanted, 'MEMBER');
    end if;
    if not usable then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end $$;

-- The tables, with their policies, as the schema declares them: from here to the next line of this kind drizzle-kit wrote.

CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "email_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
CREATE TABLE "rate_limit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	"impersonated_by" text,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role" text,
	"banned" boolean DEFAULT false,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "cover_letter_json_data" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"cover_letter_json" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edit_session" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_letter_json_data_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "cover_letter_json_data_one" UNIQUE("user_id","generation_id")
);
ALTER TABLE "cover_letter_json_data" ENABLE ROW LEVEL SECURITY;CREATE TABLE "cover_letter_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "jobs" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text DEFAULT 'document' NOT NULL,
	"generation_id" uuid,
	"analysis_id" uuid,
	"state" text DEFAULT 'ready' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_by" text,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "jobs_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "jobs_kind" CHECK ("jobs"."kind" in ('document', 'analysis')),
	CONSTRAINT "jobs_for" CHECK ("jobs"."id" is not distinct from case "jobs"."kind" when 'document' then "jobs"."generation_id" else "jobs"."analysis_id" end),
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('ready', 'running', 'done', 'failed')),
	CONSTRAINT "jobs_lease" CHECK (("jobs"."state" = 'running') = ("jobs"."locked_by" is not null))
);
ALTER TABLE "jobs" ENABLE ROW LEVEL SECURITY;CREATE TABLE "resume_generations" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"document_type" text NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"job_description" text NOT NULL,
	"selected_sections" text[] DEFAULT '{}'::text[] NOT NULL,
	"ai_enhancement_strength" text DEFAULT 'medium' NOT NULL,
	"engine" text,
	"template_id" uuid,
	"template" text NOT NULL,
	"layout" jsonb,
	"generation_status" text DEFAULT 'generating' NOT NULL,
	"step" text DEFAULT 'Creating' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"request_key" text NOT NULL,
	"error_title" text,
	"error_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_generations_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "resume_generations_request" UNIQUE("user_id","request_key"),
	CONSTRAINT "resume_generations_kind" CHECK ("resume_generations"."document_type" in ('resume', 'cover_letter')),
	CONSTRAINT "resume_generations_status" CHECK ("resume_generations"."generation_status" in ('generating', 'processing', 'completed', 'failed')),
	CONSTRAINT "resume_generations_strength" CHECK ("resume_generations"."ai_enhancement_strength" in ('low', 'medium', 'high')),
	CONSTRAINT "resume_generations_engine" CHECK ("resume_generations"."engine" in ('builtin', 'model')),
	CONSTRAINT "resume_generations_step" CHECK ("resume_generations"."step" in ('Creating', 'Analyzing requirements', 'Generating', 'Complete')),
	CONSTRAINT "resume_generations_sections" CHECK ("resume_generations"."selected_sections" <@ array['personal', 'summary', 'work_experience', 'education', 'skills', 'languages', 'projects', 'certifications', 'software', 'publications', 'volunteer', 'awards', 'interests', 'references']::text[]),
	CONSTRAINT "resume_generations_progress" CHECK ("resume_generations"."progress" between 0 and 100)
);
ALTER TABLE "resume_generations" ENABLE ROW LEVEL SECURITY;CREATE TABLE "resume_json_data" (
	"user_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"resume_json" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"edit_session" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_json_data_user_id_generation_id_pk" PRIMARY KEY("user_id","generation_id")
);
ALTER TABLE "resume_json_data" ENABLE ROW LEVEL SECURITY;CREATE TABLE "resume_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"template_type" text DEFAULT 'professional' NOT NULL,
	"layout_config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_templates_type" CHECK ("resume_templates"."template_type" in ('professional', 'modern', 'minimalist', 'creative', 'executive', 'technical', 'academic'))
);
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_email" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "daily_sums" (
	"name" text PRIMARY KEY NOT NULL,
	"through" date NOT NULL
);
CREATE TABLE "generations_daily" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"template" text NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "generations_daily_day_kind_status_template_pk" PRIMARY KEY("day","kind","status","template")
);
CREATE TABLE "heartbeats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
CREATE TABLE "sealed_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
CREATE TABLE "usage_daily" (
	"day" date NOT NULL,
	"generation_type" text NOT NULL,
	"model_used" text NOT NULL,
	"success" boolean NOT NULL,
	"calls" bigint NOT NULL,
	"tokens" bigint NOT NULL,
	"cost" numeric(18, 6) NOT NULL,
	"ms" bigint NOT NULL,
	"timed" bigint NOT NULL,
	CONSTRAINT "usage_daily_day_generation_type_model_used_success_pk" PRIMARY KEY("day","generation_type","model_used","success")
);
CREATE TABLE "quota_ledger" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"billing_cycle_start" date NOT NULL,
	"state" text DEFAULT 'reserved' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "quota_ledger_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "quota_ledger_action" CHECK ("quota_ledger"."action" in ('resume_generation', 'cover_letter_generation', 'profile_analysis')),
	CONSTRAINT "quota_ledger_state" CHECK ("quota_ledger"."state" in ('reserved', 'committed', 'refunded'))
);
ALTER TABLE "quota_ledger" ENABLE ROW LEVEL SECURITY;CREATE TABLE "subscription_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"display_name" text NOT NULL,
	"landing_name" text NOT NULL,
	"list_price_cents" integer NOT NULL,
	"beta_price_cents" integer NOT NULL,
	"monthly_resumes" integer NOT NULL,
	"monthly_cover_letters" integer NOT NULL,
	"monthly_profile_analyses" integer NOT NULL,
	"edit_access" boolean NOT NULL,
	"features" text[] DEFAULT '{}'::text[] NOT NULL,
	"accessible_templates" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "subscription_plans_name_unique" UNIQUE("name"),
	CONSTRAINT "subscription_plans_name" CHECK ("subscription_plans"."name" in ('free', 'professional', 'premium')),
	CONSTRAINT "subscription_plans_limits" CHECK ("subscription_plans"."monthly_resumes" >= -1 and "subscription_plans"."monthly_cover_letters" >= -1 and "subscription_plans"."monthly_profile_analyses" >= -1)
);
CREATE TABLE "upgrade_requests" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upgrade_requests_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "upgrade_requests_feature" CHECK ("upgrade_requests"."feature" in ('edit', 'profile_analysis', 'generation', 'template_access')),
	CONSTRAINT "upgrade_requests_status" CHECK ("upgrade_requests"."status" in ('pending', 'granted', 'declined'))
);
ALTER TABLE "upgrade_requests" ENABLE ROW LEVEL SECURITY;CREATE TABLE "user_billing_usage" (
	"user_id" uuid NOT NULL,
	"billing_cycle_start" date NOT NULL,
	"resumes_generated" integer DEFAULT 0 NOT NULL,
	"cover_letters_generated" integer DEFAULT 0 NOT NULL,
	"profile_analyses_used" integer DEFAULT 0 NOT NULL,
	"edits_performed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_billing_usage_user_id_billing_cycle_start_pk" PRIMARY KEY("user_id","billing_cycle_start"),
	CONSTRAINT "user_billing_usage_counts" CHECK (least("user_billing_usage"."resumes_generated", "user_billing_usage"."cover_letters_generated", "user_billing_usage"."profile_analyses_used", "user_billing_usage"."edits_performed") >= 0)
);
ALTER TABLE "user_billing_usage" ENABLE ROW LEVEL SECURITY;CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'test_user', 'regular_user'))
);
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;CREATE TABLE "user_subscriptions" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"billing_cycle_start" date NOT NULL,
	"billing_cycle_end" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
ALTER TABLE "user_subscriptions" ENABLE ROW LEVEL SECURITY;CREATE TABLE "awards" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"award_name" text NOT NULL,
	"award_type" text,
	"awarding_organization" text,
	"award_date" text,
	"amount" text,
	"description" text,
	CONSTRAINT "awards_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "awards_award_type" CHECK ("awards"."award_type" in ('Award', 'Prize', 'Grant', 'Scholarship', 'Honor')),
	CONSTRAINT "awards_award_date" CHECK ("awards"."award_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
ALTER TABLE "awards" ENABLE ROW LEVEL SECURITY;CREATE TABLE "certifications" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"certification_name" text NOT NULL,
	"issuing_organization" text,
	"issue_date" text,
	"expiry_date" text,
	"credential_id" text,
	"credential_url" text,
	CONSTRAINT "certifications_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "certifications_issue_date" CHECK ("certifications"."issue_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "certifications_expiry_date" CHECK ("certifications"."expiry_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
ALTER TABLE "certifications" ENABLE ROW LEVEL SECURITY;CREATE TABLE "education" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"institution_name" text NOT NULL,
	"degree_type" text,
	"field_of_study" text,
	"location" text,
	"start_date" text,
	"end_date" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"gpa" numeric,
	"achievements" text[],
	CONSTRAINT "education_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "education_start_date" CHECK ("education"."start_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "education_end_date" CHECK ("education"."end_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "education_gpa" CHECK ("education"."gpa" between 0 and 4)
);
ALTER TABLE "education" ENABLE ROW LEVEL SECURITY;CREATE TABLE "interests" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"interest_name" text NOT NULL,
	"keywords" text[],
	CONSTRAINT "interests_user_id_id_pk" PRIMARY KEY("user_id","id")
);
ALTER TABLE "interests" ENABLE ROW LEVEL SECURITY;CREATE TABLE "languages" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language_name" text NOT NULL,
	"proficiency_level" text,
	"level_as_written" text,
	CONSTRAINT "languages_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "languages_proficiency_level" CHECK ("languages"."proficiency_level" in ('Basic', 'Conversational', 'Proficient', 'Fluent', 'Native'))
);
ALTER TABLE "languages" ENABLE ROW LEVEL SECURITY;CREATE TABLE "professional_references" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reference_name" text NOT NULL,
	"relationship" text,
	"email" text,
	"phone" text,
	"reference_text" text,
	CONSTRAINT "professional_references_user_id_id_pk" PRIMARY KEY("user_id","id")
);
ALTER TABLE "professional_references" ENABLE ROW LEVEL SECURITY;CREATE TABLE "profiles" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"headline" text,
	"email" text,
	"phone" text,
	"address" text,
	"city" text,
	"state" text,
	"zip_code" text,
	"country" text,
	"linkedin_url" text,
	"website_url" text,
	"summary" text,
	"version" integer DEFAULT 1 NOT NULL,
	"before_sample" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "profiles_one_per_user" UNIQUE("user_id")
);
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;CREATE TABLE "projects" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"project_name" text NOT NULL,
	"description" text,
	"technologies_used" text[],
	"start_date" text,
	"end_date" text,
	"is_ongoing" boolean DEFAULT false NOT NULL,
	"project_url" text,
	"github_url" text,
	"achievements" text[],
	CONSTRAINT "projects_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "projects_start_date" CHECK ("projects"."start_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "projects_end_date" CHECK ("projects"."end_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
ALTER TABLE "projects" ENABLE ROW LEVEL SECURITY;CREATE TABLE "publications" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publication_title" text NOT NULL,
	"authors" text[],
	"publisher" text,
	"publication_date" text,
	"description" text,
	"publication_url" text,
	CONSTRAINT "publications_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "publications_publication_date" CHECK ("publications"."publication_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
ALTER TABLE "publications" ENABLE ROW LEVEL SECURITY;CREATE TABLE "skills" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"skill_name" text NOT NULL,
	"skill_level" text,
	"category" text,
	CONSTRAINT "skills_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "skills_skill_level" CHECK ("skills"."skill_level" in ('Beginner', 'Intermediate', 'Advanced', 'Expert'))
);
ALTER TABLE "skills" ENABLE ROW LEVEL SECURITY;CREATE TABLE "software_knowledge" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"software_name" text NOT NULL,
	"proficiency_level" text,
	"category" text,
	CONSTRAINT "software_knowledge_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "software_knowledge_proficiency_level" CHECK ("software_knowledge"."proficiency_level" in ('Basic', 'Intermediate', 'Advanced', 'Expert'))
);
ALTER TABLE "software_knowledge" ENABLE ROW LEVEL SECURITY;CREATE TABLE "statements" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"stated_on" text NOT NULL,
	"answer" text,
	"about_section" text,
	"about_entry" text,
	CONSTRAINT "statements_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "statements_kind" CHECK ("statements"."kind" in ('licence', 'permit', 'travel', 'start_date', 'availability', 'clearance', 'relocation', 'salary', 'confirmed_line', 'other')),
	CONSTRAINT "statements_stated_on" CHECK ("statements"."stated_on" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "statements_about_section" CHECK ("statements"."about_section" in ('work_experience', 'education', 'skills', 'languages', 'projects', 'certifications', 'software', 'publications', 'volunteer', 'awards', 'interests', 'references'))
);
ALTER TABLE "statements" ENABLE ROW LEVEL SECURITY;CREATE TABLE "volunteer_experience" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"organization_name" text NOT NULL,
	"role_title" text NOT NULL,
	"location" text,
	"start_date" text,
	"end_date" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"description" text,
	"achievements" text[],
	CONSTRAINT "volunteer_experience_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "volunteer_experience_start_date" CHECK ("volunteer_experience"."start_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "volunteer_experience_end_date" CHECK ("volunteer_experience"."end_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
ALTER TABLE "volunteer_experience" ENABLE ROW LEVEL SECURITY;CREATE TABLE "work_experience" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"location" text,
	"start_date" text,
	"end_date" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"description" text,
	"achievements" text[],
	CONSTRAINT "work_experience_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "work_experience_start_date" CHECK ("work_experience"."start_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "work_experience_end_date" CHECK ("work_experience"."end_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
ALTER TABLE "work_experience" ENABLE ROW LEVEL SECURITY;CREATE TABLE "api_usage_logs" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"generation_id" uuid,
	"generation_type" text NOT NULL,
	"action_type" text,
	"model_used" text,
	"prompt_tokens" integer DEFAULT 0 NOT NULL,
	"completion_tokens" integer DEFAULT 0 NOT NULL,
	"total_tokens" integer DEFAULT 0 NOT NULL,
	"estimated_cost" numeric(14, 6) DEFAULT 0 NOT NULL,
	"response_time_ms" integer,
	"success" boolean NOT NULL,
	"error_message" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_usage_logs_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "api_usage_logs_generation_type" CHECK ("api_usage_logs"."generation_type" in ('resume', 'cover_letter', 'profile_analysis', 'profile_import')),
	CONSTRAINT "api_usage_logs_action_type" CHECK ("api_usage_logs"."action_type" in ('view_document', 'generate_other', 'clear_fields'))
);
ALTER TABLE "api_usage_logs" ENABLE ROW LEVEL SECURITY;CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error_message" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outbox_recipient" CHECK ("mail_outbox"."recipient" <> '')
);
CREATE TABLE "onboarding_progress" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"current_step" text,
	"completed_steps" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"dismissed" boolean DEFAULT false NOT NULL,
	"last_interaction_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "onboarding_progress_current" CHECK ("onboarding_progress"."current_step" in ('personal-details', 'work-experience', 'education', 'skills', 'first-resume', 'welcome', 'profile-card', 'quick-actions', 'documents')),
	CONSTRAINT "onboarding_progress_completed" CHECK ("onboarding_progress"."completed_steps" <@ array['personal-details', 'work-experience', 'education', 'skills', 'first-resume', 'welcome', 'profile-card', 'quick-actions', 'documents']::text[])
);
ALTER TABLE "onboarding_progress" ENABLE ROW LEVEL SECURITY;CREATE TABLE "profile_analyses" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"analysis_status" text DEFAULT 'completed' NOT NULL,
	"step" text DEFAULT 'Complete' NOT NULL,
	"progress" integer DEFAULT 100 NOT NULL,
	"request_key" text,
	"engine" text,
	"error_title" text,
	"error_message" text,
	"analysis_data" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_analyses_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "profile_analyses_request" UNIQUE("user_id","request_key"),
	CONSTRAINT "profile_analyses_status" CHECK ("profile_analyses"."analysis_status" in ('generating', 'processing', 'completed', 'failed')),
	CONSTRAINT "profile_analyses_engine" CHECK ("profile_analyses"."engine" in ('builtin', 'model')),
	CONSTRAINT "profile_analyses_data" CHECK (("profile_analyses"."analysis_status" = 'completed') = ("profile_analyses"."analysis_data" is not null))
);
ALTER TABLE "profile_analyses" ENABLE ROW LEVEL SECURITY;CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"severity" text NOT NULL,
	"user_id" uuid,
	"ip_address" text,
	"description" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"occurrences" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_events_type" CHECK ("security_events"."type" in ('failed_login', 'rate_limit', 'unauthorized_access', 'suspicious_activity')),
	CONSTRAINT "security_events_severity" CHECK ("security_events"."severity" in ('critical', 'high', 'medium', 'low')),
	CONSTRAINT "security_events_status" CHECK ("security_events"."status" in ('active', 'investigating', 'resolved'))
);
CREATE TABLE "system_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "system_settings_key_unique" UNIQUE("key"),
	CONSTRAINT "system_settings_type" CHECK ("system_settings"."type" in ('number', 'boolean', 'string'))
);
CREATE TABLE "user_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"default_paper_format" text DEFAULT 'letter' NOT NULL,
	"auto_save" boolean DEFAULT true NOT NULL,
	"last_used_template" text,
	"last_used_letter_template" text,
	CONSTRAINT "user_settings_paper" CHECK ("user_settings"."default_paper_format" in ('letter', 'a4'))
);
ALTER TABLE "user_settings" ENABLE ROW LEVEL SECURITY;CREATE TABLE "user_usage_stats" (
	"user_id" uuid NOT NULL,
	"period_type" text NOT NULL,
	"period_start" date NOT NULL,
	"total_generations" integer DEFAULT 0 NOT NULL,
	"resume_generations" integer DEFAULT 0 NOT NULL,
	"cover_letter_generations" integer DEFAULT 0 NOT NULL,
	"total_tokens" integer DEFAULT 0 NOT NULL,
	"total_cost" numeric(14, 6) DEFAULT 0 NOT NULL,
	"average_tokens_per_generation" numeric(14, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "user_usage_stats_user_id_period_type_period_start_pk" PRIMARY KEY("user_id","period_type","period_start"),
	CONSTRAINT "user_usage_stats_period" CHECK ("user_usage_stats"."period_type" in ('daily', 'monthly'))
);
ALTER TABLE "user_usage_stats" ENABLE ROW LEVEL SECURITY;ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "cover_letter_json_data" ADD CONSTRAINT "cover_letter_json_data_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "cover_letter_json_data" ADD CONSTRAINT "cover_letter_json_data_generation" FOREIGN KEY ("user_id","generation_id") REFERENCES "public"."resume_generations"("user_id","id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "jobs" ADD CONSTRAINT "jobs_generation" FOREIGN KEY ("user_id","generation_id") REFERENCES "public"."resume_generations"("user_id","id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "jobs" ADD CONSTRAINT "jobs_analysis" FOREIGN KEY ("user_id","analysis_id") REFERENCES "public"."profile_analyses"("user_id","id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "resume_generations" ADD CONSTRAINT "resume_generations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "resume_generations" ADD CONSTRAINT "resume_generations_template_id_resume_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."resume_templates"("id") ON DELETE set null ON UPDATE no action;ALTER TABLE "resume_json_data" ADD CONSTRAINT "resume_json_data_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "resume_json_data" ADD CONSTRAINT "resume_json_data_generation" FOREIGN KEY ("user_id","generation_id") REFERENCES "public"."resume_generations"("user_id","id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "quota_ledger" ADD CONSTRAINT "quota_ledger_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;ALTER TABLE "user_billing_usage" ADD CONSTRAINT "user_billing_usage_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;ALTER TABLE "awards" ADD CONSTRAINT "awards_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "certifications" ADD CONSTRAINT "certifications_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "education" ADD CONSTRAINT "education_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "interests" ADD CONSTRAINT "interests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "languages" ADD CONSTRAINT "languages_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "professional_references" ADD CONSTRAINT "professional_references_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "publications" ADD CONSTRAINT "publications_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "skills" ADD CONSTRAINT "skills_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "software_knowledge" ADD CONSTRAINT "software_knowledge_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "volunteer_experience" ADD CONSTRAINT "volunteer_experience_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "work_experience" ADD CONSTRAINT "work_experience_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "api_usage_logs" ADD CONSTRAINT "api_usage_logs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "onboarding_progress" ADD CONSTRAINT "onboarding_progress_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "profile_analyses" ADD CONSTRAINT "profile_analyses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;ALTER TABLE "security_events" ADD CONSTRAINT "security_events_handled_by_user_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;ALTER TABLE "system_settings" ADD CONSTRAINT "system_settings_updated_by_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;ALTER TABLE "user_usage_stats" ADD CONSTRAINT "user_usage_stats_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;CREATE INDEX "account_user" ON "account" USING btree ("user_id");CREATE INDEX "email_links_user" ON "email_links" USING btree ("user_id");CREATE INDEX "session_user" ON "session" USING btree ("user_id");CREATE INDEX "user_newest" ON "user" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");CREATE UNIQUE INDEX "cover_letter_templates_name" ON "cover_letter_templates" USING btree (lower("name"));CREATE INDEX "jobs_ready" ON "jobs" USING btree ("run_at","id") WHERE state = 'ready';CREATE INDEX "jobs_leases" ON "jobs" USING btree ("locked_until") WHERE state = 'running';CREATE UNIQUE INDEX "jobs_one_running" ON "jobs" USING btree ("user_id") WHERE state = 'running';CREATE INDEX "resume_generations_own_newest" ON "resume_generations" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);CREATE INDEX "resume_generations_newest" ON "resume_generations" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);CREATE UNIQUE INDEX "resume_templates_name" ON "resume_templates" USING btree (lower("name"));CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");CREATE INDEX "backups_newest" ON "backups" USING btree ("created_at" DESC NULLS FIRST);CREATE INDEX "heartbeats_seen" ON "heartbeats" USING btree ("seen_at");CREATE INDEX "upgrade_requests_pending" ON "upgrade_requests" USING btree ("created_at") WHERE status = 'pending';CREATE UNIQUE INDEX "upgrade_requests_one_pending" ON "upgrade_requests" USING btree ("user_id") WHERE status = 'pending';CREATE UNIQUE INDEX "user_subscriptions_one_active" ON "user_subscriptions" USING btree ("user_id") WHERE is_active;CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);CREATE INDEX "api_usage_logs_own_newest" ON "api_usage_logs" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);CREATE INDEX "api_usage_logs_newest" ON "api_usage_logs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);CREATE INDEX "api_usage_logs_failed" ON "api_usage_logs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not success;CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("due_at") WHERE sent_at is null and failed_at is null;CREATE INDEX "mail_outbox_newest" ON "mail_outbox" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("user_id");CREATE INDEX "profile_analyses_newest" ON "profile_analyses" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);CREATE INDEX "security_events_newest" ON "security_events" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);CREATE INDEX "security_events_source" ON "security_events" USING btree ("type","ip_address","last_at" DESC NULLS FIRST);CREATE INDEX "security_events_last" ON "security_events" USING btree ("last_at" DESC NULLS FIRST);CREATE INDEX "user_usage_stats_months" ON "user_usage_stats" USING btree ("period_start") WHERE period_type = 'monthly';CREATE INDEX "user_usage_stats_days" ON "user_usage_stats" USING btree ("period_start","user_id") WHERE period_type = 'daily';CREATE POLICY "cover_letter_json_data_own" ON "cover_letter_json_data" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "cover_letter_json_data_system" ON "cover_letter_json_data" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "jobs_own" ON "jobs" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "jobs_system" ON "jobs" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "resume_generations_own" ON "resume_generations" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "resume_generations_system" ON "resume_generations" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "resume_json_data_own" ON "resume_json_data" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "resume_json_data_system" ON "resume_json_data" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "quota_ledger_own" ON "quota_ledger" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "quota_ledger_system" ON "quota_ledger" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "upgrade_requests_own" ON "upgrade_requests" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "upgrade_requests_system" ON "upgrade_requests" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "user_billing_usage_own" ON "user_billing_usage" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "user_billing_usage_system" ON "user_billing_usage" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "user_roles_own" ON "user_roles" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "user_roles_system" ON "user_roles" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "user_subscriptions_own" ON "user_subscriptions" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "user_subscriptions_system" ON "user_subscriptions" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "awards_own" ON "awards" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "awards_system" ON "awards" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "certifications_own" ON "certifications" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "certifications_system" ON "certifications" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "education_own" ON "education" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "education_system" ON "education" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "interests_own" ON "interests" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "interests_system" ON "interests" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "languages_own" ON "languages" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "languages_system" ON "languages" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "professional_references_own" ON "professional_references" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "professional_references_system" ON "professional_references" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "profiles_own" ON "profiles" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "profiles_system" ON "profiles" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "projects_own" ON "projects" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "projects_system" ON "projects" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "publications_own" ON "publications" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "publications_system" ON "publications" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "skills_own" ON "skills" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "skills_system" ON "skills" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "software_knowledge_own" ON "software_knowledge" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "software_knowledge_system" ON "software_knowledge" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "statements_own" ON "statements" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "statements_system" ON "statements" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "volunteer_experience_own" ON "volunteer_experience" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "volunteer_experience_system" ON "volunteer_experience" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "work_experience_own" ON "work_experience" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "work_experience_system" ON "work_experience" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "api_usage_logs_own" ON "api_usage_logs" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "api_usage_logs_system" ON "api_usage_logs" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "onboarding_progress_own" ON "onboarding_progress" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "onboarding_progress_system" ON "onboarding_progress" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "profile_analyses_own" ON "profile_analyses" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "profile_analyses_system" ON "profile_analyses" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "user_settings_own" ON "user_settings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "user_settings_system" ON "user_settings" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));CREATE POLICY "user_usage_stats_own" ON "user_usage_stats" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));CREATE POLICY "user_usage_stats_system" ON "user_usage_stats" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));

-- The rest is ours.

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
  volunteer_experience, awards, interests, professional_references, statements, onboarding_progress, user_settings, resume_generations, resume_json_data, cover_letter_json_data,
  profile_analyses
to app_user;

-- Counted by the server in the person's own transaction, never taken back by a person.
grant select, insert, update on user_billing_usage, user_usage_stats, quota_ledger to app_user;
grant select, insert on api_usage_logs, upgrade_requests, jobs to app_user;

-- Read, not chosen: only the cycle of a subscription moves on by itself.
grant select on user_roles, user_subscriptions to app_user;
grant update (billing_cycle_start, billing_cycle_end) on user_subscriptions to app_user;
grant select on subscription_plans, resume_templates, cover_letter_templates, system_settings to app_user;

-- The record of what administrators did is written and read, never changed.
revoke update, delete on audit_log, backups from app_system;

-- Asking again while a request is open changes what is asked for; deciding stays the system's.
grant update (plan_id, feature) on upgrade_requests to app_user;

-- Own roles for a person, anybody's for the system: row-level security decides.
create function has_role(_user_id uuid, _role text) returns boolean
language sql stable
as $$ select exists (select from user_roles where user_id = _user_id and role = _role) $$;

-- Finding people by a part of their name. Where the extension cannot be had (the embedded database, a service that allows none),
-- the same question is answered by reading all names, which few people make quick enough.
do $$
begin
  create extension if not exists pg_trgm;
  create index user_search on "user" using gin (lower(name || ' ' || email || ' ' || id::text) gin_trgm_ops);
exception when others then
  raise notice 'Searching people reads all names: %', sqlerrm;
end
$$;

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
  ('max_file_size_mb', '10', 'number', 'File Uploads', 'Largest request or file, in megabytes'),
  ('ai_provider', 'builtin', 'string', 'AI Configuration', 'Who writes: builtin needs no model and no network'),
  ('ai_base_url', '', 'string', 'AI Configuration', 'Address of a service that speaks the OpenAI protocol, such as http://localhost:11434/v1'),
  ('custom_model', '', 'string', 'AI Configuration', 'Name of another model of the provider; empty: the default model writes'),
  ('budget_stops_models', 'true', 'boolean', 'AI Configuration', 'Once the month''s budget is used up, documents are written without a model'),
  ('support_address', '', 'string', 'System', 'Mail address that people are given for questions; empty: none is shown')
) as given (key, value, type, category, description);
