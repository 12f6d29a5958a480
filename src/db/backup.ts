// A backup: every row of every table as one stream of lines, the same for both engines, so that what one wrote the other reads.
//   line 1      what it is: format, version, when, the migrations it was made after, the tables in the order they restore
//   then        ["table", {row}] with the database's own JSON of each row
//   last line   how many rows, and the SHA-256 of all lines before it
// Reading is one transaction that sees one moment; restoring is one transaction that leaves all or nothing.
import { createHash } from "node:crypto";
import type pg from "pg";
import { Refusal } from "../domain/refusal.ts";
import type { Database } from "./database.ts";
import { inTodaysNames, isEarlier } from "./earlier-migrations.ts";
import { migrationNames, onlyAdds } from "./migrator.ts";

const FORMAT = "attune-backup";
const VERSION = 1;
const ROWS_AT_A_TIME = 500;
/** The database's own record of what was applied is the target's, not the backup's. */
const KEPT = "schema_migrations";

type Head = {
	format: typeof FORMAT;
	version: number;
	created_at: string;
	migrations: string[];
	tables: string[];
};
type Tail = { rows: number; sha256: string };

/** All lines of a backup. The database goes on working meanwhile; the embedded one waits with other work until it is read. */
export async function* readBackup(
	{ pool }: Database,
	now: Date,
): AsyncGenerator<string, void> {
	const client = await pool.connect();
	const hash = createHash("sha256");
	let rows = 0;
	try {
		await client.query("begin isolation level repeatable read");
		await client.query("set local statement_timeout = 0");
		const tables = await tablesInOrder(client);
		const head: Head = {
			format: FORMAT,
			version: VERSION,
			created_at: now.toISOString(),
			migrations: migrationNames(),
			tables,
		};
		yield hashed(JSON.stringify(head), hash);
		for (const table of tables) {
			await actAs(client, table);
			await client.query(
				`declare rows no scroll cursor for select to_json(t)::text as row from ${quoted(table)} t`,
			);
			for (;;) {
				const read = await client.query<{ row: string }>(
					`fetch ${ROWS_AT_A_TIME} from rows`,
				);
				if (read.rows.length === 0) break;
				rows += read.rows.length;
				for (const { row } of read.rows)
					yield hashed(`[${JSON.stringify(table)},${row}]`, hash);
			}
			await client.query("close rows");
		}
		await client.query("commit");
	} catch (error) {
		await client.query("rollback").catch(() => undefined); // the first error is the one to tell
		throw error;
	} finally {
		client.release();
	}
	const tail: Tail = { rows, sha256: hash.digest("hex") };
	yield `${JSON.stringify(tail)}\n`;
}

/**
 * Puts a backup in the place of everything the database holds. Refuses "bad-input" where the lines are no whole backup of this
 * version's tables, and "conflict" where the database holds accounts and `force` is not set; then nothing has changed.
 */
