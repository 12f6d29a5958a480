// What a letter records of how it was made: its settings, what whoever sends it should know, and each line's sources.
import { pathOf } from "../../profile/content-path.ts";
import { heldSections } from "../choose/choose-sections.ts";
import type {
	LetterContent,
	LineOrigin,
	Metadata,
} from "../content/content.ts";
import { documentLanguages } from "../content/document-language.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { warningsFor } from "../content/warnings.ts";
import type { LetterPlan } from "./letter-material.ts";
import {
	attached,
	INQUIRY,
	LETTER_WISHES,
	ONE_LETTER,
} from "./letter-notes.ts";
import { letterWishIn } from "./posting-asks.ts";
import type { Said } from "./said.ts";

export function metadataOf(
	tailoring: Tailoring,
	answers: readonly string[],
	form: Metadata["form"],
): Metadata {
	const { profile, match, sections, strength, today } = tailoring;
	const { title, company } = tailoring;
	const { language, linesLanguage } = documentLanguages(tailoring);
	return {
		model: "builtin",
		generatedAt: today,
		enhancement: strength,
		sections: sections === "auto" ? heldSections(profile) : [...sections],
		language,
		...(linesLanguage && { lines_language: linesLanguage }),
		job: { title, company },
		form,
		...(answers.length > 0 && { answers: [...answers] }),
		score: { before: match.score, after: match.score, ceiling: match.ceiling },
		omitted: [],
	};
}

export function validationOf(
	tailoring: Tailoring,
	{ shape, opening, middle, closing }: LetterPlan,
	enclosures: string | null,
): LetterContent["validation"] {
	const wish = letterWishIn(tailoring.posting ?? "");
	return {
		warnings: [
			...(wish === null ? [] : [LETTER_WISHES[wish]]),
			...(shape === "inquiry" ? [INQUIRY] : []),
			...(enclosures === null ? [] : [attached(enclosures)]),
			...warningsFor(tailoring),
			ONE_LETTER,
		],
		lines: [
			originOf(pathOf("body", "opening"), opening),
			...middle.map((said, at) =>
				originOf(pathOf("body", "body_paragraphs", at), said),
			),
			originOf(pathOf("body", "closing"), closing),
		],
		removed: [],
		repaired: [],
	};
}

export function plainEnd(text: string): string {
	return text.replace(/(?<!\.)\.\.(?=\s|$)/g, ".");
}

/** A line as it stands in the profile, whatever stands before or behind it. */
function isWordForWord({ text, original }: Said): boolean {
	const own = original?.replace(/[\s.;,。]+$/u, "").slice(1);
	return own !== undefined && text.includes(own);
}

function originOf(path: string, said: readonly Said[]): LineOrigin {
	const originals = said.flatMap(({ original }) =>
		original === undefined ? [] : [original],
	);
	const frames = said.flatMap(({ text, isFrame, label }) =>
		isFrame ? [plainEnd(text)] : label ? [label] : [],
	);
	return {
		path,
		sources: [...new Set(said.flatMap(({ sources }) => sources))],
		change: said.every(isWordForWord) ? "kept" : "reworded",
		...(originals.length > 0 ? { original: originals.join(" | ") } : {}),
		...(frames.length > 0 ? { frames } : {}),
	};
}
