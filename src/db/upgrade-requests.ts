// Wishes for a better plan, at most one open for a person. Administrators answer them.
import { and, eq, sql } from "drizzle-orm";
import type { PlanName } from "../domain/account/plans.ts";
import type { UpgradeFeature } from "../domain/account/upgrade.ts";
import type { Tx } from "./database.ts";
import { subscriptionPlans, upgradeRequests } from "./schema/plans.ts";

const table = upgradeRequests;

export type UpgradeRequest = {
	plan: PlanName;
	feature: UpgradeFeature;
	status: "pending" | "granted" | "declined";
	created_at: string;
};

/** Asking again while one is open changes what is asked for. */
export async function saveUpgradeRequest(
	tx: Tx,
	userId: string,
	{ plan, feature }: Pick<UpgradeRequest, "plan" | "feature">,
): Promise<UpgradeRequest> {
	const planId = sql`(select ${subscriptionPlans.id} from ${subscriptionPlans} where ${subscriptionPlans.name} = ${plan})`;
	const [saved] = await tx
		.insert(table)
		.values({ user_id: userId, plan_id: planId, feature })
		.onConflictDoUpdate({
			target: table.user_id,
			targetWhere: sql`status = 'pending'`,
			set: { plan_id: sql`excluded.plan_id`, feature },
		})
		.returning({ status: table.status, created_at: table.created_at });
	if (!saved) throw new Error("The upgrade request was not stored.");
	return { plan, feature, ...saved };
}

/** The display name of the plan that was asked for and not answered yet. */
export async function findRequestedPlan(
	tx: Tx,
	userId: string,
): Promise<string | null> {
	const [found] = await tx
		.select({ name: subscriptionPlans.display_name })
		.from(table)
		.innerJoin(subscriptionPlans, eq(subscriptionPlans.id, table.plan_id))
		.where(and(eq(table.user_id, userId), eq(table.status, "pending")));
	return found?.name ?? null;
}