export async function restoreBackup(
	{ pool }: Database,
	lines: AsyncIterable<string>,
	{ force }: { force: boolean },
): Promise<{ rows: number; createdAt: string }> {
	const client = await pool.connect();
	try {
		await client.query("begin");
		await client.query("set local statement_timeout = 0");
		const restored = await restore(client, lines, force);
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
	force: boolean,
): Promise<{ rows: number; createdAt: string }> {
	const hash = createHash("sha256");
	let head: Head | null = null;
	let tail: Tail | null = null;
	let rows = 0;
	let waiting: { table: string; rows: string[] } = { table: "", rows: [] };
	const write = async () => {
		if (waiting.rows.length > 0) await insert(client, waiting);
		waiting = { ...waiting, rows: [] };
	};
	for await (const line of lines) {
		if (line === "") continue;
		if (tail) throw damaged();
		if (!head) {
			head = await readHead(client, line);
			await empty(client, head.tables, force);
			hash.update(`${line}\n`);
			continue;
		}
		if (line.startsWith("{")) {
			tail = JSON.parse(line) as Tail;
			continue;
		}
		hash.update(`${line}\n`);
		rows += 1;
		const table = tableOf(line, head);
		if (table !== waiting.table || waiting.rows.length >= ROWS_AT_A_TIME) {
			await write();
			waiting.table = table;
		}
		waiting.rows.push(line.slice(JSON.stringify(table).length + 2, -1));
	}
	await write();
	if (!head || !tail) throw damaged();
	if (tail.rows !== rows || tail.sha256 !== hash.digest("hex")) throw damaged();
	return { rows, createdAt: head.created_at };
}

async function readHead(client: pg.PoolClient, line: string): Promise<Head> {
	const head = parsed(line) as Partial<Head> | null;
	if (head?.format !== FORMAT || !head.tables || !head.migrations)
		throw new Refusal("bad-input", "This file is no backup of Attune.");
	const known = migrationNames();
	const applied = inTodaysNames(head.migrations);
	const earlier = applied.find(isEarlier);
	if (earlier)
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
	if (!missing.every(onlyAdds))
		throw new Refusal(
			"bad-input",
			`This backup was made by an older Attune (before ${missing[0]}). Restore it with that version, then start this one: it brings the database up to date.`,
		);
	const there = await tablesInOrder(client);
	const strange = head.tables.find((table) => !there.includes(table));
	if (strange) throw damaged();
	return { ...(head as Head), tables: there };
}

async function empty(
	client: pg.PoolClient,
	tables: readonly string[],
	force: boolean,
): Promise<void> {
	await actAs(client, "user");
	const { rows } = await client.query('select 1 from "user" limit 1');
	if (rows.length > 0 && !force)
		throw new Refusal(
			"conflict",
			"The database holds accounts already. Restore into an empty one, or add --force to replace everything in it.",
		);
	for (const table of tables.toReversed()) {
		await actAs(client, table);
		await client.query(`delete from ${quoted(table)}`);
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
			`insert into ${quoted(table)} (${columns}) select ${columns} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
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
	return Object.keys(values).map(quoted).join(", ");
}

/** Row-level security is forced on the owner too; the system's role sees all rows of the tables that have it. */
async function actAs(client: pg.PoolClient, table: string): Promise<void> {
	const { rows } = await client.query<{ forced: boolean }>(
		"select relforcerowsecurity as forced from pg_class where relname = $1 and relnamespace = 'public'::regnamespace",
		[table],
	);
	await client.query(
		rows[0]?.forced ? "set local role app_system" : "reset role",
	);
}

/** What others refer to comes first. */
async function tablesInOrder(client: pg.PoolClient): Promise<string[]> {
	await client.query("reset role");
	const { rows: all } = await client.query<{ name: string }>(
		"select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname",
	);
	const { rows: links } = await client.query<{ child: string; parent: string }>(
		`select child.relname as child, parent.relname as parent from pg_constraint
		join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
		where contype = 'f' and conrelid <> confrelid`,
	);
	const waiting = new Set(
		all.map(({ name }) => name).filter((name) => name !== KEPT),
	);
	const ordered: string[] = [];
	while (waiting.size > 0) {
		const free = [...waiting].filter((table) =>
			links.every(
				({ child, parent }) => child !== table || !waiting.has(parent),
			),
		);
		if (free.length === 0)
			throw new Error("tables refer to each other in a circle");
		for (const table of free) waiting.delete(table);
		ordered.push(...free);
	}
	return ordered;
}

function tableOf(line: string, { tables }: Head): string {
	const name = /^\["([a-z_]+)",\{/.exec(line)?.[1];
	if (!name || !line.endsWith("]") || !tables.includes(name)) throw damaged();
	return name;
}

function damaged(cause?: unknown): Refusal {
	return new Refusal(
		"bad-input",
		"The backup is damaged or not whole. Nothing was changed; use another one.",
		{ cause },
	);
}

function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null; // not even JSON: the caller says that it is no backup
	}
}

function hashed(line: string, hash: ReturnType<typeof createHash>): string {
	const whole = `${line}\n`;
	hash.update(whole);
	return whole;
}

function quoted(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
