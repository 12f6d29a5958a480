// Takes lines out of a draft until it fits its pages. A length is estimated in lines of text; documents set the real one.
// A line that is the only one to show something the posting asks for stays as long as any other can go.
import type { DraftEntry, DraftLine } from "./resume-draft.ts";

export type Omitted = { path: string; text: string; reason: string };
export type Budget = { pages: number; fixedLines: number };

const LINES_A_PAGE = 52;
const CHARACTERS_A_LINE = 98;
const ENTRY_LINES = 2;

const TOO_MANY = "Less relevant than the other lines of this entry";
const OLD = "An older position is kept to its most relevant lines";
const NO_ROOM = "Left out to keep to the page length";

/** The lines a text takes on the page. */
export function textLines(text: string): number {
	return Math.ceil(text.length / CHARACTERS_A_LINE);
}

export type Fitted = { entries: DraftEntry[]; omitted: Omitted[] };

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

	for (const entry of left) {
		const most = entry.isLatest ? 8 : entry.isOld ? 2 : 4;
		for (const line of entry.lines.toReversed()) {
			if (entry.lines.length <= most) break;
			if (!isOnlyProof(line)) drop(entry, line, entry.isOld ? OLD : TOO_MANY);
		}
	}
	const room = budget.pages * LINES_A_PAGE - budget.fixedLines;
	while (linesTaken(left) > room) {
		const next = cheapest(left, isOnlyProof);
		if (!next) break;
		drop(next.entry, next.line, NO_ROOM);
	}
	return { entries: left, omitted };
}

function countTerms(entries: readonly DraftEntry[]): Map<string, number> {
	const shown = new Map<string, number>();
	const count = (terms: ReadonlySet<string>) => {
		for (const term of terms) shown.set(term, (shown.get(term) ?? 0) + 1);
	};
	for (const entry of entries) {
		count(entry.headTerms);
		for (const line of entry.lines) count(line.terms);
	}
	return shown;
}

function linesTaken(entries: readonly DraftEntry[]): number {
	return entries.reduce(
		(sum, entry) =>
			sum +
			ENTRY_LINES +
			entry.lines.reduce((lines, line) => lines + textLines(line.text), 0),
		0,
	);
}

// The least worth goes first: of the entry with most lines to spare, never below what its place asks for.
function cheapest(
	entries: readonly DraftEntry[],
	isOnlyProof: (line: DraftLine) => boolean,
): { entry: DraftEntry; line: DraftLine } | null {
	let best: { entry: DraftEntry; line: DraftLine; cost: number } | null = null;
	for (const entry of entries) {
		const least = entry.isLatest
			? 3
			: entry.section === "work_experience"
				? 1
				: 0;
		if (entry.lines.length <= least) continue;
		for (const line of entry.lines) {
			if (isOnlyProof(line)) continue;
			const cost =
				line.value + (entry.isLatest ? 1 : 0) - entry.lines.length * 0.1;
			if (!best || cost < best.cost) best = { entry, line, cost };
		}
	}
	return best;
}
