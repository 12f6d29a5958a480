// What most tables share: ids made in node, the owner, the time of creation, list checks and the row-level policies.
// Properties of the specification's tables are named as their columns, so a row is the domain's object without translation.
import { randomUUIDv7 } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	check,
	pgPolicy,
	pgRole,
	text,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";
import { user } from "./accounts.ts";

/** One person's transaction runs under this role: it sees that person's rows and owns nothing. */
const appUser = pgRole("app_user").existing();
/** The server's own work across persons (queue, administration). It owns nothing either. */
const appSystem = pgRole("app_system").existing();

export const madeId = () =>
	uuid()
		.notNull()
		.$defaultFn(() => randomUUIDv7());

export const ownerId = () =>
	uuid()
		.notNull()
		.references(() => user.id, { onDelete: "cascade" });

export const at = () => timestamp({ withTimezone: true, mode: "string" });
export const createdAt = () => at().notNull().defaultNow();

export const textList = () =>
	text().array().notNull().default(sql`'{}'::text[]`);

/** The column holds one of the values, or null where null is allowed. */
export function oneOf(
	name: string,
	column: AnyPgColumn,
	values: readonly string[],
) {
	return check(name, sql`${column} in (${literals(values)})`);
}

/** Every element of the list column is one of the values. */
export function eachOneOf(
	name: string,
	column: AnyPgColumn,
	values: readonly string[],
) {
	return check(name, sql`${column} <@ array[${literals(values)}]::text[]`);
}

/** "YYYY", "YYYY-MM" or "YYYY-MM-DD", as the domain's PartialDate. */
export function partialDateCheck(name: string, column: AnyPgColumn) {
	return check(
		name,
		sql`${column} ~ '^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$'`,
	);
}

// Asked by name, because a login role that is a member of app_system would otherwise inherit its policy.
const isSystem = sql`(select current_user = 'app_system')`;

// The sub-select runs once a statement and leaves the index usable; without a person it is null, and null owns no row.
const isOwn = sql`user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)`;

/** A person's rows: their own for a person, all of them for the system, none for anybody else (FORCE: not even the table's owner). */
export function ownedRows(table: string) {
	return [
		pgPolicy(`${table}_own`, {
			for: "all",
			to: appUser,
			using: isOwn,
			withCheck: isOwn,
		}),
		pgPolicy(`${table}_system`, {
			for: "all",
			to: appSystem,
			using: isSystem,
			withCheck: isSystem,
		}),
	];
}

function literals(values: readonly string[]): SQL {
	return sql.raw(
		values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "),
	);
}
