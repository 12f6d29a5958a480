CREATE INDEX "resume_generations_unfinished" ON "resume_generations" USING btree ("generation_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE generation_status <> 'completed';--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_seldom" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE action <> 'sign_in';--> statement-breakpoint
CREATE INDEX "departed_calls_failed" ON "departed_calls" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not success;--> statement-breakpoint
CREATE INDEX "departed_calls_model" ON "departed_calls" USING btree ("model_used","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"success");--> statement-breakpoint
CREATE INDEX "departed_calls_type" ON "departed_calls" USING btree ("generation_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"success") WHERE action_type is null;--> statement-breakpoint
CREATE INDEX "departed_calls_action" ON "departed_calls" USING btree ("action_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"success") WHERE action_type is not null;--> statement-breakpoint
CREATE INDEX "user_roles_special" ON "user_roles" USING btree ("role","user_id") WHERE role <> 'regular_user';--> statement-breakpoint
CREATE INDEX "api_usage_logs_model" ON "api_usage_logs" USING btree ("model_used","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"success","user_id");--> statement-breakpoint
CREATE INDEX "api_usage_logs_type" ON "api_usage_logs" USING btree ("generation_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"success","user_id") WHERE action_type is null;--> statement-breakpoint
CREATE INDEX "api_usage_logs_action" ON "api_usage_logs" USING btree ("action_type","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"success","user_id") WHERE action_type is not null;