// The line under the name, as a model may choose it: it names facts and words nothing. A title the person has, in a position held
// today or the very one the posting fills, and behind it one paper they hold.
import { isNotHeld } from "../language/reading/not-held.ts";
import {
	entryIndexOf,
	fieldOf,
	isInSection,
	pathOf,
} from "../profile/content-path.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import type { NumberedFact } from "./brief.ts";

export type ChosenHeadline = { text: string; sources: string[] };

/** Null where the numbers name no such facts. */
export function chosenHeadline(
	ids: readonly string[],
	facts: readonly NumberedFact[],
	tailoring: Tailoring,
): ChosenHeadline | null {
	const named = ids.flatMap((id) =>
		facts.filter((fact) => fact.id === id.trim()),
	);
	const title = named.find((fact) => isTitle(fact, tailoring));
	if (!title) return null;
	const paper = named.find(
		(fact) => isHeldPaper(fact) && !isSaidBy(title, fact),
	);
	const chosen = paper ? [title, paper] : [title];
	return {
		text: chosen.map(({ text }) => text).join(" · "),
		sources: chosen.map(({ path }) => path),
	};
}

function isTitle(
	{ path, text }: NumberedFact,
	{ profile, title }: Tailoring,
): boolean {
	if (path === pathOf("personal", "headline")) return true;
	if (fieldOf(path) !== "job_title" || !isInSection(path, "work_experience"))
		return false;
	const held = profile.work_experience[entryIndexOf(path) ?? -1];
	return (
		held?.is_current === true || text.toLowerCase() === title.toLowerCase()
	);
}

const LEAST_LETTERS = 4;
const MOST_FURTHER = 1;

/** "Plant Operator, Grade III" behind "Plant Operator III" says the same again. */
function isSaidBy(title: NumberedFact, paper: NumberedFact): boolean {
	const own = new Set(wordsIn(title));
	const words = wordsIn(paper);
	const further = words.filter((word) => !own.has(word)).length;
	return further < words.length && further <= MOST_FURTHER;
}

function wordsIn({ text }: NumberedFact): string[] {
	return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
		(word) => word.length >= LEAST_LETTERS,
	);
}

const LONGEST_PAPER = 50;

function isHeldPaper({ path, text }: NumberedFact): boolean {
	return (
		isInSection(path, "certifications") &&
		text.length <= LONGEST_PAPER &&
		!isNotHeld(text)
	);
}
