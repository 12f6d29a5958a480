// Takes out what shows nothing the posting asks for, as long as enough is left to read: single lines of work and whole
// projects and services.
import { fieldOf, lastKeyOf } from "../../profile/content-path.ts";
import { isNamedIn } from "../choose/named-in.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { leastLines, strengthOf } from "./page-candidates.ts";
import { type Draft, removeLine } from "./page-draft.ts";
import { NOT_ASKED_FOR } from "./page-lines.ts";

/** A line with less shows next to nothing of what is asked for. */
const WEAK = 0.15;

/** The weakest first, of equals the later one; what the latest position says goes behind all others. */
export function trimWeak(draft: Draft, isTooMuch: () => boolean): void {
	while (isTooMuch()) {
		const [next] = [
			...draft.entries.flatMap((entry) => weakLines(draft, entry)),
			...weakEntries(draft),
		]
			.toReversed()
			.toSorted((a, b) => a.cost - b.cost);
		if (!next) return;
		next.remove();
	}
}

type Weak = { cost: number; remove: () => void };

/** More than any weak line is worth. */
const LATEST = 1;

function weakLines(draft: Draft, entry: DraftEntry): Weak[] {
	if (entry.section !== "work_experience" || !hasStrong(draft)) return [];
	if (entry.lines.length <= leastLines(draft, entry)) return [];
	return entry.lines
		.filter(
			(line) =>
				strengthOf(line) < WEAK &&
				!isFirst(line) &&
				!isNamedIn(draft.budget.posting, line.original),
		)
		.map((line) => ({
			cost: strengthOf(line) + (entry === draft.entries[0] ? LATEST : 0),
			remove: () => removeLine(draft, { entry, line }, NOT_ASKED_FOR),
		}));
}

const FIRST_LINES = 2;

/** The person's own first two lines say what the position is. */
function isFirst({ sources: [source = ""] }: DraftLine): boolean {
	return (
		fieldOf(source) === "achievements" &&
		Number(lastKeyOf(source)) < FIRST_LINES
	);
}

/** Where nothing answers the posting, nothing is weaker than the rest. */
function hasStrong({ entries }: Draft): boolean {
	return entries.some(({ lines }) =>
		lines.some((line) => line.proves || line.terms.size > 0),
	);
}

function weakEntries(draft: Draft): Weak[] {
	if (!hasStrong(draft)) return [];
	return draft.entries.flatMap((entry) => {
		const parts = [
			...(entry.description ? [entry.description] : []),
			...entry.lines,
		];
		const strength = Math.max(entry.headValue, 0, ...parts.map(strengthOf));
		if (
			entry.section === "work_experience" ||
			entry.headTerms.size > 0 ||
			strength >= WEAK
		)
			return [];
		return [
			{
				cost: strength,
				remove: () => {
					draft.entries = draft.entries.filter((other) => other !== entry);
					draft.omitted.push({
						path: entry.path,
						text: entry.name,
						reason: NOT_ASKED_FOR,
					});
				},
			},
		];
	});
}
