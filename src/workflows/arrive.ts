// What somebody is told who opens the app: what they may do, and what the installation says. Whoever has no active subscription is
// given the free one here, so that everybody who is in has exactly one.
import type { Database } from "../db/database.ts";
import { getEntitlements, startFreeSubscription } from "../db/plans.ts";
import { getSystemSettings } from "../db/system-settings.ts";
import { asPerson, asSystem } from "../db/transactions.ts";
import type { Standing } from "../domain/account/allowance.ts";
import type { SystemSettings } from "../domain/operations/system-settings.ts";

export async function arrive(
	database: Database,
	userId: string,
	now: Date,
): Promise<{ standing: Standing; set: SystemSettings }> {
	const found = await asPerson(database, userId, async (tx) => ({
		standing: await getEntitlements(tx, userId, now),
		set: await getSystemSettings(tx),
	}));
	if (!found.standing.isSubscribed)
		await asSystem(database, (tx) => startFreeSubscription(tx, userId, now));
	return found;
}
