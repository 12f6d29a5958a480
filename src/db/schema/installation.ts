// What belongs to the installation and not to a person: the record of what administrators did, sealed secrets and backups.
// Only the system's transactions see these tables.
import { bigint, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
