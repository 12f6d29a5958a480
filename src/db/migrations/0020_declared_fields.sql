ALTER TABLE "languages" DROP CONSTRAINT "languages_level";--> statement-breakpoint
ALTER TABLE "publications" DROP CONSTRAINT "publications_date";--> statement-breakpoint
ALTER TABLE "skills" DROP CONSTRAINT "skills_level";--> statement-breakpoint
ALTER TABLE "software_knowledge" DROP CONSTRAINT "software_knowledge_level";--> statement-breakpoint
ALTER TABLE "education" ALTER COLUMN "gpa" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "languages" ADD CONSTRAINT "languages_proficiency_level" CHECK ("languages"."proficiency_level" in ('Basic', 'Conversational', 'Proficient', 'Fluent', 'Native'));--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_publication_date" CHECK ("publications"."publication_date" ~ '^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$');--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_skill_level" CHECK ("skills"."skill_level" in ('Beginner', 'Intermediate', 'Advanced', 'Expert'));--> statement-breakpoint
ALTER TABLE "software_knowledge" ADD CONSTRAINT "software_knowledge_proficiency_level" CHECK ("software_knowledge"."proficiency_level" in ('Basic', 'Intermediate', 'Advanced', 'Expert'));