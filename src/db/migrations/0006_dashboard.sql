CREATE UNIQUE INDEX "upgrade_requests_one_pending" ON "upgrade_requests" USING btree ("user_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "user_usage_stats_months" ON "user_usage_stats" USING btree ("period_start") WHERE period_type = 'monthly';--> statement-breakpoint
-- Asking again while a request is open changes what is asked for; deciding stays the system's.
grant update (plan_id, feature) on upgrade_requests to app_user;
