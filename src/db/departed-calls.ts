// The calls of somebody who leaves stay in the log of activity, without the person.
import { sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { departedCalls } from "./schema/installation.ts";
import { apiUsageLogs } from "./schema/records.ts";

/** Copies what says nothing of the person; their own rows go with the account. New ids, since the old ones may be known. */
export async function keepCallsOf(tx: Tx, userId: string): Promise<void> {
	await tx.execute(
		sql`insert into ${departedCalls} (id, generation_type, action_type, model_used, total_tokens, estimated_cost, response_time_ms, success, error_message, created_at)
			select gen_random_uuid(), ${apiUsageLogs.generation_type}, ${apiUsageLogs.action_type}, ${apiUsageLogs.model_used}, ${apiUsageLogs.total_tokens},
				${apiUsageLogs.estimated_cost}, ${apiUsageLogs.response_time_ms}, ${apiUsageLogs.success}, ${apiUsageLogs.error_message}, ${apiUsageLogs.created_at}
			from ${apiUsageLogs} where ${apiUsageLogs.user_id} = ${userId}`,
	);
}
