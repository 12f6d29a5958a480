// How much the log of activity holds of late.
import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { resumeGenerations } from "./schema/documents.ts";
import { departedCalls } from "./schema/installation.ts";
import { apiUsageLogs } from "./schema/records.ts";

const DAY_MS = 86_400_000;
/** The writer that asks no model: what it makes is logged, and is no call of one. */
const BUILT_IN = "builtin";

/** When the newest entry of either kind was made: as long as it stays the same there is nothing new to read. */
export async function findNewestActivity(tx: Tx): Promise<string | null> {
	const { rows } = await tx.execute<{ newest: string | null }>(
		sql`select greatest((select ${apiUsageLogs.created_at} from ${apiUsageLogs} order by ${apiUsageLogs.created_at} desc, ${apiUsageLogs.id} desc limit 1),
			(select ${resumeGenerations.created_at} from ${resumeGenerations} order by ${resumeGenerations.created_at} desc, ${resumeGenerations.id} desc limit 1))::text as newest`,
	);
	return rows[0]?.newest ?? null;
}

/** Entries of the log of calls in the last 24 hours, dialog actions and the built-in writer included. */
export async function countRecentEntries(tx: Tx, now: Date): Promise<number> {
	const since = new Date(now.getTime() - DAY_MS).toISOString();
	const own = await tx.$count(
		apiUsageLogs,
		sql`${apiUsageLogs.created_at} >= ${since}`,
	);
	const departed = await tx.$count(
		departedCalls,
		sql`${departedCalls.created_at} >= ${since}`,
	);
	return own + departed;
}

/** Calls of models in the last 24 hours. */
export async function countRecentCalls(tx: Tx, now: Date) {
	const since = new Date(now.getTime() - DAY_MS).toISOString();
	const { rows } = await tx.execute<{
		calls: number;
		failed: number;
		meanMs: number | null;
	}>(
		sql`select count(*)::int as calls, count(*) filter (where not success)::int as failed, avg(ms)::float8 as "meanMs"
			from (${recent(apiUsageLogs, since)} union all ${recent(departedCalls, since)}) as calls`,
	);
	return rows[0] ?? { calls: 0, failed: 0, meanMs: null };
}

function recent(
	calls: typeof apiUsageLogs | typeof departedCalls,
	since: string,
): SQL {
	return sql`select ${calls.success} as success, ${calls.response_time_ms} as ms from ${calls}
		where ${calls.created_at} >= ${since} and ${calls.action_type} is null and ${calls.model_used} <> ${BUILT_IN}`;
}
