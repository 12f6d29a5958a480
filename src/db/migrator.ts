// Brings the tables up to this program: every file of ./migrations not yet in the database, in order, in one transaction under
// one lock, so that several instances may start at once and a failing migration leaves nothing behind.
import fs from "node:fs";
import type pg from "pg";
import { Refusal } from "../domain/refusal.ts";
import { isEarlier } from "./earlier-migrations.ts";
import { addMissingSettings } from "./missing-settings.ts";

/** Where the migrations of this program lie. */
export const FOLDER = new URL("./migrations/", import.meta.url);
const LOCK = 4_711_001; // any number, as long as it is ours

export async function migrate(pool: pg.Pool): Promise<void> {
	const known = migrationNames();
	const client = await pool.connect();
	try {
		await client.query("begin");
		await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
		if (!(await hasRecord(client)))
			await client.query(
				"create table schema_migrations (name text primary key, applied_at timestamptz not null default now())",
			);
		const applied = await appliedNames(client);
		refuseUnknown(applied, known);
		const missing = known.filter((name) => !applied.includes(name));
		await applyMigrations(client, missing, FOLDER);
		await addMissingSettings(client);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback").catch(() => undefined); // the first error is the one to tell
		throw explained(error);
	} finally {
		client.release();
	}
}

/** How many migrations the database lacks. Refuses a database that `migrate` would refuse. */
export async function countMissing(pool: pg.Pool): Promise<number> {
	const client = await pool.connect();
	try {
		const applied = await appliedNames(client);
		const known = migrationNames();
		refuseUnknown(applied, known);
		return known.filter((name) => !applied.includes(name)).length;
	} finally {
		client.release();
	}
}

/** In the transaction of whoever asks. */
export async function applyMigrations(
	client: pg.PoolClient,
	names: readonly string[],
	folder: URL,
): Promise<void> {
	for (const name of names) {
		await client.query(fs.readFileSync(new URL(name, folder), "utf8"));
		await client.query("insert into schema_migrations (name) values ($1)", [
			name,
		]);
	}
}

/** File names in order; a test compares what they build with the schema. */
export function migrationNames(folder = FOLDER): string[] {
	return fs
		.readdirSync(folder)
		.filter((name) => name.endsWith(".sql"))
		.sort();
}

/** Whether a migration only adds what rows of before do not need: then they fit as they are. */
export function onlyAdds(name: string, folder = FOLDER): boolean {
	const statements = fs
		.readFileSync(new URL(name, folder), "utf8")
		.replace(/--.*$/gm, "")
		.replace(/\$\$[^$]*\$\$/g, "")
		.split(";")
		.map((statement) => statement.trim())
		.filter((statement) => statement !== "");
	return statements.every((statement) => ADDS.test(statement));
}

const ADDS =
	/^(?:create (?:table|policy|(?:unique )?index|or replace function)|grant|revoke all on function|alter table \S+ (?:add|enable|force)) /i;

/** What a database says was applied to it; nothing where it is not ours yet. */
export async function appliedNames(client: pg.PoolClient): Promise<string[]> {
	await client.query("reset role");
	if (!(await hasRecord(client))) return [];
	return (
		await client.query("select name from schema_migrations order by name")
	).rows.map(({ name }) => name);
}

async function hasRecord(client: pg.PoolClient): Promise<boolean> {
	const { rows } = await client.query<{ exists: boolean }>(
		"select to_regclass('schema_migrations') is not null as exists",
	);
	return rows[0]?.exists === true;
}

/** A migration that this program doesn't have was applied by another version of it. */
function refuseUnknown(
	applied: readonly string[],
	known: readonly string[],
): void {
	const unknown = applied.find((name) => !known.includes(name));
	if (unknown)
		throw isEarlier(unknown) ? earlierDatabase() : newerDatabase(unknown);
}

function earlierDatabase(): Refusal {
	return new Refusal(
		"unavailable",
		"This database was made by an earlier Attune. Make a backup with that version (attune backup FILE), move its data folder away, and restore the backup with this one (attune restore FILE).",
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
