// Parts a page into its columns by the empty strips between them. A strip is a gutter only where what stands on either side is
// read by itself.

import { OF_BLOCK, takeTurns } from "./centre-line.ts";
import { areColumns, isHeading, isNote } from "./column-signs.ts";
import { besideEntry, type Cut, cards, grid } from "./entry-grids.ts";
import type { PageSegment } from "./page-segments.ts";
import {
	baselineCount,
	extent,
	gutterOf,
	middle,
	weight,
} from "./segment-measures.ts";

/** A part of a page that is read from top to bottom, or its two columns side by side. */
export type PageRegion =
	| { kind: "text"; segments: PageSegment[] }
	| {
			kind: "columns";
			left: PageRegion[];
			right: PageRegion[];
			gutter: number;
			/** Both sides belong to one section. */
			isGrid: boolean;
			/** Both sides are cells of one entry. */
			isEntry: boolean;
	  };

/** By which signs a strip is a gutter: by what stands beside it, by its emptiness alone, or never. */
export type Parting = "by-signs" | "by-gaps" | "never";

export function regionsOf(
	segments: PageSegment[],
	depth: number,
	parting: Parting = "by-signs",
): PageRegion[] {
	const band = parting === "never" ? null : nextBand(segments);
	if (band !== null)
		return [
			...regionsOf(
				segments.filter(({ y }) => y < band),
				depth,
				parting,
			),
			...regionsOf(
				segments.filter(({ y }) => y >= band),
				depth,
				parting,
			),
		];
	const found =
		depth < 4 && parting !== "never" ? bestCut(segments, parting) : null;
	if (!found) return segments.length > 0 ? [{ kind: "text", segments }] : [];
	const { from, to, x, isGrid, isEntry = false } = found;
	// Entries stand below one another as often as somebody worked.
	const next = isGrid ? depth : depth + 1;
	const above = segments.filter(({ y }) => y < from);
	const below = segments.filter(({ y }) => y > to);
	const within = segments.filter(({ y }) => y >= from && y <= to);
	return [
		...regionsOf(above, next, parting),
		{
			kind: "columns",
			left: regionsOf(
				within.filter((each) => middle(each) < x),
				depth + 1,
				parting,
			),
			right: regionsOf(
				within.filter((each) => middle(each) >= x),
				depth + 1,
				parting,
			),
			gutter: x,
			isGrid,
			isEntry,
		},
		...regionsOf(below, next, parting),
	];
}

const LEAST_OF_BAND = 3;
/** How far above a band's headings the band before it ends, in their own height. */
const ABOVE_BAND = 2;

/** Where a row of headings side by side opens a band of columns below another band; null where none does. */
function nextBand(segments: PageSegment[]): number | null {
	const headings = segments.filter(isHeading);
	if (headings.length < LEAST_OF_BAND) return null;
	for (const { y, size } of headings) {
		const row = headings.filter((each) => Math.abs(each.y - y) < 2);
		if (row.length < LEAST_OF_BAND) continue;
		const above = segments.filter((each) => each.y < y - 2);
		const foot = above.length > 0 ? extent(above)[1] : y;
		if (y - foot > ABOVE_BAND * size) return y - 2;
	}
	return null;
}

/** Columns that go on on the next page at the same place are read whole: first the left one, then the right one. */
export function joinedColumns(regions: PageRegion[]): PageRegion[] {
	const joined: PageRegion[] = [];
	for (const region of regions) {
		const last = joined.at(-1);
		if (
			region.kind === "columns" &&
			last?.kind === "columns" &&
			!region.isGrid &&
			!last.isGrid &&
			Math.abs(region.gutter - last.gutter) < 30
		) {
			last.left.push(...region.left);
			last.right.push(...region.right);
		} else joined.push(region);
	}
	return joined;
}

