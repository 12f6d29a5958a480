// Entries in two cells: on the left where and when somebody worked, on the right as what and with which success. Told from rows
// by the lines each cell has of its own.

import { isOnlyDates } from "../lines/find-dates.ts";
import { isNote } from "./column-signs.ts";
import type { PageSegment } from "./page-segments.ts";

/** The distance to the entry above, in letters' heights; lines of one entry stand closer. */
const APART = 1.75;

/** What stands in both cells of the first entry, where all of them are built so. */
export function firstEntry(
	left: PageSegment[],
	right: PageSegment[],
): PageSegment[] | null {
	const starts = left.filter(
		(each) =>
			right.some(({ y }) => Math.abs(y - each.y) < 2) &&
			isFirst(each, left) &&
			isFirst(each, right),
	);
	const entries = starts.map((start, at) => {
		const end = starts[at + 1]?.y ?? Number.POSITIVE_INFINITY;
		const within = ({ y }: PageSegment) => y > start.y - 2 && y < end - 2;
		return { left: left.filter(within), right: right.filter(within) };
	});
	const isWhole = entries.every(
		(each) => each.left.length > 1 && each.left.some(isNote),
	);
	const signs = entries.filter(
		(each) =>
			!each.left.every(isNote) &&
			!isOnlyDates(each.left.map(({ text }) => text).join(" ")) &&
			each.right.filter(isNote).length === 0,
	);
	const [first] = entries;
	if (!first || !isWhole || signs.length < entries.length) return null;
	// The last one stands alone, once those above it are read; two lines beside two may be rows.
	const isClear =
		entries.length > 1 ||
		first.left.length > 2 ||
		first.right.some(({ text }) => /^[•▪◦–-]\s/u.test(text));
	return isClear ? [...first.left, ...first.right] : null;
}

function isFirst({ y, size }: PageSegment, column: PageSegment[]): boolean {
	const above = column.filter((each) => each.y < y - 2);
	const last = Math.max(...above.map((each) => each.y));
	return y - last > APART * size;
}
