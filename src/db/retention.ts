// How long records are kept. The audit log can't be changed by the server: only what is older than 90 days goes, by the one function
// of the database that may.
import { lt, sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { departedCalls } from "./schema/installation.ts";
import { apiUsageLogs, securityEvents } from "./schema/records.ts";

export type Kept = {
	/** Model calls and documents of the activity log; sums by day stay. */
	callsSince: Date;
	eventsSince: Date;
	auditSince: Date;
};

/** How many rows went, by table. */
export async function forgetRecords(
	tx: Tx,
	{ callsSince, eventsSince, auditSince }: Kept,
): Promise<Record<string, number>> {
	const calls = await tx
		.delete(apiUsageLogs)
		.where(lt(apiUsageLogs.created_at, callsSince.toISOString()));
	const departed = await tx
		.delete(departedCalls)
		.where(lt(departedCalls.created_at, callsSince.toISOString()));
	const events = await tx
		.delete(securityEvents)
		.where(lt(securityEvents.last_at, eventsSince.toISOString()));
	const { rows } = await tx.execute<{ gone: number }>(
		sql`select forget_audit_entries(${auditSince.toISOString()}) as gone`,
	);
	return {
		api_usage_logs: calls.rowCount ?? 0,
		departed_calls: departed.rowCount ?? 0,
		security_events: events.rowCount ?? 0,
		audit_log: rows[0]?.gone ?? 0,
	};
}
