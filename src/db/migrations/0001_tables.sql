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
--> statement-breakpoint
CREATE TABLE "email_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cover_letter_json_data" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"cover_letter_json" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_letter_json_data_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "cover_letter_json_data_one" UNIQUE("user_id","generation_id")
);
--> statement-breakpoint
ALTER TABLE "cover_letter_json_data" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cover_letter_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"locked_by" text,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "jobs_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('ready', 'running', 'done', 'failed')),
	CONSTRAINT "jobs_lease" CHECK (("jobs"."state" = 'running') = ("jobs"."locked_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resume_generations" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"job_description" text NOT NULL,
	"selected_sections" text[] DEFAULT '{}'::text[] NOT NULL,
	"ai_enhancement_strength" text DEFAULT 'medium' NOT NULL,
	"template_id" uuid,
	"template" text NOT NULL,
	"generation_status" text DEFAULT 'generating' NOT NULL,
	"step" text DEFAULT 'Creating' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"request_key" text NOT NULL,
	"error_title" text,
	"error_message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_generations_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "resume_generations_request" UNIQUE("user_id","request_key"),
	CONSTRAINT "resume_generations_kind" CHECK ("resume_generations"."kind" in ('resume', 'cover_letter')),
	CONSTRAINT "resume_generations_status" CHECK ("resume_generations"."generation_status" in ('generating', 'processing', 'completed', 'failed')),
	CONSTRAINT "resume_generations_strength" CHECK ("resume_generations"."ai_enhancement_strength" in ('low', 'medium', 'high')),
	CONSTRAINT "resume_generations_step" CHECK ("resume_generations"."step" in ('Creating', 'Analyzing requirements', 'Generating', 'Complete')),
	CONSTRAINT "resume_generations_sections" CHECK ("resume_generations"."selected_sections" <@ array['personal', 'summary', 'work_experience', 'education', 'skills', 'languages', 'projects', 'certifications', 'software', 'publications', 'volunteer']::text[]),
	CONSTRAINT "resume_generations_progress" CHECK ("resume_generations"."progress" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "resume_generations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resume_json_data" (
	"user_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"resume_json" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_json_data_user_id_generation_id_pk" PRIMARY KEY("user_id","generation_id")
);
--> statement-breakpoint
ALTER TABLE "resume_json_data" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "resume_templates" (
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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "quota_ledger" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscription_plans" (
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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "upgrade_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_billing_usage" (
	"user_id" uuid NOT NULL,
	"billing_cycle_start" date NOT NULL,
	"resumes_generated" integer DEFAULT 0 NOT NULL,
	"cover_letters_generated" integer DEFAULT 0 NOT NULL,
	"profile_analyses_used" integer DEFAULT 0 NOT NULL,
	"edits_performed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_billing_usage_user_id_billing_cycle_start_pk" PRIMARY KEY("user_id","billing_cycle_start"),
	CONSTRAINT "user_billing_usage_counts" CHECK (least("user_billing_usage"."resumes_generated", "user_billing_usage"."cover_letters_generated", "user_billing_usage"."profile_analyses_used", "user_billing_usage"."edits_performed") >= 0)
);
--> statement-breakpoint
ALTER TABLE "user_billing_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'test_user', 'regular_user'))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"billing_cycle_start" date NOT NULL,
	"billing_cycle_end" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "certifications" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
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
--> statement-breakpoint
ALTER TABLE "certifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "education" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"institution_name" text NOT NULL,
	"degree_type" text,
	"field_of_study" text,
	"location" text,
	"start_date" text,
	"end_date" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"gpa" numeric(5, 4),
	"achievements" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "education_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "education_start_date" CHECK ("education"."start_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "education_end_date" CHECK ("education"."end_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "education_gpa" CHECK ("education"."gpa" between 0 and 4)
);
--> statement-breakpoint
ALTER TABLE "education" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "languages" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language_name" text NOT NULL,
	"proficiency_level" text,
	CONSTRAINT "languages_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "languages_level" CHECK ("languages"."proficiency_level" in ('Basic', 'Conversational', 'Proficient', 'Fluent', 'Native'))
);
--> statement-breakpoint
ALTER TABLE "languages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "profiles_one_per_user" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"project_name" text NOT NULL,
	"description" text,
	"technologies_used" text[] DEFAULT '{}'::text[] NOT NULL,
	"start_date" text,
	"end_date" text,
	"is_ongoing" boolean DEFAULT false NOT NULL,
	"project_url" text,
	"github_url" text,
	"achievements" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "projects_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "projects_start_date" CHECK ("projects"."start_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "projects_end_date" CHECK ("projects"."end_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
--> statement-breakpoint
ALTER TABLE "projects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publication_title" text NOT NULL,
	"authors" text[] DEFAULT '{}'::text[] NOT NULL,
	"publisher" text,
	"publication_date" text,
	"description" text,
	"publication_url" text,
	CONSTRAINT "publications_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "publications_date" CHECK ("publications"."publication_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
--> statement-breakpoint
ALTER TABLE "publications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"skill_name" text NOT NULL,
	"skill_level" text,
	"category" text,
	CONSTRAINT "skills_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "skills_level" CHECK ("skills"."skill_level" in ('Beginner', 'Intermediate', 'Advanced', 'Expert'))
);
--> statement-breakpoint
ALTER TABLE "skills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "software_knowledge" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"software_name" text NOT NULL,
	"proficiency_level" text,
	"category" text,
	CONSTRAINT "software_knowledge_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "software_knowledge_level" CHECK ("software_knowledge"."proficiency_level" in ('Basic', 'Intermediate', 'Advanced', 'Expert'))
);
--> statement-breakpoint
ALTER TABLE "software_knowledge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "volunteer_experience" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"organization_name" text NOT NULL,
	"role_title" text NOT NULL,
	"location" text,
	"start_date" text,
	"end_date" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"description" text,
	"achievements" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "volunteer_experience_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "volunteer_experience_start_date" CHECK ("volunteer_experience"."start_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "volunteer_experience_end_date" CHECK ("volunteer_experience"."end_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
--> statement-breakpoint
ALTER TABLE "volunteer_experience" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "work_experience" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"location" text,
	"start_date" text,
	"end_date" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"description" text,
	"achievements" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "work_experience_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "work_experience_start_date" CHECK ("work_experience"."start_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$'),
	CONSTRAINT "work_experience_end_date" CHECK ("work_experience"."end_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
--> statement-breakpoint
ALTER TABLE "work_experience" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "api_usage_logs" (
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
	CONSTRAINT "api_usage_logs_generation_type" CHECK ("api_usage_logs"."generation_type" in ('resume', 'cover_letter', 'profile_analysis')),
	CONSTRAINT "api_usage_logs_action_type" CHECK ("api_usage_logs"."action_type" in ('view_document', 'generate_other', 'clear_fields'))
);
--> statement-breakpoint
ALTER TABLE "api_usage_logs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error_message" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outbox_recipient" CHECK ("mail_outbox"."recipient" <> '')
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "onboarding_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profile_analyses" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"analysis_data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_analyses_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "profile_analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"severity" text NOT NULL,
	"user_id" uuid,
	"ip_address" text,
	"description" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_events_type" CHECK ("security_events"."type" in ('failed_login', 'rate_limit', 'unauthorized_access', 'suspicious_activity')),
	CONSTRAINT "security_events_severity" CHECK ("security_events"."severity" in ('critical', 'high', 'medium', 'low')),
	CONSTRAINT "security_events_status" CHECK ("security_events"."status" in ('active', 'investigating', 'resolved'))
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "user_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_usage_stats" (
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
--> statement-breakpoint
ALTER TABLE "user_usage_stats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_letter_json_data" ADD CONSTRAINT "cover_letter_json_data_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_letter_json_data" ADD CONSTRAINT "cover_letter_json_data_generation" FOREIGN KEY ("user_id","generation_id") REFERENCES "public"."resume_generations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_generation" FOREIGN KEY ("user_id","id") REFERENCES "public"."resume_generations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_generations" ADD CONSTRAINT "resume_generations_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_generations" ADD CONSTRAINT "resume_generations_template_id_resume_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."resume_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_json_data" ADD CONSTRAINT "resume_json_data_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_json_data" ADD CONSTRAINT "resume_json_data_generation" FOREIGN KEY ("user_id","generation_id") REFERENCES "public"."resume_generations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_ledger" ADD CONSTRAINT "quota_ledger_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgrade_requests" ADD CONSTRAINT "upgrade_requests_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_billing_usage" ADD CONSTRAINT "user_billing_usage_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_plan_id_subscription_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."subscription_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "languages" ADD CONSTRAINT "languages_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "software_knowledge" ADD CONSTRAINT "software_knowledge_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteer_experience" ADD CONSTRAINT "volunteer_experience_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experience" ADD CONSTRAINT "work_experience_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_usage_logs" ADD CONSTRAINT "api_usage_logs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_progress" ADD CONSTRAINT "onboarding_progress_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD CONSTRAINT "profile_analyses_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_handled_by_user_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_settings" ADD CONSTRAINT "system_settings_updated_by_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_usage_stats" ADD CONSTRAINT "user_usage_stats_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_links_user" ON "email_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "cover_letter_templates_name" ON "cover_letter_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "jobs_ready" ON "jobs" USING btree ("run_at","id") WHERE state = 'ready';--> statement-breakpoint
CREATE INDEX "jobs_leases" ON "jobs" USING btree ("locked_until") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_running" ON "jobs" USING btree ("user_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "resume_generations_own_newest" ON "resume_generations" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resume_generations_newest" ON "resume_generations" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "resume_templates_name" ON "resume_templates" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "upgrade_requests_pending" ON "upgrade_requests" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "user_subscriptions_one_active" ON "user_subscriptions" USING btree ("user_id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "api_usage_logs_own_newest" ON "api_usage_logs" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "api_usage_logs_newest" ON "api_usage_logs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "api_usage_logs_failed" ON "api_usage_logs" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not success;--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_user" ON "mail_outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profile_analyses_newest" ON "profile_analyses" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "cover_letter_json_data_own" ON "cover_letter_json_data" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "cover_letter_json_data_system" ON "cover_letter_json_data" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "jobs_own" ON "jobs" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "jobs_system" ON "jobs" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "resume_generations_own" ON "resume_generations" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "resume_generations_system" ON "resume_generations" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "resume_json_data_own" ON "resume_json_data" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "resume_json_data_system" ON "resume_json_data" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "quota_ledger_own" ON "quota_ledger" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "quota_ledger_system" ON "quota_ledger" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "upgrade_requests_own" ON "upgrade_requests" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "upgrade_requests_system" ON "upgrade_requests" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "user_billing_usage_own" ON "user_billing_usage" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "user_billing_usage_system" ON "user_billing_usage" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "user_roles_own" ON "user_roles" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "user_roles_system" ON "user_roles" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "user_subscriptions_own" ON "user_subscriptions" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "user_subscriptions_system" ON "user_subscriptions" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "certifications_own" ON "certifications" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "certifications_system" ON "certifications" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "education_own" ON "education" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "education_system" ON "education" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "languages_own" ON "languages" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "languages_system" ON "languages" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "profiles_own" ON "profiles" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "profiles_system" ON "profiles" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "projects_own" ON "projects" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "projects_system" ON "projects" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "publications_own" ON "publications" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "publications_system" ON "publications" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "skills_own" ON "skills" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "skills_system" ON "skills" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "software_knowledge_own" ON "software_knowledge" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "software_knowledge_system" ON "software_knowledge" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "volunteer_experience_own" ON "volunteer_experience" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "volunteer_experience_system" ON "volunteer_experience" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "work_experience_own" ON "work_experience" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "work_experience_system" ON "work_experience" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "api_usage_logs_own" ON "api_usage_logs" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "api_usage_logs_system" ON "api_usage_logs" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "onboarding_progress_own" ON "onboarding_progress" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "onboarding_progress_system" ON "onboarding_progress" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "profile_analyses_own" ON "profile_analyses" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "profile_analyses_system" ON "profile_analyses" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "user_settings_own" ON "user_settings" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "user_settings_system" ON "user_settings" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "user_usage_stats_own" ON "user_usage_stats" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "user_usage_stats_system" ON "user_usage_stats" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));