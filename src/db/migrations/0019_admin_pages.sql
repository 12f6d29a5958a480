DROP INDEX "security_events_last";--> statement-breakpoint
DROP INDEX "user_usage_stats_months";--> statement-breakpoint
CREATE INDEX "security_events_active" ON "security_events" USING btree ("severity") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "security_events_last" ON "security_events" USING btree ("last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_usage_stats_months" ON "user_usage_stats" USING btree ("period_start","total_cost" DESC NULLS FIRST) WHERE period_type = 'monthly';