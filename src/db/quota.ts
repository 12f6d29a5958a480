// Taking a unit of a month's allowance, and giving it back. The count and the ledger row change in the caller's transaction;
// the ledger's one-way step from reserved to committed or refunded is what makes a refund happen exactly once.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Action, Cycle, Limit } from "../domain/account/allowance.ts";
import type { Tx } from "./database.ts";
import { quotaLedger, userBillingUsage } from "./schema/plans.ts";

/** `id` is the document or analysis the unit is for. */
export type QuotaUnit = {
	id: string;
	action: Action;
	cycle: Cycle;
	limit: Limit;
};

const used = userBillingUsage;
const COUNTED: Record<
	Action,
	"resumes_generated" | "cover_letters_generated" | "profile_analyses_used"
> = {
	resume_generation: "resumes_generated",
	cover_letter_generation: "cover_letters_generated",
	profile_analysis: "profile_analyses_used",
};

/** Takes one unit if both limits still allow it, and says whether it did. Simultaneous callers wait for each other here. */
export async function takeUnit(
	tx: Tx,
	userId: string,
	{ id, action, cycle, limit }: QuotaUnit,
): Promise<boolean> {
	if (limit.own === 0 || limit.total === 0) return false;
	const counted = COUNTED[action];
	const column = used[counted];
	const both = sql`${used.resumes_generated} + ${used.cover_letters_generated}`;
	const taken = await tx
		.insert(used)
		.values({ user_id: userId, billing_cycle_start: cycle.start, [counted]: 1 })
		.onConflictDoUpdate({
			target: [used.user_id, used.billing_cycle_start],
			set: { [counted]: sql`${column} + 1` },
			setWhere: sql`(${limit.own}::int < 0 or ${column} < ${limit.own}::int)
        and (${limit.total}::int < 0 or ${both} < ${limit.total}::int)`,
		})
		.returning({ user_id: used.user_id });
	if (taken.length === 0) return false;
	await tx
		.insert(quotaLedger)
		.values({ user_id: userId, id, action, billing_cycle_start: cycle.start });
	return true;
}

/** The work is stored, or somebody is paid for it already: the unit stays taken. */
export async function commitUnit(
	tx: Tx,
	userId: string,
	id: string,
): Promise<void> {
	await settle(tx, userId, { id, state: "committed", from: ["reserved"] });
}

/**
 * The work is not wanted anymore: its unit goes back to the month it was taken from, unless somebody is paid for it already.
 * Says whether it went back; a second call does nothing.
 */
export function refundUnit(
	tx: Tx,
	userId: string,
	id: string,
): Promise<boolean> {
	return giveBack(tx, userId, { id, from: ["reserved"] });
}

/** The work failed: its unit goes back whatever it has cost us. */
export async function refundFailed(
	tx: Tx,
	userId: string,
	id: string,
): Promise<void> {
	await giveBack(tx, userId, { id, from: ["reserved", "committed"] });
}

type State = "reserved" | "committed" | "refunded";

async function giveBack(
	tx: Tx,
	userId: string,
	{ id, from }: { id: string; from: State[] },
): Promise<boolean> {
	const unit = await settle(tx, userId, { id, state: "refunded", from });
	if (!unit) return false;
	const counted = COUNTED[unit.action];
	await tx
		.update(used)
		.set({ [counted]: sql`${used[counted]} - 1` })
		.where(
			and(
				eq(used.user_id, userId),
				eq(used.billing_cycle_start, unit.billing_cycle_start),
			),
		);
	return true;
}

async function settle(
	tx: Tx,
	userId: string,
	{ id, state, from }: { id: string; state: State; from: State[] },
) {
	const [unit] = await tx
		.update(quotaLedger)
		.set({ state, settled_at: sql`now()` })
		.where(
			and(
				eq(quotaLedger.user_id, userId),
				eq(quotaLedger.id, id),
				inArray(quotaLedger.state, from),
			),
		)
		.returning({
			action: quotaLedger.action,
			billing_cycle_start: quotaLedger.billing_cycle_start,
		});
	return unit;
}