/** The empty strip that parts the most text. */
function bestCut(segments: PageSegment[], parting: Parting): Cut | null {
	const rows = [...segments].sort((a, b) => a.y - b.y);
	const edges = [...new Set(rows.map(({ x }) => Math.round(x)))];
	const centered = centeredHeadings(rows);
	let best: Cut | null = null;
	for (const edge of edges) {
		const x = edge - 2;
		for (const run of uncrossed(rows, x, centered)) {
			const cut =
				cards(run, x) ??
				judged(run, x) ??
				(parting === "by-gaps" ? emptied(run, x) : null) ??
				grid(run, x) ??
				besideEntry(run, x);
			if (cut && cut.score > (best?.score ?? 0)) best = cut;
		}
	}
	return best;
}

/** Stretches of the page in which nothing crosses `x`. */
function uncrossed(
	rows: PageSegment[],
	x: number,
	centered: PageSegment[],
): PageSegment[][] {
	const runs: PageSegment[][] = [[]];
	for (const segment of rows) {
		const crosses = segment.x < x && segment.right > x - 3;
		if (crosses || centered.includes(segment)) {
			// What stands on the crossing line beside it belongs to it.
			const last = runs.at(-1);
			while (last?.length && Math.abs((last.at(-1)?.y ?? 0) - segment.y) < 2)
				last.pop();
			runs.push([]);
		} else runs.at(-1)?.push(segment);
	}
	return runs;
}

/** Headings in the middle of the page part what stands above them from what stands below, on both sides. */
function centeredHeadings(rows: PageSegment[]): PageSegment[] {
	const from = Math.min(...rows.map(({ x }) => x));
	const to = Math.max(...rows.map(({ right }) => right));
	const alone = rows.filter(
		(each) =>
			isHeading(each) &&
			!rows.some((other) => other !== each && Math.abs(other.y - each.y) < 2),
	);
	// What stands below may reach less far to one side; then the headings still share one middle.
	const reachOf = (each: PageSegment) =>
		alone.filter((other) => Math.abs(middle(other) - middle(each)) < 3)
			.length >= 3
			? 40
			: 12;
	const centered = alone.filter(
		(each) => Math.abs(middle(each) - (from + to) / 2) < reachOf(each),
	);
	// One may stand there by chance; of several not all begin at the same place.
	const starts = new Set(centered.map(({ x }) => Math.round(x / 4)));
	return starts.size >= 2 ? centered : [];
}

const LEAST = 4;
/** Where a heading stands over each of them. */
const LEAST_OPENED = 2;

/** "Skills" and "Languages" on one line, each over a list of its own. */
function areOpened(left: PageSegment[], right: PageSegment[]): boolean {
	const [a, b] = [left[0], right[0]];
	return (
		a !== undefined &&
		b !== undefined &&
		Math.abs(a.y - b.y) < 2 &&
		isHeading(a) &&
		isHeading(b)
	);
}

/** Dates and places beside the heads above stay there, where two headings on one line open columns further down. */
function fromHeading(run: PageSegment[], x: number): PageSegment[] {
	const right = run.filter((each) => middle(each) >= x);
	const opening = right.find(isHeading);
	const isOpened =
		opening !== undefined &&
		run.some(
			(each) =>
				middle(each) < x && Math.abs(each.y - opening.y) < 2 && isHeading(each),
		);
	if (!isOpened) return run;
	const above = right.filter(({ y }) => y < opening.y - 2);
	const isBeside = (each: PageSegment) =>
		run.some((other) => middle(other) < x && Math.abs(other.y - each.y) < 2);
	const areNotes =
		above.length > 0 &&
		above.filter(isNote).length >= above.length / 2 &&
		above.every(isBeside);
	return areNotes ? run.filter(({ y }) => y > opening.y - 2) : run;
}

/** Short columns that open on one line end where a heading stands alone, with nothing but dates and places right of what follows. */
function untilHeading(run: PageSegment[], x: number): PageSegment[] {
	const isLeft = (each: PageSegment) => middle(each) < x;
	const opening = run.find((each) => !isLeft(each));
	const isOpened =
		opening !== undefined &&
		isHeading(opening) &&
		run.some(
			(each) =>
				isLeft(each) && Math.abs(each.y - opening.y) < 2 && isHeading(each),
		);
	if (!isOpened) return run;
	const end = run.find(
		(each) =>
			each.y > opening.y + 2 &&
			isLeft(each) &&
			isHeading(each) &&
			areOnlyNotes(
				run.filter((other) => !isLeft(other) && other.y > each.y - 2),
			),
	);
	return end ? run.filter(({ y }) => y > opening.y - 2 && y < end.y - 2) : run;
}

