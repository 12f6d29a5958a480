// Keeping the template a person chose for a document, so that it is downloaded as it was last looked at, here and elsewhere.
import type { Database } from "../db/database.ts";
import { findGeneration, saveTemplate } from "../db/generations.ts";
import { getEntitlements } from "../db/plans.ts";
import { listActiveTemplates } from "../db/templates.ts";
import { asPerson } from "../db/transactions.ts";
import { mayUseTemplate, planInForce } from "../domain/account/plans.ts";
import { DOCUMENT_KINDS } from "../domain/document-kinds.ts";
import { Refusal } from "../domain/refusal.ts";
import { chooseTemplate } from "./draw-document.ts";

/** Refuses with "not-found" what is not this person's, with "not-allowed" a template above the plan. */
export function restyleDocument(
	database: Database,
	userId: string,
	{ id, template, now }: { id: string; template: string; now: Date },
): Promise<void> {
	return asPerson(database, userId, async (tx) => {
		const generation = await findGeneration(tx, userId, id);
		if (!generation)
			throw new Refusal("not-found", "This document doesn't exist.");
		const { roles, subscribed } = await getEntitlements(tx, userId, now);
		const templates = await listActiveTemplates(tx);
		const plan = planInForce(roles, subscribed);
		chooseTemplate({ generation, templates, plan }, { template });
		const { form } = DOCUMENT_KINDS[generation.kind];
		const chosen = templates.find(
			(each) =>
				each.kind === form &&
				each.name.toLowerCase() === template.toLowerCase(),
		);
		// The document's own look stays its own, even where the plan no longer has the template.
		if (chosen && mayUseTemplate(plan, chosen))
			await saveTemplate(tx, userId, { id, template: chosen });
	});
}
