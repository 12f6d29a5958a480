// What a person's plan is and what they have used of it in this month. The rules over these numbers are domain/account's.
import { and, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
	type Cycle,
	cycleOf,
	type Standing,
	type TotalLimits,
	type Usage,
} from "../domain/account/allowance.ts";
import {
	type Plan,
	type PlanHoldings,
	type PlanName,
	withoutLimits,
} from "../domain/account/plans.ts";
import type { Role } from "../domain/account/roles.ts";
import type { Tx } from "./database.ts";
import {
	subscriptionPlans,
	userBillingUsage,
	userRoles,
	userSubscriptions,
} from "./schema/plans.ts";
import { systemSettings } from "./schema/records.ts";

const { id: _planId, ...planColumns } = getTableColumns(subscriptionPlans);
const {
	user_id: _userId,
	billing_cycle_start: _start,
	...usageColumns
} = getTableColumns(userBillingUsage);
const TOTAL_LIMITS = ["generation_limit_free", "generation_limit_premium"];
const DECIDING = [...TOTAL_LIMITS, "personal"];
const NO_LIMITS: TotalLimits = {
	generation_limit_free: -1,
	generation_limit_premium: -1,
};
const NOTHING_USED: Usage = {
	resumes_generated: 0,
	cover_letters_generated: 0,
	profile_analyses_used: 0,
	edits_performed: 0,
};

/** `isSubscribed` is false for somebody without an active subscription, who stands as on the free plan. */
export type Entitlements = Standing & { isSubscribed: boolean };

/** Everything that decides what the person may do now. The first call in a month moves the subscription on to it. */
export async function getEntitlements(
	tx: Tx,
	userId: string,
	now: Date,
): Promise<Entitlements> {
	const cycle = cycleOf(now);
	const { roles, plan, usage, settings, cycleStart } = await getStanding(tx, {
		userId,
		cycle,
	});
	if (cycleStart && cycleStart !== cycle.start)
		await startCycle(tx, userId, cycle);
	return {
		roles,
		...(settings?.personal === "true"
			? { subscribed: withoutLimits(plan), totals: NO_LIMITS }
			: { subscribed: plan, totals: totalLimits(settings) }),
		usage: usage ?? NOTHING_USED,
		cycle,
		isSubscribed: cycleStart !== null,
	};
}

/** What is offered: every plan, and the installation's bounds on all documents together. */
export async function listPlans(
	tx: Tx,
): Promise<{ plans: Plan[]; totals: TotalLimits }> {
	return {
		plans: await tx.select(planColumns).from(subscriptionPlans),
		totals: await getTotalLimits(tx),
	};
}

const holdings = {
	monthly_resumes: subscriptionPlans.monthly_resumes,
	monthly_cover_letters: subscriptionPlans.monthly_cover_letters,
	monthly_profile_analyses: subscriptionPlans.monthly_profile_analyses,
	edit_access: subscriptionPlans.edit_access,
	accessible_templates: subscriptionPlans.accessible_templates,
};

/** Nobody else changes it before the transaction ends. */
export async function lockPlan(tx: Tx, name: PlanName): Promise<PlanHoldings> {
	const [plan] = await tx
		.select(holdings)
		.from(subscriptionPlans)
		.where(eq(subscriptionPlans.name, name))
		.for("update");
	if (!plan)
		throw new Error(`The plan ${name} is missing from subscription_plans.`);
	return plan;
}

export async function savePlanHoldings(
	tx: Tx,
	name: PlanName,
	plan: PlanHoldings,
): Promise<void> {
	await tx
		.update(subscriptionPlans)
		.set(plan)
		.where(eq(subscriptionPlans.name, name));
}

/** An active free subscription, unless there is an active one. Only the system may begin it. */
export async function startFreeSubscription(
	tx: Tx,
	userId: string,
	now: Date,
): Promise<void> {
	const cycle = cycleOf(now);
	const free = await getPlanRow(tx, "free");
	await tx
		.insert(userSubscriptions)
		.values({
			user_id: userId,
			plan_id: free.id,
			billing_cycle_start: cycle.start,
			billing_cycle_end: cycle.end,
		})
		.onConflictDoNothing();
}

