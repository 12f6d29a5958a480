ALTER TABLE "jobs" DROP CONSTRAINT "jobs_generation";
--> statement-breakpoint
ALTER TABLE "profile_analyses" ALTER COLUMN "analysis_data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "kind" text DEFAULT 'document' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "generation_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "analysis_id" uuid;--> statement-breakpoint
-- Row-level security is forced on the owner too, who would update nothing.
set role app_system;--> statement-breakpoint
update jobs set generation_id = id;--> statement-breakpoint
reset role;--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD COLUMN "analysis_status" text DEFAULT 'completed' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD COLUMN "step" text DEFAULT 'Complete' NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD COLUMN "progress" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD COLUMN "error_title" text;--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD COLUMN "error_message" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_analysis" FOREIGN KEY ("user_id","analysis_id") REFERENCES "public"."profile_analyses"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_generation" FOREIGN KEY ("user_id","generation_id") REFERENCES "public"."resume_generations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD CONSTRAINT "profile_analyses_request" UNIQUE("user_id","request_key");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_kind" CHECK ("jobs"."kind" in ('document', 'analysis'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_for" CHECK ("jobs"."id" is not distinct from case "jobs"."kind" when 'document' then "jobs"."generation_id" else "jobs"."analysis_id" end);--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD CONSTRAINT "profile_analyses_status" CHECK ("profile_analyses"."analysis_status" in ('generating', 'processing', 'completed', 'failed'));--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD CONSTRAINT "profile_analyses_engine" CHECK ("profile_analyses"."engine" in ('builtin', 'model'));--> statement-breakpoint
ALTER TABLE "profile_analyses" ADD CONSTRAINT "profile_analyses_data" CHECK (("profile_analyses"."analysis_status" = 'completed') = ("profile_analyses"."analysis_data" is not null));