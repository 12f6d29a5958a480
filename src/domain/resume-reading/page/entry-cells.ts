// Entries in two cells: on the left where and when somebody worked, on the right as what and with which success. Told from rows
// by the lines each cell has of its own.

import { isOnlyDates } from "../lines/find-dates.ts";
import { isNote } from "./column-signs.ts";
import type { PageSegment } from "./page-segments.ts";

/** How much farther than two lines of one entry the next entry stands, in the least distance of two lines. */
const APART = 1.25;
/** Nearer than this, in letters' heights, two lines are one. */
const LEAST_STEP = 0.8;

const OPENS_LIST = /^[•▪◦–-]\s/u;

/** What stands in both cells of the first entry, where all of them are built so. */
export function firstEntry(
	left: PageSegment[],
	right: PageSegment[],
): PageSegment[] | null {
	const starts = left.filter((each, at) => {
		const isSecond = Math.abs(each.y - (left[at - 1]?.y ?? -9)) < 2;
		return !isSecond && opens(each, left, right);
	});
	const entries = starts.map((start, at) => {
		const end = Math.min(
			starts[at + 1]?.y ?? Number.POSITIVE_INFINITY,
			endOfMargin(start, left),
		);
		const within = ({ y }: PageSegment) => y > start.y - 2 && y < end - 2;
		return { left: left.filter(within), right: right.filter(within) };
	});
	const isWhole = entries.every(
		(each) => each.left.length > 1 && each.left.some(isNote),
	);
	const signs = entries.filter(
		(each) =>
			!each.left.every(isNote) &&
			!each.left.some(({ text }) => OPENS_LIST.test(text)) &&
			!isOnlyDates(each.left.map(({ text }) => text).join(" ")) &&
			each.right.filter(isNote).length === 0,
	);
	const [first] = entries;
	if (!first || !isWhole || signs.length < entries.length) return null;
	// The last one stands alone, once those above it are read; two lines beside two may be rows.
	const isClear =
		entries.length > 1 ||
		first.left.length > 2 ||
		first.right.some(({ text }) => OPENS_LIST.test(text));
	return isClear ? [...first.left, ...first.right] : null;
}

/** Whether both cells of an entry begin here. */
function opens(
	each: PageSegment,
	left: PageSegment[],
	right: PageSegment[],
): boolean {
	const beside = right.find(({ y }) => Math.abs(y - each.y) < 2);
	if (!beside) return false;
	const isList = OPENS_LIST.test(beside.text);
	return (
		(isFirst(each, left) && (isList || isFirst(beside, right))) ||
		(isList && isInMargin(each, left))
	);
}

/** Dates left of the head that stands on their line. */
function isInMargin(each: PageSegment, left: PageSegment[]): boolean {
	return (
		isNote(each) &&
		left.some(
			({ x, y }) => Math.abs(y - each.y) < 2 && x > each.right && x > each.x,
		)
	);
}

/** Where something else than dates stands below the dates in the margin. */
function endOfMargin(start: PageSegment, left: PageSegment[]): number {
	const next = left.find(
		(each) =>
			each.y > start.y + 2 && Math.abs(each.x - start.x) < 2 && !isNote(each),
	);
	return next && isInMargin(start, left) ? next.y : Number.POSITIVE_INFINITY;
}

/** Whether a line opens an entry in a column, by the space above it. */
function isFirst({ y, size }: PageSegment, column: PageSegment[]): boolean {
	const above = column.filter((each) => each.y < y - 2);
	const last = Math.max(...above.map((each) => each.y));
	return y - last > APART * leastStep(column, size);
}

/** How far lines of a column stand apart that stand closest. */
function leastStep(column: PageSegment[], size: number): number {
	const ys = column.map(({ y }) => y).sort((a, b) => a - b);
	const steps = ys.map((y, at) => y - (ys[at - 1] ?? Number.NEGATIVE_INFINITY));
	const apart = steps.filter((step) => step > LEAST_STEP * size);
	return Math.min(...apart, 1.4 * size);
}
