// Brings the tables up to this program: every file of ./migrations not yet in the database, in order, in one transaction under
// one lock, so that several instances may start at once and a failing migration leaves nothing behind.
import fs from "node:fs";
import type pg from "pg";
import { Refusal } from "../domain/refusal.ts";
import { isEarlier } from "./earlier-migrations.ts";

const FOLDER = new URL("./migrations/", import.meta.url);
const LOCK = 4_711_001; // any number, as long as it is ours

export async function migrate(pool: pg.Pool): Promise<void> {
	const known = migrationNames();
	const client = await pool.connect();
	try {
		await client.query("begin");
		await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
		const applied = await appliedNames(client);
		const unknown = applied.find((name) => !known.includes(name));
		if (unknown)
			throw isEarlier(unknown) ? earlierDatabase() : newerDatabase(unknown);
		for (const name of known.filter((name) => !applied.includes(name))) {
			await client.query(fs.readFileSync(new URL(name, FOLDER), "utf8"));
			await client.query("insert into schema_migrations (name) values ($1)", [
				name,
			]);
		}
		await client.query("commit");
	} catch (error) {
		await client.query("rollback").catch(() => undefined); // the first error is the one to tell
		throw explained(error);
	} finally {
		client.release();
	}
}

/** File names in order; a test compares what they build with the schema. */
export function migrationNames(): string[] {
	return fs
		.readdirSync(FOLDER)
		.filter((name) => name.endsWith(".sql"))
		.sort();
}

/** Whether a migration only adds what rows of before do not need: then they fit as they are. */
export function onlyAdds(name: string): boolean {
	const statements = fs
		.readFileSync(new URL(name, FOLDER), "utf8")
		.replace(/--.*$/gm, "")
		.split(";")
		.map((statement) => statement.trim())
		.filter((statement) => statement !== "");
	return statements.every((statement) => ADDS.test(statement));
}

const ADDS =
	/^(?:create (?:table|policy|(?:unique )?index)|grant|alter table \S+ (?:add|enable|force)) /i;

async function appliedNames(client: pg.PoolClient): Promise<string[]> {
	const { rows } = await client.query(
		"select to_regclass('schema_migrations') is not null as exists",
	);
	if (!rows[0].exists) {
		await client.query(
			"create table schema_migrations (name text primary key, applied_at timestamptz not null default now())",
		);
		return [];
	}
	return (
		await client.query("select name from schema_migrations order by name")
	).rows.map(({ name }) => name);
}

function earlierDatabase(): Refusal {
	return new Refusal(
		"unavailable",
		"The database was made by an earlier Attune. Make a backup with that version (attune backup FILE), move its data away, and restore the backup with this one (attune restore FILE).",
	);
}

function newerDatabase(name: string): Refusal {
	return new Refusal(
		"unavailable",
		`The database was changed by a newer Attune (${name}). Start that version, or restore a backup made before the update.`,
	);
}

function explained(error: unknown): unknown {
	if ((error as { code?: string }).code !== "42501") return error;
	return new Refusal(
		"unavailable",
		"The database user may not create what Attune needs. Let it create roles and tables, or run `attune migrate` once as a user who may.",
		{ cause: error },
	);
}
