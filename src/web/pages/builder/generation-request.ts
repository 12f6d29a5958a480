// The request a draft stands for.
import type { GenerationRequest } from "../../../api/functions.ts";
import type { BuilderDraft } from "./draft.ts";

/** As the server will read it; parse it to learn what is missing. */
export function requestOf(draft: BuilderDraft, requestKey: string) {
	const { jobTitle, companyName, jobDescription, sections, strength, engine } =
		draft;
	const request = {
		jobTitle,
		companyName: companyName.trim() || null,
		jobDescription,
		selectedSections: sections,
	};
	return {
		...request,
		aiEnhancementStrength: strength,
		...(engine ? { engine } : {}),
		...(draft.whyThem.trim() ? { whyThem: draft.whyThem } : {}),
		...(draft.language ? { language: draft.language } : {}),
		requestKey,
	} satisfies GenerationRequest;
}

export function newKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
}
