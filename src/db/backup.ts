// A backup: every row of every table as one stream of lines, the same for both engines, so that what one wrote the other reads
// (backup-format.ts). Reading is one transaction that sees one moment, and changes nothing: not even the tables are brought up
// to date, so a backup says which migrations its rows were made after.
import { createHash } from "node:crypto";
import type pg from "pg";
import {
	type BackupHead,
	FORMAT,
	hashed,
	tailLine,
	VERSION,
} from "./backup-format.ts";
import type { Database } from "./database.ts";
import { appliedNames } from "./migrator.ts";

const ROWS_AT_A_TIME = 500;
/** The database's own record of what was applied is the target's, not the backup's. */
const KEPT = "schema_migrations";

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
		const head: BackupHead = {
			format: FORMAT,
			version: VERSION,
			created_at: now.toISOString(),
			migrations: await appliedNames(client),
			tables,
		};
		yield hashed(JSON.stringify(head), hash);
		for (const table of tables) {
			await actAs(client, table);
			await client.query(
				`declare rows no scroll cursor for select to_json(t)::text as row from ${quotedIdentifier(table)} t`,
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
	yield tailLine(rows, hash);
}

/** Row-level security is forced on the owner too; the system's role sees all rows of the tables that have it. */
export async function actAs(
	client: pg.PoolClient,
	table: string,
): Promise<void> {
	const { rows } = await client.query<{ forced: boolean }>(
		"select relforcerowsecurity as forced from pg_class where relname = $1 and relnamespace = 'public'::regnamespace",
		[table],
	);
	await client.query(
		rows[0]?.forced ? "set local role app_system" : "reset role",
	);
}

/** What others refer to comes first. */
export async function tablesInOrder(client: pg.PoolClient): Promise<string[]> {
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

export function quotedIdentifier(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
