// From pages of placed text to lines in reading order. Columns are found by the empty strips between them; what only stands
// in the margin of a text, as dates and places do, stays with the line it belongs to.

import { isBrokenDate } from "./find-dates.ts";
import { headingKind } from "./headings.ts";
import { isMarginalNote } from "./marginal-notes.ts";
import { BULLET, type Segment, segmentsOf } from "./page-segments.ts";
import {
	type Run,
	type SourceLine,
	type SourcePage,
	textOf,
} from "./source-line.ts";
import { plainBullet } from "./text-lines.ts";

/** A part of a page that is read from top to bottom, or its two columns side by side. */
type Region =
	| { kind: "text"; segments: Segment[] }
	| {
			kind: "columns";
			left: Region[];
			right: Region[];
			gutter: number;
			/** Both sides belong to one section. */
			isGrid: boolean;
	  };

type Cut = {
	from: number;
	to: number;
	x: number;
	score: number;
	isGrid: boolean;
};

export function linesOfPages(pages: SourcePage[]): SourceLine[] {
	const segments = withoutRunningHeads(
		pages.map((page, index) => segmentsOf(page, index + 1)),
		pages,
	);
	const regions = segments.flatMap((page) => regionsOf(page, 0));
	return joinedColumns(regions).flatMap(linesOfRegion);
}

/** What stands at the same place of every page says nothing of its own after the first: "Page 2", a name. */
function withoutRunningHeads(
	pages: Segment[][],
	sources: SourcePage[],
): Segment[][] {
	return pages.map((segments, index) => {
		const height = sources[index]?.height ?? 0;
		return segments.filter(({ y, text }) => {
			const isEdge = y < height * 0.07 || y > height * 0.93;
			if (!isEdge) return true;
			if (
				/^(?:page|seite|página|pagina|side|sida|第)?\s*\d+\s*(?:(?:of|von|de|di|van|af|av|sur|\/|\|)\s*\d+)?\s*页?$/iu.test(
					text,
				)
			)
				return false;
			if (/\s[-–—|]?\s*\d+\s*\/\s*\d+$/.test(text)) return false;
			if (
				/^(?:last updated|zuletzt aktualisiert|dernière mise à jour|última actualización)/iu.test(
					text,
				)
			)
				return false;
			return (
				index === 0 ||
				!pages[0]?.some(
					(first) => first.text === text && Math.abs(first.y - y) < 3,
				)
			);
		});
	});
}

function regionsOf(segments: Segment[], depth: number): Region[] {
	const found = depth < 4 ? bestCut(segments) : null;
	if (!found) return segments.length > 0 ? [{ kind: "text", segments }] : [];
	const { from, to, x, isGrid } = found;
	const above = segments.filter(({ y }) => y < from);
	const below = segments.filter(({ y }) => y > to);
	const within = segments.filter(({ y }) => y >= from && y <= to);
	return [
		...regionsOf(above, depth + 1),
		{
			kind: "columns",
			left: regionsOf(
				within.filter((each) => middle(each) < x),
				depth + 1,
			),
			right: regionsOf(
				within.filter((each) => middle(each) >= x),
				depth + 1,
			),
			gutter: x,
			isGrid,
		},
		...regionsOf(below, depth + 1),
	];
}

/** The empty strip that parts the most text. */
function bestCut(segments: Segment[]): Cut | null {
	const rows = [...segments].sort((a, b) => a.y - b.y);
	const edges = [...new Set(rows.map(({ x }) => Math.round(x)))];
	let best: Cut | null = null;
	for (const edge of edges) {
		const x = edge - 2;
		for (const run of uncrossed(rows, x)) {
			const cut = judged(run, x) ?? grid(run, x);
			if (cut && cut.score > (best?.score ?? 0)) best = cut;
		}
	}
	return best;
}

/** Entries beside each other within one section, row by row on the same lines. */
function grid(run: Segment[], x: number): Cut | null {
	let best: Cut | null = null;
	for (const rows of betweenHeadings(run)) {
		const left = rows.filter((each) => middle(each) < x);
		const right = rows.filter((each) => middle(each) >= x);
		if (left.length < 3 || right.length < 3 || rows.some(isNote)) continue;
		const isPaired = (few: Segment[], many: Segment[]) =>
			few.filter((each) => many.some(({ y }) => Math.abs(y - each.y) < 2))
				.length >=
			few.length * 0.75;
		if (!isPaired(left, right) || !isPaired(right, left)) continue;
		if (gutterOf(left, right) < 12 || rows.some(({ text }) => text === "•"))
			continue;
		// Labels with a list beside each are rows.
		const lists = (side: Segment[]) =>
			side.filter(({ text }) => /[,;|]\s/.test(text)).length;
		if (lists(left) === 0 && lists(right) >= right.length * 0.4) continue;
		const [from, to] = extent(rows);
		const score = Math.min(weight(left), weight(right));
		if (score > (best?.score ?? 0)) best = { from, to, x, score, isGrid: true };
	}
	return best;
}

