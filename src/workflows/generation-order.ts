// What is ordered when a document is asked for, and the row it becomes.
import type { Tx } from "../db/database.ts";
import { type Generation, saveNewGeneration } from "../db/generations.ts";
import { findDefaultTemplate } from "../db/templates.ts";
import type { Standing } from "../domain/account/allowance.ts";
import { planInForce } from "../domain/account/plans.ts";
import { DOCUMENT_KINDS } from "../domain/document-kinds.ts";
import type { LanguageCode } from "../domain/language/language-code.ts";
import type { Section } from "../domain/profile/section-names.ts";
import type { Engine, Strength } from "../domain/tailoring/content/content.ts";

export type GenerationOrder = {
	kind: Generation["kind"];
	jobTitle: string;
	/** Null where the posting names none. */
	companyName: string | null;
	jobDescription: string;
	selectedSections: Section[];
	aiEnhancementStrength: Strength;
	/** Who writes; left out, whatever is in force when the document is made. */
	engine?: Engine | undefined;
	/** Why this employer, in the person's own words; placed whole in a letter. */
	whyThem?: string | undefined;
	/** Left out: the profile's. */
	language?: LanguageCode | undefined;
	/** The same key again is the same request: one unit, one document. */
	requestKey: string;
};

/** The specification stores these two for a letter; the writer is given all the profile holds, which its log says. */
const LETTER_SECTIONS: Section[] = ["personal", "work_experience"];

/** Stores it as "generating"; false where this request was stored before. */
export async function saveOrder(
	tx: Tx,
	userId: string,
	{
		id,
		order,
		standing,
	}: { id: string; order: GenerationOrder; standing: Standing },
): Promise<boolean> {
	const isResume = order.kind === "resume";
	const plan = planInForce(standing.roles, standing.subscribed);
	const { form } = DOCUMENT_KINDS[order.kind];
	const template = await findDefaultTemplate(tx, plan, form);
	return saveNewGeneration(tx, userId, {
		id,
		kind: order.kind,
		job_title: order.jobTitle,
		company_name: order.companyName ?? "",
		job_description: order.jobDescription,
		selected_sections: isResume ? order.selectedSections : LETTER_SECTIONS,
		ai_enhancement_strength: order.aiEnhancementStrength,
		template_id: isResume ? (template?.id ?? null) : null,
		template: template?.name ?? "professional",
		layout: template && {
			layout: template.layout,
			layout_config: template.layout_config,
		},
		engine: order.engine ?? null,
		why_them: order.whyThem || null,
		document_language: order.language ?? null,
		request_key: order.requestKey,
	});
}
