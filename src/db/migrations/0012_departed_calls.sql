CREATE TABLE "departed_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"generation_type" text NOT NULL,
	"action_type" text,
	"model_used" text,
	"total_tokens" integer NOT NULL,
	"estimated_cost" numeric(12, 6) NOT NULL,
	"response_time_ms" integer,
	"success" boolean NOT NULL,
	"error_message" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "departed_calls_newest" ON "departed_calls" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
grant select, insert, update, delete on departed_calls to app_system;
