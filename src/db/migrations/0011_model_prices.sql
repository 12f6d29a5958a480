CREATE TABLE "model_prices" (
	"model" text PRIMARY KEY NOT NULL,
	"input_price" numeric(12, 6) NOT NULL,
	"output_price" numeric(12, 6) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_prices_bounds" CHECK (least("model_prices"."input_price", "model_prices"."output_price") >= 0)
);

--> statement-breakpoint
grant select, insert, update, delete on model_prices to app_system;
