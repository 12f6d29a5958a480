// Leaving for good: the account and every row of the person go in one transaction, or nothing does. What was being made for them
// loses its job, so its worker can store nothing anymore.
import { saveAccountEntry } from "../db/audit-log.ts";
import type { Database, Tx } from "../db/database.ts";
import { lockAdministrators } from "../db/roles.ts";
import { asSystem } from "../db/transactions.ts";
import { deleteUser } from "../db/users.ts";
import { Refusal } from "../domain/refusal.ts";

export function closeAccount(
	database: Database,
	userId: string,
	now: Date,
): Promise<void> {
	return asSystem(database, async (tx) => {
		await keepAnAdministrator(tx, userId);
		if (await deleteUser(tx, userId))
			await saveAccountEntry(tx, userId, { action: "close_account", now });
	});
}

/** Refuses when the person is the only administrator. Two who leave, or are demoted, at once wait for each other here. */
export async function keepAnAdministrator(
	tx: Tx,
	userId: string,
): Promise<void> {
	const administrators = await lockAdministrators(tx);
	const isOne = administrators.includes(userId);
	if (!isOne || administrators.length > 1) return;
	throw new Refusal(
		"conflict",
		"You are the only administrator. Make someone else an administrator first: without one, nobody could manage this installation.",
	);
}