/** Ends the active subscription and begins the other one. Only the system may do it. */
export async function saveSubscription(
	tx: Tx,
	userId: string,
	{ name, now }: { name: PlanName; now: Date },
): Promise<void> {
	const cycle = cycleOf(now);
	const plan = await getPlanRow(tx, name);
	await tx
		.update(userSubscriptions)
		.set({ is_active: false })
		.where(
			and(eq(userSubscriptions.user_id, userId), userSubscriptions.is_active),
		);
	await tx.insert(userSubscriptions).values({
		user_id: userId,
		plan_id: plan.id,
		billing_cycle_start: cycle.start,
		billing_cycle_end: cycle.end,
	});
}

async function startCycle(tx: Tx, userId: string, cycle: Cycle): Promise<void> {
	const moved = await tx
		.update(userSubscriptions)
		.set({ billing_cycle_start: cycle.start, billing_cycle_end: cycle.end })
		.where(
			and(
				eq(userSubscriptions.user_id, userId),
				userSubscriptions.is_active,
				ne(userSubscriptions.billing_cycle_start, cycle.start),
			),
		)
		.returning({ user_id: userSubscriptions.user_id });
	if (moved.length === 0) return;
	await tx
		.insert(userBillingUsage)
		.values({ user_id: userId, billing_cycle_start: cycle.start })
		.onConflictDoNothing();
}

/** One statement, since every request for work and every page asks. Without an active subscription the plan is the free one. */
async function getStanding(
	tx: Tx,
	{ userId, cycle }: { userId: string; cycle: Cycle },
) {
	const active = (column: PgColumn) =>
		sql`(select ${column} from ${userSubscriptions} where ${userSubscriptions.user_id} = ${userId} and ${userSubscriptions.is_active})`;
	const free = sql`(select free.id from ${subscriptionPlans} as free where free.name = 'free')`;
	const [standing] = await tx
		.select({
			plan: planColumns,
			usage: usageColumns,
			cycleStart: sql<
				string | null
			>`${active(userSubscriptions.billing_cycle_start)}::text`,
			roles: sql<
				Role[]
			>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.user_id} = ${userId})`,
			settings: sql<
				Record<string, string>
			>`(select json_object_agg(key, value) from ${systemSettings} where ${inArray(systemSettings.key, DECIDING)})`,
		})
		.from(subscriptionPlans)
		.leftJoin(
			userBillingUsage,
			and(
				eq(userBillingUsage.user_id, userId),
				eq(userBillingUsage.billing_cycle_start, cycle.start),
			),
		)
		.where(
			sql`${subscriptionPlans.id} = coalesce(${active(userSubscriptions.plan_id)}, ${free})`,
		);
	if (!standing)
		throw new Error("The plan free is missing from subscription_plans.");
	return standing;
}

async function getPlanRow(
	tx: Tx,
	name: PlanName,
): Promise<Plan & { id: string }> {
	const [plan] = await tx
		.select()
		.from(subscriptionPlans)
		.where(eq(subscriptionPlans.name, name));
	if (!plan)
		throw new Error(`The plan ${name} is missing from subscription_plans.`);
	return plan;
}

async function getTotalLimits(tx: Tx): Promise<TotalLimits> {
	const rows = await tx
		.select({ key: systemSettings.key, value: systemSettings.value })
		.from(systemSettings)
		.where(inArray(systemSettings.key, TOTAL_LIMITS));
	return totalLimits(
		Object.fromEntries(rows.map(({ key, value }) => [key, value])),
	);
}

function totalLimits(settings: Record<string, string> | null): TotalLimits {
	return {
		generation_limit_free: Number(settings?.generation_limit_free ?? 20),
		generation_limit_premium: Number(settings?.generation_limit_premium ?? -1),
	};
}
