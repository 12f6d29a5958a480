ALTER TABLE "cover_letter_json_data" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cover_letter_json_data" ADD COLUMN "edit_session" text;--> statement-breakpoint
ALTER TABLE "resume_json_data" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_json_data" ADD COLUMN "edit_session" text;