function betweenHeadings(run: Segment[]): Segment[][] {
	const parts: Segment[][] = [[]];
	for (const segment of run)
		if (isHeading(segment)) parts.push([]);
		else parts.at(-1)?.push(segment);
	return parts;
}

const notes = new WeakMap<Segment, boolean>();
const headings = new WeakMap<Segment, boolean>();

/** Asked for every place a page could be cut at, so the answer is kept. */
function isNote(segment: Segment): boolean {
	const known = notes.get(segment) ?? isMarginalNote(segment.text);
	notes.set(segment, known);
	return known;
}

function isHeading(segment: Segment): boolean {
	const known = headings.get(segment) ?? headingKind(segment.text) !== null;
	headings.set(segment, known);
	return known;
}

function gutterOf(left: Segment[], right: Segment[]): number {
	return (
		Math.min(...right.map((each) => each.x)) -
		Math.max(...left.map((each) => each.right))
	);
}

/** Stretches of the page in which nothing crosses `x`. */
function uncrossed(rows: Segment[], x: number): Segment[][] {
	const runs: Segment[][] = [[]];
	for (const segment of rows) {
		if (segment.x < x && segment.right > x - 3) {
			// What stands on the crossing line beside it belongs to it.
			const last = runs.at(-1);
			while (last?.length && Math.abs((last.at(-1)?.y ?? 0) - segment.y) < 2)
				last.pop();
			runs.push([]);
		} else runs.at(-1)?.push(segment);
	}
	return runs;
}

const LEAST = 4;

