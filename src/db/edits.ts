// How many edits a person saved this month. Counted, never bounded: whether somebody may edit is the plan's to say.
import { sql } from "drizzle-orm";
import type { Cycle } from "../domain/account/allowance.ts";
import type { Tx } from "./database.ts";
import { userBillingUsage } from "./schema/plans.ts";

const used = userBillingUsage;

export async function countEdit(
	tx: Tx,
	userId: string,
	cycle: Cycle,
): Promise<void> {
	await tx
		.insert(used)
		.values({
			user_id: userId,
			billing_cycle_start: cycle.start,
			edits_performed: 1,
		})
		.onConflictDoUpdate({
			target: [used.user_id, used.billing_cycle_start],
			set: { edits_performed: sql`${used.edits_performed} + 1` },
		});
}
