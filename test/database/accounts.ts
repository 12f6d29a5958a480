// Accounts for the tests, made as signing up makes them.
import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import { createAccountRows } from "../../src/db/accounts.ts";
import type { Database, Tx } from "../../src/db/database.ts";
import { saveSubscription } from "../../src/db/plans.ts";
import { saveRole } from "../../src/db/roles.ts";
import { profiles } from "../../src/db/schema/profile.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { saveNewUser } from "../../src/db/users.ts";
import type { PlanName } from "../../src/domain/account/plans.ts";
import type { Role } from "../../src/domain/account/roles.ts";

export const today = new Date("2026-11-20T12:00:00Z");

/** A person with an account; returns their id. */
export async function addPerson(
	database: Database,
	{
		plan,
		role,
		now = today,
	}: { plan?: PlanName; role?: Role; now?: Date } = {},
): Promise<string> {
	const id = randomUUIDv7();
	const name = {
		firstName: "Maya",
		lastName: "Okonjo",
		email: `${id}@example.org`,
	};
	await asSystem(database, async (tx) => {
		await saveNewUser(tx, { id, ...name, passwordHash: "none" });
		await createAccountRows(tx, { userId: id, ...name }, now);
		await saveSummary(tx, id);
		if (plan) await saveSubscription(tx, id, { name: plan, now });
		if (role) await saveRole(tx, id, role);
	});
	return id;
}

/** Something to write about, without which no document is made. */
async function saveSummary(tx: Tx, id: string): Promise<void> {
	await tx
		.update(profiles)
		.set({ summary: "Nurse on a surgical ward." })
		.where(eq(profiles.user_id, id));
}
