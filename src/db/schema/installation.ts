// What belongs to the installation and not to a person: the record of what administrators did, sealed secrets, backups, when it
// ran, and its sums by day.
// Only the system's transactions see these tables.

import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	text,
	uuid,
} from "drizzle-orm/pg-core";
import { callIndexes } from "./call-indexes.ts";
import { at, createdAt, madeId } from "./columns.ts";

/** Written once, never changed: neither role may update or delete a row. Names are kept as text, so a row outlives the account. */
export const auditLog = pgTable(
	"audit_log",
	{
		id: madeId().primaryKey(),
		actor_id: uuid(),
		actor_email: text().notNull(),
		action: text().notNull(),
		subject_type: text().notNull(),
		subject_id: text(),
		details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
		created_at: createdAt(),
	},
	(t) => [
		index("audit_log_newest").on(
			t.created_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		index("audit_log_subject").on(t.subject_type, t.subject_id),
		index("audit_log_actor").on(
			t.actor_id,
			t.created_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		// Signing in is most of the record; what else happened is found beside it.
		index("audit_log_seldom")
			.on(t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
			.where(sql`action <> 'sign_in'`),
	],
);

/** Keys of providers, sealed with the installation's secret, which is not in the database. */
export const sealedSecrets = pgTable("sealed_secrets", {
	name: text().primaryKey(),
	sealed: text().notNull(),
	last_four: text().notNull(),
	updated_at: at().notNull().defaultNow(),
	updated_by: uuid(),
});

/** What administrators say a model costs: dollars for a million tokens each way. */
export const modelPrices = pgTable(
	"model_prices",
	{
		/** As the provider names it, in lower case. */
		model: text().primaryKey(),
		input_price: numeric({ precision: 12, scale: 6, mode: "number" }).notNull(),
		output_price: numeric({
			precision: 12,
			scale: 6,
			mode: "number",
		}).notNull(),
		updated_at: at().notNull().defaultNow(),
	},
	(t) => [
		check(
			"model_prices_bounds",
			sql`least(${t.input_price}, ${t.output_price}) >= 0`,
		),
	],
);

/** One row a backup that was finished. */
export const backups = pgTable(
	"backups",
	{
		id: madeId().primaryKey(),
		size_bytes: bigint({ mode: "number" }).notNull(),
		created_at: createdAt(),
	},
	(t) => [index("backups_newest").on(t.created_at.desc().nullsFirst())],
);

/** One row for each time a process served: it says every half minute that it still does. */
export const heartbeats = pgTable(
	"heartbeats",
	{
		id: madeId().primaryKey(),
		started_at: at().notNull(),
		seen_at: at().notNull(),
	},
	(t) => [index("heartbeats_seen").on(t.seen_at)],
);

/** Calls of people who left, without a word of whose they were: the log and its sums go on agreeing. */
export const departedCalls = pgTable(
	"departed_calls",
	{
		id: uuid().primaryKey(),
		generation_type: text().notNull(),
		action_type: text(),
		model_used: text(),
		total_tokens: integer().notNull(),
		estimated_cost: numeric({
			precision: 12,
			scale: 6,
			mode: "number",
		}).notNull(),
		response_time_ms: integer(),
		success: boolean().notNull(),
		error_message: text(),
		created_at: at().notNull(),
	},
	(t) => callIndexes("departed_calls", t),
);

const sum = () => bigint({ mode: "number" }).notNull();

/** The calls of one UTC day that is over. Deleting an account later does not change what was spent. */
export const usageDaily = pgTable(
	"usage_daily",
	{
		day: date().notNull(),
		generation_type: text().notNull(),
		model_used: text().notNull(),
		success: boolean().notNull(),
		calls: sum(),
		tokens: sum(),
		cost: numeric({ precision: 18, scale: 6, mode: "number" }).notNull(),
		/** Milliseconds of all calls whose time is known, and how many these are. */
		ms: sum(),
		timed: sum(),
	},
	(t) => [
		primaryKey({
			columns: [t.day, t.generation_type, t.model_used, t.success],
		}),
	],
);

/** The documents of one UTC day that is over, by what became of them and by template. */
export const generationsDaily = pgTable(
	"generations_daily",
	{
		day: date().notNull(),
		kind: text().notNull(),
		status: text().notNull(),
		/** The template's id, or "default". */
		template: text().notNull(),
		documents: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.day, t.kind, t.status, t.template] })],
);

/** The last day each of the two tables above holds; what came after it is counted from the rows themselves. */
export const dailySums = pgTable("daily_sums", {
	name: text().primaryKey(),
	through: date().notNull(),
});
