ALTER TABLE "session" ADD COLUMN "replaced_by" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_replaced_by_session_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_replaced" ON "session" USING btree ("replaced_by");