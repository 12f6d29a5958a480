DROP INDEX "departed_calls_failed";--> statement-breakpoint
DROP INDEX "api_usage_logs_failed";--> statement-breakpoint
CREATE INDEX "departed_calls_failed" ON "departed_calls" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"model_used","generation_type","action_type") WHERE not success;--> statement-breakpoint
CREATE INDEX "api_usage_logs_failed" ON "api_usage_logs" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"model_used","generation_type","action_type","user_id") WHERE not success;