function judged(run: Segment[], x: number): Cut | null {
	const left = run.filter((each) => middle(each) < x);
	const right = run.filter((each) => middle(each) >= x);
	if (left.length < LEAST || right.length < LEAST) return null;
	const gutter = gutterOf(left, right);
	if (gutter < 5) return null;
	const [few, many] =
		weight(left) < weight(right) ? [left, right] : [right, left];
	const [top, foot] = extent(few);
	const beside = many.filter(({ y }) => y >= top - 2 && y <= foot + 2);
	if (beside.length < 3 || !areColumns(left, right)) return null;
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

/**
 * Whether the two sides are columns of their own, and not cells of the same rows: dates, places or labels beside lines. In
 * columns each side has headings and lines that stand beside nothing; in rows one side always stands beside the other.
 */
function areColumns(left: Segment[], right: Segment[]): boolean {
	const [few, many] =
		weight(left) < weight(right) ? [left, right] : [right, left];
	const beside = (each: Segment, others: Segment[]) =>
		others.some((other) => Math.abs(other.y - each.y) < 2);
	const share = (side: Segment[], others: Segment[]) => {
		const told = side.filter((each) => !isHeading(each));
		const aligned = told.filter((each) => beside(each, others));
		return told.length === 0 ? 1 : aligned.length / told.length;
	};
	const shares = [share(left, right), share(right, left)];
	const notes = few.filter(isNote);
	if (notes.length >= few.length * 0.55 && share(few, many) > 0.5) return false;
	// Nobody writes a heading into the second cell of a row.
	const opened = right.filter(isHeading);
	const labels = left.filter(isHeading);
	if (opened.length === 0 && labels.length >= left.length * 0.5) return false;
	if (opened.length >= 2) return true;
	const isAlone = opened.some((each) => !beside(each, left));
	if (isAlone) return Math.max(...shares) < 0.8;
	const isOpen = opened.length > 0 || labels.length > 0;
	return Math.max(...shares) < (isOpen ? 0.65 : 0.55) && few.length >= 5;
}

function weight(segments: Segment[]): number {
	return segments.reduce((sum, { text }) => sum + text.length, 0);
}

function extent(segments: Segment[]): [number, number] {
	const ys = segments.map(({ y }) => y);
	return [Math.min(...ys), Math.max(...ys)];
}

function middle({ x, right }: Segment): number {
	return (x + right) / 2;
}

/** Columns that go on on the next page at the same place are read whole: first the left one, then the right one. */
function joinedColumns(regions: Region[]): Region[] {
	const joined: Region[] = [];
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

function linesOfRegion(region: Region): SourceLine[] {
	if (region.kind === "text") return textLines(region.segments);
	return [
		...region.left.flatMap(linesOfRegion),
		...begun(region.right.flatMap(linesOfRegion), region.isGrid),
	];
}

/** What the left column was about does not go on in the right one. */
function begun(lines: SourceLine[], isGrid: boolean): SourceLine[] {
	if (lines[0] && !isGrid) lines[0].isFirst = true;
	return lines;
}

function textLines(segments: Segment[]): SourceLine[] {
	const rows = withWholeLabels(rowsOf(segments));
	const lines: SourceLine[] = [];
	let before: { y: number; page: number } | null = null;
	for (const row of rows) {
		const y = Math.max(...row.map((each) => each.y));
		const page = row[0]?.page ?? 1;
		const size = Math.max(...row.map((each) => each.size), 1);
		const isNewPage = before !== null && before.page !== page;
		const leading =
			before === null || isNewPage ? 0 : Math.max(0, (y - before.y) / size);
		for (const part of parted(row)) {
			lines.push(lineOf(part, leading));
		}
		before = { y, page };
	}
	const limit = limitOf(lines);
	for (const line of lines) line.limit = limit;
	return withWholeDates(lines);
}

/** A date in a narrow margin is broken over two rows: "May 2019 –", "today". */
function withWholeDates(lines: SourceLine[]): SourceLine[] {
	return lines.filter((line, at) => {
		const above = lines[at - 1];
		const begun = above?.asides.at(-1);
		if (!above || begun === undefined) return true;
		const text = textOf(line.runs);
		const rest = line.asides[0] ?? text;
		if (!isBrokenDate(begun, rest)) return true;
		above.asides[above.asides.length - 1] = `${begun} ${rest}`;
		return line.asides.shift() !== undefined;
	});
}

/** Where lines of text end at the farthest. One long line of a header does not count. */
function limitOf(lines: SourceLine[]): number {
	const rights = lines.map(({ right }) => right).sort((a, b) => b - a);
	return rights[Math.min(1, rights.length - 1)] ?? 0;
}

function rowsOf(segments: Segment[]): Segment[][] {
	const rows: Segment[][] = [];
	const sorted = [...segments].sort(
		(a, b) => a.page - b.page || a.y - b.y || a.x - b.x,
	);
	for (const segment of sorted) {
		const row = rows.at(-1);
		const first = row?.[0];
		const isSame =
			first !== undefined &&
			first.page === segment.page &&
			Math.abs(first.y - segment.y) <
				0.33 * Math.min(first.size, segment.size, 14) + 0.5;
		if (row && isSame) row.push(segment);
		else rows.push([segment]);
	}
	return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

/** A heading in a narrow column of labels is broken over two rows. */
function withWholeLabels(rows: Segment[][]): Segment[][] {
	return rows.flatMap((row, at) => {
		const [label, ...rest] = row;
		const above = rows[at - 1]?.[0];
		const isRest =
			label !== undefined &&
			above !== undefined &&
			Math.abs(above.x - label.x) < 1 &&
			Math.abs(above.size - label.size) < 0.3 &&
			above.runs[0]?.isBold === label.runs[0]?.isBold &&
			!isHeading(label) &&
			headingKind(`${above.text} ${label.text}`) !== null;
		if (!isRest) return [row];
		above.text = `${above.text} ${label.text}`;
		above.runs.push(
			...label.runs.map((run): Run => ({ ...run, gap: "space" })),
		);
		headings.delete(above);
		return rest.length > 0 ? [rest] : [];
	});
}

/** A heading that stands left of its section's first line is a line of its own. */
function parted(row: Segment[]): Segment[][] {
	const [first, ...rest] = row;
	return first &&
		rest.length > 0 &&
		headingKind(first.text) &&
		!BULLET.test(rest[0]?.text ?? "") &&
		!isMarginalNote(rest[0]?.text ?? "")
		? [[first], rest]
		: [row];
}

function lineOf(row: Segment[], leading: number): SourceLine {
	const notes =
		row.length > 1 ? row.filter(({ text }) => isMarginalNote(text)) : [];
	const main = row.filter((each) => !notes.includes(each));
	const kept = main.length > 0 ? main : row.slice(0, 1);
	const runs = kept.flatMap((segment, at) =>
		segment.runs.map(
			(run, index): Run =>
				index === 0 ? { ...run, gap: at === 0 ? "none" : "wide" } : run,
		),
	);
	const bare = plainBullet(runs);
	const isBullet = bare !== null;
	const first = kept[0];
	const x = first?.x ?? 0;
	return {
		cellX: kept.at(-1)?.x ?? x,
		page: first?.page ?? 1,
		runs: bare ?? runs,
		asides: row.filter((each) => !kept.includes(each)).map(({ text }) => text),
		x,
		right: Math.max(...kept.map(({ right }) => right)),
		limit: 0,
		leading,
		isBullet,
		textX: isBullet ? textStart(first) : x,
		isHeading: false,
		isWhole: false,
		isFirst: false,
		links: row.flatMap(({ links }) => links),
	};
}

/** Where the text after a bullet begins; a bullet typed with its text is about as wide as two letters. */
function textStart(segment: Segment | undefined): number {
	if (!segment) return 0;
	return segment.textX > segment.x ? segment.textX : segment.x + segment.size;
}
