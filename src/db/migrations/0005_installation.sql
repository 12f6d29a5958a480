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
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"size_bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealed_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
DROP INDEX "resume_generations_own_newest";--> statement-breakpoint
DROP INDEX "resume_generations_newest";--> statement-breakpoint
DROP INDEX "profiles_newest";--> statement-breakpoint
DROP INDEX "api_usage_logs_own_newest";--> statement-breakpoint
DROP INDEX "api_usage_logs_newest";--> statement-breakpoint
DROP INDEX "api_usage_logs_failed";--> statement-breakpoint
DROP INDEX "profile_analyses_newest";--> statement-breakpoint
DROP INDEX "security_events_newest";--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_generations_own_newest" ON "resume_generations" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_generations_newest" ON "resume_generations" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_newest" ON "profiles" USING btree ("created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_usage_logs_own_newest" ON "api_usage_logs" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_usage_logs_newest" ON "api_usage_logs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_usage_logs_failed" ON "api_usage_logs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not success;--> statement-breakpoint
CREATE INDEX "profile_analyses_newest" ON "profile_analyses" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- The record of what administrators did is written and read, never changed.
grant select, insert on audit_log, backups to app_system;
--> statement-breakpoint
grant select, insert, update, delete on sealed_secrets to app_system;
--> statement-breakpoint
insert into system_settings (id, key, value, type, category, description)
select gen_random_uuid(), key, value, type, category, description
from (values
  ('ai_provider', 'builtin', 'string', 'AI Configuration', 'Who writes: builtin needs no model and no network'),
  ('ai_base_url', '', 'string', 'AI Configuration', 'Address of a service that speaks the OpenAI protocol, such as http://localhost:11434/v1'),
  ('custom_model', '', 'string', 'AI Configuration', 'Name of another model of the provider; empty: the default model writes'),
  ('budget_stops_models', 'false', 'boolean', 'AI Configuration', 'Once the month''s budget is used up, documents are written without a model'),
  ('support_address', '', 'string', 'System', 'Mail address that people are given for questions; empty: none is shown')
) as given (key, value, type, category, description)
on conflict (key) do nothing;
