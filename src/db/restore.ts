// A backup in the place of everything a database holds: one transaction that leaves all or nothing. A backup of before the newest
// migrations is put into tables as they were then, and these are brought up to date with their rows.
import type pg from "pg";
import { Refusal } from "../domain/refusal.ts";
import { actAs, quotedIdentifier, tablesInOrder } from "./backup.ts";
import {
	backupHeadOf,
	damaged,
	parsed,
	readLines,
	VERSION,
} from "./backup-format.ts";
import type { Database } from "./database.ts";
import { inTodaysNames, isEarlier } from "./earlier-migrations.ts";
import {
	applyMigrations,
	FOLDER,
	migrationNames,
	onlyAdds,
} from "./migrator.ts";

const ROWS_AT_A_TIME = 500;

type Options = {
	/** Even where the database holds accounts. */
	force: boolean;
	/** Where the migrations of this program lie. */
	migrations?: URL;
};
/** The tables of the target, and the migrations to apply once the rows are in. */
type Plan = { tables: string[]; createdAt: string; later: string[] };

/**
 * Puts a backup in the place of everything the database holds, which must be migrated. Refuses "bad-input" where the lines are
 * no whole backup of this version or an earlier one, and "conflict" where the database holds accounts and `force` is not set;
 * then nothing has changed.
 */
export async function restoreBackup(
	{ pool }: Database,
	lines: AsyncIterable<string>,
	options: Options,
): Promise<{ rows: number; createdAt: string }> {
	const client = await pool.connect();
	try {
		await client.query("begin");
		await client.query("set local statement_timeout = 0");
		const restored = await restore(client, lines, options);
		await client.query("commit");
		return restored;
	} catch (error) {
		await client.query("rollback").catch(() => undefined); // the first error is the one to tell
		throw error;
	} finally {
		client.release();
	}
}

async function restore(
	client: pg.PoolClient,
	lines: AsyncIterable<string>,
	{ force, migrations: folder = FOLDER }: Options,
): Promise<{ rows: number; createdAt: string }> {
	let waiting: { table: string; rows: string[] } = { table: "", rows: [] };
	const write = async () => {
		if (waiting.rows.length > 0) await insert(client, waiting);
		waiting = { ...waiting, rows: [] };
	};
	const { head, rows } = await readLines<Plan>(lines, {
		async head(line) {
			await refuseAccounts(client, force);
			const plan = await planFor(client, line, folder);
			await empty(client, plan.tables);
			return plan;
		},
		async row(line, { tables }) {
			const table = tableOf(line, tables);
			if (table !== waiting.table || waiting.rows.length >= ROWS_AT_A_TIME) {
				await write();
				waiting.table = table;
			}
			waiting.rows.push(line.slice(JSON.stringify(table).length + 2, -1));
		},
	});
	await write();
	await client.query("reset role");
	// The rows are in: what they refer to is settled now, since tables with unsettled rows cannot be changed.
	await client.query("set constraints all immediate");
	await applyMigrations(client, head.later, folder);
	return { rows, createdAt: head.createdAt };
}

async function planFor(
	client: pg.PoolClient,
	line: string,
	folder: URL,
): Promise<Plan> {
	const head = backupHeadOf(line);
	const known = migrationNames(folder);
	const applied = inTodaysNames(head.migrations);
	if (applied.some(isEarlier))
		throw new Refusal(
			"bad-input",
			"This backup was made by an older Attune. Restore it with that version, start the last version before this one on it, and make a new backup.",
		);
	const newer = applied.find((name) => !known.includes(name));
	if (newer || (head.version ?? 0) > VERSION)
		throw new Refusal(
			"bad-input",
			`This backup was made by a newer Attune${newer ? ` (${newer})` : ""}. Restore it with that version.`,
		);
	const missing = known.filter((name) => !applied.includes(name));
	const fits = missing.every((name) => onlyAdds(name, folder));
	if (!fits) await rebuild(client, applied, folder);
	const tables = await tablesInOrder(client);
	if (head.tables.some((table) => !tables.includes(table))) throw damaged();
	return { tables, createdAt: head.created_at, later: fits ? [] : missing };
}

/** The tables as they were after these migrations, and nothing else. */
async function rebuild(
	client: pg.PoolClient,
	applied: readonly string[],
	folder: URL,
): Promise<void> {
	for (const table of await tablesInOrder(client))
		await client.query(`drop table ${quotedIdentifier(table)} cascade`);
	const { rows } = await client.query<{ name: string }>(
		`select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace
		and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
	);
	for (const { name } of rows) await client.query(`drop function ${name}`);
	await client.query("delete from schema_migrations");
	await applyMigrations(client, applied, folder);
}

async function refuseAccounts(
	client: pg.PoolClient,
	force: boolean,
): Promise<void> {
	await actAs(client, "user");
	const { rows } = await client.query('select 1 from "user" limit 1');
	await client.query("reset role");
	if (rows.length > 0 && !force)
		throw new Refusal(
			"conflict",
			"The database holds accounts already. Restore into an empty one, or add --force to replace everything in it.",
		);
}

async function empty(
	client: pg.PoolClient,
	tables: readonly string[],
): Promise<void> {
	for (const table of tables.toReversed()) {
		await actAs(client, table);
		await client.query(`delete from ${quotedIdentifier(table)}`);
	}
}

async function insert(
	client: pg.PoolClient,
	{ table, rows }: { table: string; rows: string[] },
): Promise<void> {
	await actAs(client, table);
	const columns = columnsOf(rows[0] ?? "{}");
	try {
		await client.query(
			// A column that is newer than the backup takes its default.
			`insert into ${quotedIdentifier(table)} (${columns}) select ${columns} from json_populate_recordset(null::${quotedIdentifier(table)}, $1::json)`,
			[`[${rows.join(",")}]`],
		);
	} catch (cause) {
		throw damaged(cause);
	}
}

/** The columns of a row as the backup has it. The database itself wrote every row of a table with the same ones. */
function columnsOf(row: string): string {
	const values = parsed(row);
	if (typeof values !== "object" || values === null) throw damaged();
	return Object.keys(values).map(quotedIdentifier).join(", ");
}

function tableOf(line: string, tables: readonly string[]): string {
	const name = /^\["([a-z_]+)",\{/.exec(line)?.[1];
	if (!name || !line.endsWith("]") || !tables.includes(name)) throw damaged();
	return name;
}
