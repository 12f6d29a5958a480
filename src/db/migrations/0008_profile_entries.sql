ALTER TABLE "education" ALTER COLUMN "achievements" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "education" ALTER COLUMN "achievements" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "technologies_used" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "technologies_used" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "achievements" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "achievements" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "authors" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "authors" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "volunteer_experience" ALTER COLUMN "achievements" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "volunteer_experience" ALTER COLUMN "achievements" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "work_experience" ALTER COLUMN "achievements" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "work_experience" ALTER COLUMN "achievements" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certifications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "certifications" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "education" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "education" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "languages" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "before_sample" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "software_knowledge" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "software_knowledge" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "volunteer_experience" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "volunteer_experience" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_experience" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_experience" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;