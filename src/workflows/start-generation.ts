// Asking for a document: the request, its unit of the allowance, the stored row and the job are one transaction, so there is
// never a unit without a document or a document nobody makes. Whoever calls it wakes the queue, which has it made: document-work.ts.
import { randomUUIDv7 } from "node:crypto";
import type { Database, Tx } from "../db/database.ts";
import { findGenerationByRequest, type Generation } from "../db/generations.ts";
import { saveJob } from "../db/jobs.ts";
import { getEntitlements } from "../db/plans.ts";
import { findPersonal, hasFactEntries } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import { remainingOf } from "../domain/account/allowance.ts";
import { DOCUMENT_KINDS } from "../domain/document-kinds.ts";
import { fullName } from "../domain/profile/full-name.ts";
import { Refusal } from "../domain/refusal.ts";
import { type GenerationOrder, saveOrder } from "./generation-order.ts";
import { cancelledMeanwhile, takeUnitFor } from "./take-unit.ts";

export type StartedGeneration = Pick<Generation, "id"> & {
	status: Generation["generation_status"];
	/** Documents of this kind still allowed this month; -1 means unlimited. */
	remaining: number;
};

/** Refuses with "over-limit" when nothing is left, and with "bad-input" while the profile has no name or nothing else. */
export function startGeneration(
	database: Database,
	userId: string,
	{ order, now }: { order: GenerationOrder; now: Date },
): Promise<StartedGeneration> {
	const { action } = DOCUMENT_KINDS[order.kind];
	return asPerson(database, userId, async (tx) => {
		const standing = await getEntitlements(tx, userId, now);
		const id = randomUUIDv7();
		if (!(await saveOrder(tx, userId, { id, order, standing }))) {
			const { requestKey } = order;
			const earlier = await findGenerationByRequest(tx, userId, requestKey);
			if (!earlier) throw cancelledMeanwhile();
			const remaining = remainingOf(standing, action);
			return { id: earlier.id, status: earlier.generation_status, remaining };
		}
		await refuseEmptyProfile(tx, userId);
		const unit = { id, action, standing, now };
		const remaining = await takeUnitFor(tx, userId, unit);
		await saveJob(tx, userId, { id, kind: "document" });
		return { id, status: "generating" as const, remaining };
	});
}

/** A document with nothing in it is worth no unit. */
async function refuseEmptyProfile(tx: Tx, userId: string): Promise<void> {
	const personal = await findPersonal(tx, userId);
	if (!fullName(personal))
		throw refused(
			"Your profile has no name yet. Add your name under Profile, then try again.",
		);
	if (!personal.summary && !(await hasFactEntries(tx, userId)))
		throw refused(
			"Your profile has nothing to write about yet. Import your resume, or add a job, a school or a skill under Profile, then try again.",
		);
}

function refused(message: string): Refusal {
	return new Refusal("bad-input", message, { title: "Generation failed" });
}
