// What a new account begins with. The account itself is the library's; these rows are ours and belong to the same transaction.
import type { Tx } from "./database.ts";
import { startFreeSubscription } from "./plans.ts";
import { userRoles } from "./schema/plans.ts";
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
	await startFreeSubscription(tx, userId, now);
}