function areOnlyNotes(segments: PageSegment[]): boolean {
	return segments.length > 0 && segments.every(isNote);
}

function judged(whole: PageSegment[], x: number): Cut | null {
	const run = untilHeading(fromHeading(whole, x), x);
	const left = run.filter((each) => middle(each) < x);
	const right = run.filter((each) => middle(each) >= x);
	const least = areOpened(left, right) ? LEAST_OPENED : LEAST;
	if (left.length < least || right.length < least) return null;
	const gutter = gutterOf(left, right);
	if (gutter < 5) return null;
	const [few, many] =
		weight(left) < weight(right) ? [left, right] : [right, left];
	const [top, foot] = extent(few);
	const beside = many.filter(({ y }) => y >= top - 2 && y <= foot + 2);
	// Several names in one row are no lines of a column.
	if (baselineCount(beside) < Math.min(3, least)) return null;
	if (!areColumns(left, right) || takeTurns(left, right)) return null;
	if (cutsDatesOff(left, right)) return null;
	const ys = run.map(({ y }) => y);
	// Text counts by its amount, and the wider of two empty strips is the gutter.
	const score = weight(few) + 0.15 * weight(many) + gutter;
	return {
		from: Math.min(...ys),
		to: Math.max(...ys),
		x,
		score,
		isGrid: false,
	};
}

/** Dates and places beside lines on the left, left of all else on the right: the strip behind them is the gutter. */
function cutsDatesOff(left: PageSegment[], right: PageSegment[]): boolean {
	const notes = right.filter(
		(each) => isNote(each) && left.some(({ y }) => Math.abs(y - each.y) < 2),
	);
	const others = right.filter((each) => !notes.includes(each));
	const end = Math.max(...notes.map((each) => each.right));
	return (
		notes.length > 1 && others.length > 0 && others.every(({ x }) => x > end)
	);
}

/** The empty strip between columns is as wide as a letter is high. */
const WIDE_GUTTER = 9;
const LEAST_LINES = 3;
/** How much of a column begins at one of two places: its lines, and its bullets or what is set in. */
const ALIGNED = 0.6;

/** Two sides of text with an empty strip between them that are no dates or places beside lines. */
function emptied(whole: PageSegment[], x: number): Cut | null {
	const run = untilSpace(whole, x);
	const left = run.filter((each) => middle(each) < x);
	const right = run.filter((each) => middle(each) >= x);
	if (left.length === 0 || right.length === 0) return null;
	const gutter = gutterOf(left, right);
	if (gutter < WIDE_GUTTER || !isSide(left) || !isSide(right)) return null;
	if (cutsDatesOff(left, right) || takeTurns(left, right)) return null;
	const [from, to] = extent(run);
	const score = Math.min(weight(left), weight(right)) + gutter;
	return { from, to, x, score, isGrid: false };
}

/** Short columns end where nothing stands beside what follows a wide space. */
function untilSpace(run: PageSegment[], x: number): PageSegment[] {
	const right = run.filter((each) => middle(each) >= x);
	if (right.length === 0) return run;
	const foot = extent(right)[1];
	const end = run.find((each, at) => {
		const above = run[at - 1];
		return (
			above !== undefined &&
			each.y > foot &&
			each.y - above.y > OF_BLOCK * each.size
		);
	});
	return end ? run.filter(({ y }) => y < end.y) : run;
}

function isSide(side: PageSegment[]): boolean {
	const starts = new Map<number, number>();
	for (const { x } of side)
		starts.set(Math.round(x), (starts.get(Math.round(x)) ?? 0) + 1);
	const [most = 0, second = 0] = [...starts.values()].sort((a, b) => b - a);
	return (
		baselineCount(side) >= LEAST_LINES &&
		most + second >= side.length * ALIGNED &&
		side.filter(isNote).length < side.length / 2
	);
}
