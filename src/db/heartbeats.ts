// When the installation ran, as its processes said themselves.
import { desc, gte, sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { heartbeats } from "./schema/installation.ts";

/** What the database takes for now, and when a process last said that it runs. */
export type Clocks = { database: Date; lastSeen: Date | null };

export type ServerRun = { started_at: string; seen_at: string };

/** A process says that it runs; the same id again is the same process. */
export async function saveHeartbeat(
	tx: Tx,
	{ id, startedAt, now }: { id: string; startedAt: Date; now: Date },
): Promise<void> {
	const run = {
		started_at: startedAt.toISOString(),
		seen_at: now.toISOString(),
	};
	await tx
		.insert(heartbeats)
		.values({ id, ...run })
		.onConflictDoUpdate({ target: heartbeats.id, set: run });
}

/** Every run that reached into the time since, and the first one there ever was. */
export async function listRuns(
	tx: Tx,
	since: Date,
): Promise<{ runs: ServerRun[]; first: string | null }> {
	const columns = {
		started_at: heartbeats.started_at,
		seen_at: heartbeats.seen_at,
	};
	const runs = await tx
		.select(columns)
		.from(heartbeats)
		.where(gte(heartbeats.seen_at, since.toISOString()))
		.orderBy(heartbeats.started_at);
	const [oldest] = await tx
		.select(columns)
		.from(heartbeats)
		.orderBy(heartbeats.seen_at)
		.limit(1);
	return { runs, first: oldest?.started_at ?? null };
}

export async function readClocks(tx: Tx): Promise<Clocks> {
	const { rows } = await tx.execute<{ now: string }>(
		sql`select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
	);
	const [last] = await tx
		.select({ seen_at: heartbeats.seen_at })
		.from(heartbeats)
		.orderBy(desc(heartbeats.seen_at))
		.limit(1);
	return {
		database: new Date(rows[0]?.now ?? Number.NaN),
		lastSeen: last ? new Date(last.seen_at) : null,
	};
}
