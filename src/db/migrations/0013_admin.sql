CREATE TABLE "daily_sums" (
	"name" text PRIMARY KEY NOT NULL,
	"through" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generations_daily" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"template" text NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "generations_daily_day_kind_status_template_pk" PRIMARY KEY("day","kind","status","template")
);
--> statement-breakpoint
CREATE TABLE "heartbeats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_daily" (
	"day" date NOT NULL,
	"generation_type" text NOT NULL,
	"model_used" text NOT NULL,
	"success" boolean NOT NULL,
	"calls" bigint NOT NULL,
	"tokens" bigint NOT NULL,
	"cost" numeric(18, 6) NOT NULL,
	"ms" bigint NOT NULL,
	"timed" bigint NOT NULL,
	CONSTRAINT "usage_daily_day_generation_type_model_used_success_pk" PRIMARY KEY("day","generation_type","model_used","success")
);
--> statement-breakpoint
ALTER TABLE "resume_generations" ADD COLUMN "layout" jsonb;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "occurrences" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "last_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "heartbeats_seen" ON "heartbeats" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "user_newest" ON "user" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_events_source" ON "security_events" USING btree ("type","ip_address","last_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_events_last" ON "security_events" USING btree ("last_at" DESC NULLS FIRST);--> statement-breakpoint
grant select, insert, update, delete on heartbeats, usage_daily, generations_daily, daily_sums to app_system;
--> statement-breakpoint
update security_events set last_at = created_at;
--> statement-breakpoint
-- Finding people by a part of their name. Where the extension cannot be had (the embedded database, a service that allows none),
-- the same question is answered by reading all names, which few people make quick enough.
do $$
begin
  create extension if not exists pg_trgm;
  create index user_search on "user" using gin (lower(name || ' ' || email || ' ' || id::text) gin_trgm_ops);
exception when others then
  raise notice 'Searching people reads all names: %', sqlerrm;
end
$$;
