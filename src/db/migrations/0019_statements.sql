CREATE TABLE "statements" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"stated_on" text NOT NULL,
	"about_section" text,
	"about_entry" text,
	CONSTRAINT "statements_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "statements_kind" CHECK ("statements"."kind" in ('licence', 'permit', 'travel', 'start_date', 'availability', 'clearance', 'relocation', 'salary', 'confirmed_line', 'other')),
	CONSTRAINT "statements_about_section" CHECK ("statements"."about_section" in ('work_experience', 'education', 'skills', 'languages', 'projects', 'certifications', 'software', 'publications', 'volunteer')),
	CONSTRAINT "statements_stated_on" CHECK ("statements"."stated_on" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$')
);
--> statement-breakpoint
ALTER TABLE "statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "statements_own" ON "statements" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "statements_system" ON "statements" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));
--> statement-breakpoint
alter table statements force row level security;--> statement-breakpoint
grant select, insert, update, delete on statements to app_user, app_system;
