// People with an account and a plan, put into a database before a server opens it: what no visitor can give themselves.
import { randomUUIDv7 } from "node:crypto";
import { createAccountRows } from "#src/db/accounts.ts";
import type { Database } from "#src/db/database.ts";
import { saveSubscription } from "#src/db/plans.ts";
import { asSystem } from "#src/db/transactions.ts";
import { saveNewUser } from "#src/db/users.ts";
import type { PlanName } from "#src/domain/account/plans.ts";
import { hash } from "#src/http/password-hashes.ts";

export type PersonOnAPlan = {
	email: string;
	firstName: string;
	lastName: string;
	password: string;
	plan: PlanName;
};

export async function addPeopleOnAPlan(
	database: Database,
	people: PersonOnAPlan[],
): Promise<void> {
	const now = new Date();
	for (const { password, plan, ...person } of people) {
		const id = randomUUIDv7();
		const passwordHash = await hash(password);
		await asSystem(database, async (tx) => {
			await saveNewUser(tx, {
				id,
				...person,
				passwordHash,
				emailVerified: true,
			});
			await createAccountRows(tx, { userId: id, ...person }, now);
			if (plan !== "free") await saveSubscription(tx, id, { name: plan, now });
		});
	}
}
