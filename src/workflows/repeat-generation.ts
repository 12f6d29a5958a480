// Asking again for a document that failed: a new one from the same request takes its place. Pressed twice, or cut off half-way,
// it is still one new document and one unit.
import type { Database } from "../db/database.ts";
import { deleteGeneration, findGeneration } from "../db/generations.ts";
import { asPerson } from "../db/transactions.ts";
import { SECTIONS } from "../domain/profile/section-names.ts";
import { Refusal } from "../domain/refusal.ts";
import { type StartedGeneration, startGeneration } from "./start-generation.ts";

export async function repeatGeneration(
	database: Database,
	userId: string,
	{ id, now }: { id: string; now: Date },
): Promise<StartedGeneration> {
	const failed = await asPerson(database, userId, (tx) =>
		findGeneration(tx, userId, id),
	);
	if (!failed) throw new Refusal("not-found", "This document doesn't exist.");
	if (failed.generation_status !== "failed")
		throw new Refusal("conflict", "Only failed documents can be retried.");
	const order = {
		kind: failed.kind,
		jobTitle: failed.job_title,
		companyName: failed.company_name || null,
		jobDescription: failed.job_description,
		selectedSections: SECTIONS.filter((section) =>
			failed.selected_sections.includes(section),
		),
		aiEnhancementStrength: failed.ai_enhancement_strength,
		engine: failed.engine ?? undefined,
		whyThem: failed.why_them ?? undefined,
		language: failed.document_language ?? undefined,
		requestKey: `again ${id}`,
	};
	const started = await startGeneration(database, userId, { order, now });
	await asPerson(database, userId, (tx) => deleteGeneration(tx, userId, id));
	return started;
}
