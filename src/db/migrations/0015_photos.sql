CREATE TABLE "photos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"jpeg" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_size" CHECK (length("photos"."jpeg") <= 200000)
);
--> statement-breakpoint
ALTER TABLE "photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "photos_own" ON "photos" AS PERMISSIVE FOR ALL TO "app_user" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "photos_system" ON "photos" AS PERMISSIVE FOR ALL TO "app_system" USING ((select current_user = 'app_system')) WITH CHECK ((select current_user = 'app_system'));
--> statement-breakpoint
alter table photos force row level security;--> statement-breakpoint
grant select, insert, update, delete on photos to app_user, app_system;--> statement-breakpoint
-- The look with a place for it.
insert into resume_templates (id, name, template_type, layout_config, description, is_premium, created_at)
values (gen_random_uuid(), 'portrait', 'professional', '{"look": "portrait"}',
  'With a photo, as in Germany, Austria and Switzerland.', false, timestamptz '2026-01-01 00:01:06+00')
on conflict do nothing;
