DROP INDEX "mail_outbox_waiting";--> statement-breakpoint
ALTER TABLE "email_links" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "email_links" ADD COLUMN "email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_outbox_newest" ON "mail_outbox" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("due_at") WHERE sent_at is null and failed_at is null;