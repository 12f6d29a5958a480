// The plans that are offered, and wishes for a better one.
import { upgradeCalls } from "../api/upgrade.ts";
import { getEntitlements, listPlans } from "../db/plans.ts";
import { asPerson } from "../db/transactions.ts";
import { saveUpgradeRequest } from "../db/upgrade-requests.ts";
import { planInForce } from "../domain/account/plans.ts";
import { isUpgrade, offersOf } from "../domain/account/upgrade.ts";
import { Refusal } from "../domain/refusal.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

export function upgradeRoutes({ db, now }: Store): Route[] {
	return [
		answers(upgradeCalls.plans, async ({ person }) => {
			const listed = await asPerson(db, person.id, listPlans);
			return { plans: offersOf(listed.plans, listed.totals) };
		}),
		answers(upgradeCalls.request, async ({ person: { id }, body: wish }) => {
			const saved = await asPerson(db, id, async (tx) => {
				const { roles, subscribed } = await getEntitlements(tx, id, now());
				const current = planInForce(roles, subscribed);
				if (!isUpgrade(current.name, wish.plan))
					throw new Refusal(
						"conflict",
						"Your plan already includes this. Choose a higher plan.",
					);
				return saveUpgradeRequest(tx, id, wish);
			});
			return { ...saved, created_at: new Date(saved.created_at).toISOString() };
		}),
	];
}
