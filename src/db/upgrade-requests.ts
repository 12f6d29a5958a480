// Wishes for a better plan, at most one open for a person. Administrators answer them.
import { and, asc, eq, sql } from "drizzle-orm";
import type { PlanName } from "../domain/account/plans.ts";
import type { UpgradeFeature } from "../domain/account/upgrade.ts";
import type { Tx } from "./database.ts";
import { user } from "./schema/accounts.ts";
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

export type PendingRequest = {
	id: string;
	user_id: string;
	user: string;
	email: string;
	plan: PlanName;
	feature: UpgradeFeature;
	created_at: string;
};

/** Wishes nobody has answered, the oldest first. */
export function listPendingRequests(
	tx: Tx,
	limit: number,
): Promise<PendingRequest[]> {
	return tx
		.select({
			id: table.id,
			user_id: table.user_id,
			user: user.name,
			email: user.email,
			plan: subscriptionPlans.name,
			feature: table.feature,
			created_at: table.created_at,
		})
		.from(table)
		.innerJoin(subscriptionPlans, eq(subscriptionPlans.id, table.plan_id))
		.innerJoin(user, eq(user.id, table.user_id))
		.where(eq(table.status, "pending"))
		.orderBy(asc(table.created_at))
		.limit(limit);
}

export function countPendingRequests(tx: Tx): Promise<number> {
	return tx.$count(table, eq(table.status, "pending"));
}

/** Answers a wish that is still open; null when it is not. */
export async function decideUpgradeRequest(
	tx: Tx,
	id: string,
	{
		decision,
		by,
		now,
	}: { decision: "granted" | "declined"; by: string; now: Date },
): Promise<{ userId: string; plan: PlanName } | null> {
	const [decided] = await tx
		.update(table)
		.set({
			status: decision,
			decided_by: by,
			decided_at: now.toISOString(),
		})
		.where(and(eq(table.id, id), eq(table.status, "pending")))
		.returning({
			userId: table.user_id,
			plan: sql<PlanName>`(select ${subscriptionPlans.name} from ${subscriptionPlans} where ${subscriptionPlans.id} = ${table.plan_id})`,
		});
	return decided ?? null;
}

/** A plan set by hand answers whatever was asked for. */
export async function closeUpgradeRequests(
	tx: Tx,
	userId: string,
	{ by, now }: { by: string; now: Date },
): Promise<void> {
	await tx
		.update(table)
		.set({
			status: "granted",
			decided_by: by,
			decided_at: now.toISOString(),
		})
		.where(and(eq(table.user_id, userId), eq(table.status, "pending")));
}
