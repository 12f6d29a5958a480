// What a stored request asks of the writers.
import type { Generation } from "../db/generations.ts";
import { DOCUMENT_KINDS } from "../domain/document-kinds.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { SECTIONS } from "../domain/profile/section-names.ts";

export type DocumentOrder = Pick<
	Generation,
	| "kind"
	| "job_title"
	| "company_name"
	| "job_description"
	| "selected_sections"
	| "ai_enhancement_strength"
	| "engine"
	| "layout"
	| "why_them"
	| "document_language"
> & { userId: string };

/** `profile` is the person's as it is now. */
export function writingRequest(order: DocumentOrder, profile: Profile) {
	const isLetter = order.kind === "cover_letter";
	return {
		profile,
		posting: order.job_description,
		title: order.job_title,
		company: order.company_name,
		whyThem: order.why_them ?? undefined,
		language: order.document_language ?? undefined,
		kinds: [DOCUMENT_KINDS[order.kind].form],
		strength: order.ai_enhancement_strength,
		sections: isLetter
			? ("auto" as const)
			: SECTIONS.filter((section) => order.selected_sections.includes(section)),
	};
}
