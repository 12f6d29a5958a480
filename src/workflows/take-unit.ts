// A unit of the month's allowance, taken in the transaction that stores what it is for.
import type { Tx } from "../db/database.ts";
import { getEntitlements } from "../db/plans.ts";
import { takeUnit } from "../db/quota.ts";
import {
	type Action,
	afterOneMore,
	limitOf,
	remainingOf,
	type Standing,
} from "../domain/account/allowance.ts";
import { limitMessage } from "../domain/account/limit-message.ts";
import { Refusal } from "../domain/refusal.ts";

/** Answers how many are left. Refuses with "over-limit" when nothing is. */
export async function takeUnitFor(
	tx: Tx,
	userId: string,
	{
		id,
		action,
		standing,
		now,
	}: { id: string; action: Action; standing: Standing; now: Date },
): Promise<number> {
	const { cycle } = standing;
	const limit = limitOf(standing, action);
	if (await takeUnit(tx, userId, { id, action, cycle, limit }))
		return remainingOf(afterOneMore(standing, action), action);
	// Counted anew: since the first look another request may have taken the last unit.
	const current = await getEntitlements(tx, userId, now);
	const { title, message } = limitMessage(current, action);
	throw new Refusal(
		"over-limit",
		message,
		title === undefined ? {} : { title },
	);
}

/** A request that was sent before and is gone since. */
export function cancelledMeanwhile(): Refusal {
	return new Refusal(
		"conflict",
		"This request was just cancelled. Please try again.",
	);
}
