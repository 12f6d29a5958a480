// Where a section's entries stand beside each other: whole entries as cards, paired lines, or an entry in two cells.

import { findDates, isOnlyDates } from "../lines/find-dates.ts";
import { isLevelWord } from "../lines/level-words.ts";
import { reachesSomebody } from "../lines/ways-to-reach.ts";
import { takeTurns } from "./centre-line.ts";
import { isHeading, isNote } from "./column-signs.ts";
import { firstEntry } from "./entry-cells.ts";
import type { PageSegment } from "./page-segments.ts";
import {
	baselineCount,
	extent,
	gutterOf,
	middle,
	weight,
} from "./segment-measures.ts";

/** Where a page is cut in two: between two heights, at one place. */
export type Cut = {
	from: number;
	to: number;
	x: number;
	score: number;
	isGrid: boolean;
	/** Both sides are cells of one entry. */
	isEntry?: boolean;
};

/** Whole entries beside each other within one section, each with dates and lines of its own. */
export function cards(run: PageSegment[], x: number): Cut | null {
	const hasSpan = (side: PageSegment[]) =>
		side.some(({ text }) => findDates(text)?.isRange === true);
	// A heading on the right opens a column.
	if (run.some((each) => middle(each) >= x && isHeading(each))) return null;
	if (areBeside(run.filter(isHeading))) return null;
	for (const rows of betweenHeadings(run)) {
		const left = rows.filter((each) => middle(each) < x);
		const right = rows.filter((each) => middle(each) >= x);
		const [few, many] = [weight(left), weight(right)].sort((a, b) => a - b);
		const isCard = (side: PageSegment[]) =>
			side.length >= 3 && hasSpan(side) && side.some((each) => !isNote(each));
		if (!isCard(left) || !isCard(right)) continue;
		if (takeTurns(left, right)) continue;
		if (!beginAlike(left, right) || gutterOf(left, right) < 12) continue;
		if ((few ?? 0) < 0.2 * (many ?? 0) || isDatedBeside(left, right)) continue;
		const [from, to] = extent(rows);
		return { from, to, x, score: weight(rows), isGrid: true };
	}
	return null;
}

/** On one line, or each with its span of time above it, one a little lower than the other. */
function beginAlike(left: PageSegment[], right: PageSegment[]): boolean {
	const opens = (side: PageSegment[]) => isOnlyDates(side[0]?.text ?? "");
	const apart = Math.abs(extent(left)[0] - extent(right)[0]);
	return apart <= 2 || (opens(left) && opens(right));
}

/** Headings right and left of each other open columns of their own, which are parted before the cards in one of them. */
function areBeside(headings: PageSegment[]): boolean {
	return headings.some((each) =>
		headings.some((other) => each.right < other.x),
	);
}

/** In rows with several cells the dates of one cell belong to the other as well, so that most lines stand beside a date. */
function isDatedBeside(left: PageSegment[], right: PageSegment[]): boolean {
	return [left, right].some(
		(side) => side.filter(isNote).length > side.length / 2,
	);
}

/** Entries beside each other within one section, row by row on the same lines. */
export function grid(run: PageSegment[], x: number): Cut | null {
	let best: Cut | null = null;
	for (const rows of betweenHeadings(run)) {
		const left = rows.filter((each) => middle(each) < x);
		const right = rows.filter((each) => middle(each) >= x);
		if (left.length < 3 || right.length < 3 || rows.some(isNote)) continue;
		if (Math.min(baselineCount(left), baselineCount(right)) < 2) continue;
		const isPaired = (few: PageSegment[], many: PageSegment[]) =>
			few.filter((each) => many.some(({ y }) => Math.abs(y - each.y) < 2))
				.length >=
			few.length * 0.75;
		if (!isPaired(left, right) || !isPaired(right, left)) continue;
		if (gutterOf(left, right) < 12 || rows.some(({ text }) => text === "•"))
			continue;
		// What somebody is reached by has its name beside it.
		if (rows.some(({ text }) => reachesSomebody(text))) continue;
		// Levels beside what is known are rows, and so are labels with a list beside each.
		if (right.every(({ text }) => isLevelWord(text))) continue;
		const lists = (side: PageSegment[]) =>
			side.filter(({ text }) => /[,;|]\s/.test(text)).length;
		if (lists(left) === 0 && lists(right) >= right.length * 0.4) continue;
		const [from, to] = extent(rows);
		const score = Math.min(weight(left), weight(right));
		if (score > (best?.score ?? 0)) best = { from, to, x, score, isGrid: true };
	}
	return best;
}

/** An entry whose employer, place and dates stand left of what it tells. */
export function besideEntry(run: PageSegment[], x: number): Cut | null {
	let best: Cut | null = null;
	for (const rows of betweenHeadings(run)) {
		const left = rows.filter((each) => middle(each) < x);
		const right = rows.filter((each) => middle(each) >= x);
		if (left.length < 2 || right.length === 0 || gutterOf(left, right) < 6)
			continue;
		const entry = firstEntry(left, right);
		if (!entry) continue;
		const [from, to] = extent(entry);
		const score = Math.min(weight(left), weight(right)) / 2;
		if (score > (best?.score ?? 0))
			best = { from, to, x, score, isGrid: true, isEntry: true };
	}
	return best;
}

function betweenHeadings(run: PageSegment[]): PageSegment[][] {
	const parts: PageSegment[][] = [[]];
	for (const segment of run)
		if (isHeading(segment)) parts.push([]);
		else parts.at(-1)?.push(segment);
	return parts;
}
