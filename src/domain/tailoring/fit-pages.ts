// Takes lines out of a draft until it fits its pages. A length is estimated in lines of text; documents set the real one.
// A line that is the only one to show something the posting asks for stays as long as any other can go.
import type { DraftLine } from "./draft-line.ts";
import type { DraftEntry } from "./resume-draft.ts";

export type Omitted = { path: string; text: string; reason: string };

/** `fixedLines` stand whatever is trimmed; `listed` are the terms that the skills name. */
export type Budget = {
	pages: number;
	fixedLines: number;
	listed: ReadonlySet<string>;
};
export type Fitted = { entries: DraftEntry[]; omitted: Omitted[] };

const LINES_A_PAGE = 52;
const CHARACTERS_A_LINE = 98;
const ENTRY_LINES = 2;

const TOO_MANY = "Less relevant than the other lines of this entry";
const OLD = "An older position is kept to its most relevant lines";
const NO_ROOM = "Left out to keep to the page length";

// Recruiters skim: beyond eight lines of the latest positions and two of an old one the rest costs more than it adds.
const MOST = { latest: 8, recent: 4, old: 2 };
const LEAST = { latest: 3, recent: 1, old: 1 };

/** The lines a text takes on the page. */
export function textLines(text: string): number {
	return Math.ceil(text.length / CHARACTERS_A_LINE);
}

/** New entries that fit, and what was left out with the reason. */
export function fitPages(
	entries: readonly DraftEntry[],
	budget: Budget,
): Fitted {
	const omitted: Omitted[] = [];
	const left = entries.map((entry) => ({ ...entry, lines: [...entry.lines] }));
	const shown = countTerms(left);
	const drop = (entry: DraftEntry, line: DraftLine, reason: string) => {
		entry.lines = entry.lines.filter((other) => other !== line);
		for (const term of line.terms) shown.set(term, (shown.get(term) ?? 1) - 1);
		omitted.push({
			path: line.sources[0] ?? entry.path,
			text: line.original,
			reason,
		});
	};
	const isOnlyProof = (line: DraftLine) =>
		[...line.terms].some((term) => (shown.get(term) ?? 0) <= 1);
	const isOnlyMention = (line: DraftLine) =>
		[...line.terms].some(
			(term) => (shown.get(term) ?? 0) <= 1 && !budget.listed.has(term),
		);

	for (const entry of left) {
		for (const line of entry.lines.toReversed()) {
			if (entry.lines.length <= MOST[entry.age]) break;
			if (!isOnlyProof(line))
				drop(entry, line, entry.age === "old" ? OLD : TOO_MANY);
		}
	}
	const room = budget.pages * LINES_A_PAGE - budget.fixedLines;
	for (const mustStay of [isOnlyProof, isOnlyMention]) {
		while (linesTaken(left) > room) {
			const next = cheapest(left, mustStay);
			if (!next) break;
			drop(next.entry, next.line, NO_ROOM);
		}
	}
	return { entries: left, omitted };
}

function countTerms(entries: readonly DraftEntry[]): Map<string, number> {
	const shown = new Map<string, number>();
	for (const entry of entries) {
		for (const terms of [
			entry.headTerms,
			...entry.lines.map((line) => line.terms),
		]) {
			for (const term of terms) shown.set(term, (shown.get(term) ?? 0) + 1);
		}
	}
	return shown;
}

function linesTaken(entries: readonly DraftEntry[]): number {
	return entries.reduce(
		(sum, { lines }) =>
			sum +
			ENTRY_LINES +
			lines.reduce((taken, line) => taken + textLines(line.text), 0),
		0,
	);
}

// The least worth goes first, sooner from an entry with many lines, later from the latest positions.
function cheapest(
	entries: readonly DraftEntry[],
	mustStay: (line: DraftLine) => boolean,
): { entry: DraftEntry; line: DraftLine } | null {
	let best: { entry: DraftEntry; line: DraftLine; cost: number } | null = null;
	for (const entry of entries) {
		if (
			entry.lines.length <=
			(entry.section === "work_experience" ? LEAST[entry.age] : 0)
		)
			continue;
		for (const line of entry.lines.filter((one) => !mustStay(one))) {
			const cost =
				line.value +
				(entry.age === "latest" ? 1 : 0) -
				entry.lines.length * 0.1;
			if (!best || cost < best.cost) best = { entry, line, cost };
		}
	}
	return best;
}
