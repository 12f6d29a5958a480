// Takes out of a draft what there is no room for. A length is estimated in lines of text; documents set the real one.
// What is the only one to show something the posting asks for stays as long as anything else can go.

import { fieldOf } from "../../profile/content-path.ts";
import { isRequirement } from "../choose/relevance.ts";
import type { Omitted } from "../content/tailoring.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import { cheapest, strengthOf } from "./page-candidates.ts";
import {
	type Budget,
	type Draft,
	type Extra,
	removeLine,
	type Terms,
} from "./page-draft.ts";
import { ENTRY_LINES, SECTION_LINES, textLines } from "./page-lines.ts";
import { shrinkFillers } from "./shrink-fillers.ts";
import { trimChores } from "./trim-chores.ts";
import { trimWeak } from "./trim-weak.ts";

export type Fitted = {
	entries: DraftEntry[];
	/** Paths of the extras left out. */
	without: ReadonlySet<string>;
	omitted: Omitted[];
};

const TOO_MANY = "Less relevant than the other lines of this entry";
const IN_GENERAL = "Says in general what the other lines tell";
const OTHERS = "Says what somebody else does";
const PRIVATE = "A private matter, which no employer has to know";
const OLD = "An older position is kept to its most relevant lines";

// Recruiters skim: beyond eight lines of the latest positions and four of an old one the rest costs more than it adds.
const MOST = { latest: 8, recent: 6, old: 4 };
/** So many that count something stand in an old position beside the others. */
const MOST_COUNTED = 2;

/** New entries that fit, and what was left out with the reason. */
export function fitPages(
	entries: readonly DraftEntry[],
	extras: readonly Extra[],
	budget: Budget,
): Fitted {
	const draft: Draft = {
		entries: entries.map((entry) => ({ ...entry, lines: [...entry.lines] })),
		extras,
		without: new Set(),
		omitted: [],
		shown: countTerms(entries, extras),
		budget,
	};
	for (const entry of draft.entries)
		for (const line of entry.lines.filter(
			({ isOthers, isPrivate }) => isOthers || isPrivate,
		))
			removeLine(draft, { entry, line }, line.isPrivate ? PRIVATE : OTHERS);
	if (Number.isFinite(budget.room) && Number.isFinite(budget.enough))
		trimProse(draft);
	trimEntries(draft);
	for (const { path, text, idle, fills } of extras) {
		if (idle === undefined || (fills && !Number.isFinite(budget.enough)))
			continue;
		draft.without.add(path);
		draft.omitted.push({ path, text, reason: idle });
	}
	// A record without an end, and a page that weak lines are to fill, keep them.
	if (Number.isFinite(budget.room) && Number.isFinite(budget.enough))
		shrinkFillers(draft);
	const isTooMuch = () => linesTaken(draft) > budget.enough;
	if (Number.isFinite(budget.room)) trimChores(draft, isTooMuch);
	trimWeak(draft, isTooMuch);
	for (const staying of STAYING)
		while (linesTaken(draft) > budget.room) {
			const next = cheapest(draft, staying);
			if (!next) break;
			next.remove();
		}
	const { without, omitted } = draft;
	return { entries: draft.entries, without, omitted };
}

/** What has to stay at first, and what has to when that is not enough. */
const STAYING = [
	{ mustStay: isOnlyProof, keepsNeeded: true },
	{ mustStay: isOnlyMention, keepsNeeded: true },
	{ mustStay: isOnlyWord, keepsNeeded: true },
	{ mustStay: isOnlyWord, keepsNeeded: false },
];

function isOnlyProof({ shown }: Draft, terms: Terms): boolean {
	return [...terms].some((term) => (shown.get(term) ?? 0) <= 1);
}

function isOnlyMention({ shown, budget }: Draft, terms: Terms): boolean {
	return [...terms].some(
		(term) => (shown.get(term) ?? 0) <= 1 && !budget.listed.has(term),
	);
}

// A page too many costs more than a requirement answered in other words, but not more than a word that is searched for.
function isOnlyWord({ shown, budget }: Draft, terms: Terms): boolean {
	return [...terms].some(
		(term) =>
			(shown.get(term) ?? 0) <= 1 &&
			!budget.listed.has(term) &&
			!isRequirement(term),
	);
}

function countTerms(
	entries: readonly DraftEntry[],
	extras: readonly Extra[],
): Map<string, number> {
	const shown = new Map<string, number>();
	const all = [
		...entries.flatMap((entry) => [
			entry.headTerms,
			...(entry.description ? [entry.description.terms] : []),
			...entry.lines.map(({ terms }) => terms),
		]),
		...extras.map(({ terms }) => terms),
	];
	for (const terms of all)
		for (const term of terms) shown.set(term, (shown.get(term) ?? 0) + 1);
	return shown;
}

/** Prose about a position says in general what its lines tell, where there are as many as that. */
const ENOUGH_BESIDE = 3;
/** Of what the best line answers: a figure alone often tells how large the employer is. */
const COUNTS_AND_ANSWERS = 0.25;

function trimProse(draft: Draft): void {
	for (const entry of draft.entries) {
		const isProse = ({ sources: [source = ""] }: DraftEntry["lines"][number]) =>
			fieldOf(source) === "description";
		if (entry.lines.filter((line) => !isProse(line)).length < ENOUGH_BESIDE)
			continue;
		for (const line of entry.lines.filter(
			(one) =>
				isProse(one) &&
				!one.isNeeded &&
				!(/\d/.test(one.original) && one.value >= COUNTS_AND_ANSWERS),
		))
			if (!isOnlyMention(draft, line.terms))
				removeLine(draft, { entry, line }, IN_GENERAL);
	}
}

function trimEntries(draft: Draft): void {
	for (const entry of draft.entries)
		for (const line of entry.lines.toSorted(
			(a, b) => strengthOf(a) - strengthOf(b),
		)) {
			if (entry.lines.length <= mostOf(entry)) break;
			if (!isOnlyProof(draft, line.terms))
				removeLine(
					draft,
					{ entry, line },
					entry.age === "old" ? OLD : TOO_MANY,
				);
		}
}

function mostOf({ age, lines }: DraftEntry): number {
	const counted = age === "old" ? lines.filter(counts).length : 0;
	return MOST[age] + Math.min(MOST_COUNTED, counted);
}

/** More than a handful, years aside. */
function counts({ original }: DraftEntry["lines"][number]): boolean {
	return LARGE.test(original.replace(YEARS, ""));
}

const YEARS = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;
const LARGE = /(?<![\p{L}\p{N}])\p{N}[\p{N}.,]*\p{N}/u;

function linesTaken({ entries, extras, without }: Draft): number {
	const reported = entries.reduce(
		(sum, { lines, description, note }) =>
			sum +
			ENTRY_LINES +
			textLines(description?.text ?? "") +
			textLines(note) +
			lines.reduce((taken, line) => taken + textLines(line.text), 0),
		0,
	);
	const sections = new Set(entries.map(({ section }) => section)).size;
	const more = extras
		.filter(({ path }) => !without.has(path))
		.reduce((sum, { lines }) => sum + lines, 0);
	return reported + sections * SECTION_LINES + more;
}
