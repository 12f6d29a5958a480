// Giving up a document that is still being made: its job ends, the row says so, and the unit goes back
// unless a model was asked already, in one transaction.
import type { Database } from "../db/database.ts";
import { findGeneration, saveFailure } from "../db/generations.ts";
import { cancelJob } from "../db/jobs.ts";
import { refundUnit } from "../db/quota.ts";
import { asPerson, asSystem } from "../db/transactions.ts";
import { CANCELLED } from "../domain/cancelled.ts";

const NOTHING_TAKEN = "Cancelled. Nothing was taken from your allowance.";
const COUNTED =
	"Cancelled. The AI service had been asked already, so this counts toward your allowance.";

/** False when the person has no such document. One that has ended already stays as it is. */
export async function cancelGeneration(
	database: Database,
	userId: string,
	id: string,
): Promise<boolean> {
	const generation = await asPerson(database, userId, (tx) =>
		findGeneration(tx, userId, id),
	);
	if (!generation) return false;
	// The job's row is the server's own; the person's id bounds every statement.
	await asSystem(database, async (tx) => {
		if (!(await cancelJob(tx, userId, id))) return;
		const isGivenBack = await refundUnit(tx, userId, id);
		const message = isGivenBack ? NOTHING_TAKEN : COUNTED;
		await saveFailure(tx, userId, { id, title: CANCELLED, message });
	});
	return true;
}
