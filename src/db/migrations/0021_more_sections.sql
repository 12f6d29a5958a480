CREATE TABLE "awards" (
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
--> statement-breakpoint
ALTER TABLE "awards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interests" (
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
--> statement-breakpoint
ALTER TABLE "interests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "professional_references" (
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
--> statement-breakpoint
ALTER TABLE "professional_references" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "statements" DROP CONSTRAINT "statements_about_section";--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_references" ADD CONSTRAINT "professional_references_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_about_section" CHECK ("statements"."about_section" in ('work_experience', 'education', 'skills', 'languages', 'projects', 'certifications', 'software', 'publications', 'volunteer', 'awards', 'interests', 'references'));--> statement-breakpoint
CREATE POLICY "awards_own" ON "awards" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "awards_system" ON "awards" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "interests_own" ON "interests" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "interests_system" ON "interests" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));--> statement-breakpoint
CREATE POLICY "professional_references_own" ON "professional_references" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "professional_references_system" ON "professional_references" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));
--> statement-breakpoint
alter table awards force row level security;--> statement-breakpoint
alter table interests force row level security;--> statement-breakpoint
alter table professional_references force row level security;--> statement-breakpoint
grant select, insert, update, delete on awards, interests, professional_references to app_user, app_system;
