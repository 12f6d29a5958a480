// What a backup would hold, and when the last one was made.
import { asc, desc, lte, sql } from "drizzle-orm";
import type { Database, Tx } from "./database.ts";
import { backups, heartbeats } from "./schema/installation.ts";
import { asSystem } from "./transactions.ts";

/** null: the database holds no tables of ours. */
export async function measureContents(
	database: Database,
): Promise<{ accounts: number; documents: number } | null> {
	const { rows } = await database.pool.query<{ isOurs: boolean }>(
		"select to_regclass('schema_migrations') is not null as \"isOurs\"",
	);
	if (!rows[0]?.isOurs) return null;
	const counted = await asSystem(database, (tx) =>
		tx.execute<{ accounts: number; documents: number }>(
			sql`select (select count(*)::int from "user") as accounts, (select count(*)::int from resume_generations) as documents`,
		),
	);
	return counted.rows[0] ?? null;
}

export async function saveBackupMade(
	tx: Tx,
	{ sizeBytes, now }: { sizeBytes: number; now: Date },
): Promise<void> {
	await tx
		.insert(backups)
		.values({ size_bytes: sizeBytes, created_at: now.toISOString() });
}

/** null: never. One of the future, from before a clock was set right, counts for nothing. */
export async function findLastBackup(
	tx: Tx,
	now: Date,
): Promise<{ created_at: string; size_bytes: number } | null> {
	const [last] = await tx
		.select({
			created_at: backups.created_at,
			size_bytes: backups.size_bytes,
		})
		.from(backups)
		.where(lte(backups.created_at, now.toISOString()))
		.orderBy(desc(backups.created_at))
		.limit(1);
	return last ?? null;
}

/** The last backup, and since when there is something to back up that is in none: since it, or since the first start. */
export async function findBackupStanding(
	tx: Tx,
	now: Date,
): Promise<{
	last: { created_at: string; size_bytes: number } | null;
	since: string | null;
}> {
	const last = await findLastBackup(tx, now);
	if (last) return { last, since: last.created_at };
	const [first] = await tx
		.select({ since: heartbeats.started_at })
		.from(heartbeats)
		.orderBy(asc(heartbeats.seen_at))
		.limit(1);
	return { last, since: first?.since ?? null };
}
