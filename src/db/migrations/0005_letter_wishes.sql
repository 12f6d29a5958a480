ALTER TABLE "resume_generations" ADD COLUMN "why_them" text;--> statement-breakpoint
ALTER TABLE "resume_generations" ADD COLUMN "document_language" text;