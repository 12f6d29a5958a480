// What a new account begins with. The account itself is the library's; these rows are ours and belong to the same transaction.
import { eq } from "drizzle-orm";
import { cycleOf } from "../domain/account/allowance.ts";
import type { Tx } from "./database.ts";
import {
	subscriptionPlans,
	userRoles,
	userSubscriptions,
} from "./schema/plans.ts";
import { profiles } from "./schema/profile.ts";

export type NewAccount = {
	userId: string;
	firstName: string;
	lastName: string;
	email: string;
};

/** The profile, the role regular_user and an active free subscription. Calling it again changes nothing. */
export async function createAccountRows(
	tx: Tx,
	account: NewAccount,
	now: Date,
): Promise<void> {
	const { userId, firstName, lastName, email } = account;
	const cycle = cycleOf(now);
	await tx
		.insert(profiles)
		.values({
			user_id: userId,
			first_name: firstName,
			last_name: lastName,
			email,
		})
		.onConflictDoNothing();
	await tx
		.insert(userRoles)
		.values({ user_id: userId, role: "regular_user" })
		.onConflictDoNothing();
	const [free] = await tx
		.select({ id: subscriptionPlans.id })
		.from(subscriptionPlans)
		.where(eq(subscriptionPlans.name, "free"));
	if (!free)
		throw new Error("The plan free is missing from subscription_plans.");
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
