ALTER TABLE "resume_generations" RENAME COLUMN "kind" TO "document_type";--> statement-breakpoint
-- Letters stood there bare until now.
set role app_system;--> statement-breakpoint
update cover_letter_json_data set cover_letter_json = jsonb_build_object('cover_letter', cover_letter_json) where not cover_letter_json ? 'cover_letter';--> statement-breakpoint
reset role;
