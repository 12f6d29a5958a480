// The lines of a page in the order in which its program wrote them, whatever stands where: headings, items of lists and cells of
// tables as far as the file names them, and all other text from each place on as long as it goes down the page.

import { findDates } from "../lines/find-dates.ts";
import { joinedRuns } from "../lines/line-ends.ts";
import {
	type PageTag,
	type SourceLine,
	type SourcePage,
	type TextPiece,
	type TextRun,
	textOfRuns,
} from "../lines/source-line.ts";
import { linesOfTable } from "../lines/table-lines.ts";
import { linesOfColumn } from "./column-lines.ts";
import { isNote } from "./column-signs.ts";
import { markHeadings } from "./headings-by-look.ts";
import { withoutRunningHeads } from "./page-lines.ts";
import { type PageSegment, pageSegmentsOf } from "./page-segments.ts";
import { extent } from "./segment-measures.ts";

/** Text that runs on from part to part, or a part that is read by itself. */
type Block =
	| { kind: "text"; segments: PageSegment[] }
	| { kind: "heading" | "item"; blocks: Block[] }
	| { kind: "table"; rows: Block[][][] };

export function writtenLines(pages: readonly SourcePage[]): SourceLine[] {
	const blocks = pages.map((page, at) =>
		page.written
			? withNotesBeside(blocksOf(page.written, { page, number: at + 1 }))
			: [],
	);
	const segments = blocks.map((each) => each.flatMap(segmentsIn));
	const kept = withoutRunningHeads(segments, [...pages]);
	markHeadings(kept);
	const isKept = new Set(kept.flat());
	return linesIn(blocks.flat(), isKept);
}

type Place = { page: SourcePage; number: number };

function blocksOf(tag: PageTag, place: Place): Block[] {
	const blocks: Block[] = [];
	let pieces: TextPiece[] = [];
	const end = () => {
		for (const flow of flowsIn(pieces)) blocks.push(textOf(flow, place));
		pieces = [];
	};
	const read = (part: PageTag) => {
		for (const child of part.children) {
			if (!("children" in child)) {
				// What runs up or down the page belongs to what is written behind it.
				const isTurn = child.isTurned !== pieces.at(-1)?.isTurned;
				if (pieces.length > 0 && isTurn) end();
				pieces.push(child);
			} else if (child.role === "P" && !holdsBlock(child)) {
				const own = piecesIn(child);
				pieces.push(...own.sort((a, b) => a.y - b.y || a.x - b.x));
			} else if (!STANDS_ALONE.test(child.role)) read(child);
			else {
				end();
				blocks.push(blockOf(child, place));
			}
		}
	};
	read(tag);
	end();
	return blocks;
}

/** A paragraph has its words in looks of their own in parts, and its letters in whatever order. */
function piecesIn(tag: PageTag): TextPiece[] {
	return tag.children.flatMap((child) =>
		"children" in child ? piecesIn(child) : [child],
	);
}

function holdsBlock(tag: PageTag): boolean {
	return tag.children.some(
		(child) =>
			"children" in child &&
			(STANDS_ALONE.test(child.role) || holdsBlock(child)),
	);
}

const STANDS_ALONE = /^(?:H[1-6]?|LI|Table)$/;

function blockOf(tag: PageTag, place: Place): Block {
	if (tag.role !== "Table")
		return {
			kind: tag.role === "LI" ? "item" : "heading",
			blocks: blocksOf(tag, place),
		};
	return {
		kind: "table",
		rows: partsOf(tag, "TR").map((row) =>
			row.children.flatMap((cell) =>
				"children" in cell ? [blocksOf(cell, place)] : [],
			),
		),
	};
}

/** Parts of a kind, within parts of any other kind. */
function partsOf(tag: PageTag, role: string): PageTag[] {
	return tag.children.flatMap((child) =>
		!("children" in child)
			? []
			: child.role === role
				? [child]
				: partsOf(child, role),
	);
}

/** How far up from the line before, in letters' heights, text begins anew: in another column, or beside the text before it. */
const UP = 0.6;

function flowsIn(pieces: readonly TextPiece[]): TextPiece[][] {
	const flows: TextPiece[][] = [];
	for (const piece of pieces) {
		const last = flows.at(-1)?.at(-1);
		const isBelow =
			last !== undefined &&
			piece.y > last.y - UP * Math.min(piece.size, last.size);
		if (isBelow) flows.at(-1)?.push(piece);
		else if (piece.text.trim() !== "") flows.push([piece]);
	}
	return flows.reduce<TextPiece[][]>((joined, flow) => {
		const last = joined.at(-1);
		if (last && beginsInCell(last, flow)) last.push(...flow);
		else joined.push(flow);
		return joined;
	}, []);
}

/** Rows that a cell beside the last lines has at the most, and how long its text is. */
const CELL_ROWS = 3;
const CELL_LETTERS = 45;

/** Short words beside the last lines written, such as an employer right of a title, belong to these lines. */
function beginsInCell(before: TextPiece[], flow: TextPiece[]): boolean {
	const [first] = flow;
	const foot = Math.max(...before.map(({ y }) => y)) + 2;
	const end = flow.findIndex(({ y }) => y > foot);
	const cell = end < 0 ? flow : flow.slice(0, end);
	const next = end < 0 ? undefined : flow[end];
	if (!first || cell.length === 0) return false;
	const beside = before.filter(({ y, text }) => y > first.y - 2 && text.trim());
	// What has a span of its own is another entry.
	if (cell.some(({ text }) => findDates(text)?.isRange)) return false;
	return (
		cell.every(({ text, x, isTurned }) => {
			const isFree = beside.every((each) => x > each.x + each.width);
			return !isTurned && isFree && text.length <= CELL_LETTERS;
		}) &&
		rowCount(cell) <= CELL_ROWS &&
		rowCount(beside) <= CELL_ROWS + 1 &&
		(next === undefined || Math.abs(next.x - first.x) > 8)
	);
}

function rowCount(pieces: TextPiece[]): number {
	return new Set(pieces.map(({ y }) => Math.round(y / 3))).size;
}

function textOf(pieces: TextPiece[], { page, number }: Place): Block {
	return {
		kind: "text",
		segments: pageSegmentsOf({ ...page, pieces }, number, page.pieces),
	};
}

function segmentsIn(block: Block): PageSegment[] {
	if (block.kind === "text") return block.segments;
	const inner = block.kind === "table" ? block.rows.flat(2) : block.blocks;
	return inner.flatMap(segmentsIn);
}

/** Dates and places in parts of their own stand beside the lines of the text they belong to. */
function withNotesBeside(blocks: Block[]): Block[] {
	const kept = blocks.map((block): Block => ({ ...block }));
	return kept.filter((block, at) => {
		if (block.kind !== "text" || !areNotes(block.segments)) return true;
		const [top, foot] = extent(block.segments);
		const isBeside = (other: Block | undefined) => {
			if (other?.kind !== "text" || other.segments.length === 0) return false;
			const [from, to] = extent(other.segments);
			return from < foot + BESIDE && to > top - BESIDE;
		};
		const next = kept[at + 1];
		const before = kept.slice(0, at).findLast(isBeside);
		const text = isBeside(next) ? next : before;
		if (text?.kind !== "text") return true;
		text.segments = [...block.segments, ...text.segments];
		block.segments = [];
		return false;
	});
}

/** In points. */
const BESIDE = 3;
const MOST_NOTES = 4;

function areNotes(segments: PageSegment[]): boolean {
	return (
		segments.length > 0 &&
		segments.length <= MOST_NOTES &&
		segments.every(isNote)
	);
}

/** More than this many lines are a column and no cell of an entry. */
const LONGEST_CELL = 5;
/** Within an entry, in letters' heights. */
const WITHIN = 1.2;

function hasSpan(segments: PageSegment[]): boolean {
	return segments.some(({ text }) => findDates(text)?.isRange === true);
}

function linesIn(
	blocks: readonly Block[],
	isKept: ReadonlySet<PageSegment>,
): SourceLine[] {
	const lines: SourceLine[] = [];
	let before: PageSegment[] = [];
	for (const block of blocks) {
		const own = linesOf(block, isKept);
		const segments = segmentsIn(block).filter((each) => isKept.has(each));
		const [first] = own;
		if (!first) continue;
		const isNext = before.length > 0 && segments.length > 0;
		if (isNext) Object.assign(first, placeBehind(before, segments));
		lines.push(...own);
		before = segments;
	}
	return lines;
}

/** How far below the text before it a part begins, and whether it opens a column. */
function placeBehind(
	before: PageSegment[],
	segments: PageSegment[],
): Pick<SourceLine, "leading" | "isFirst"> {
	const [top, foot] = extent(before);
	const [begin] = extent(segments);
	const size = Math.max(1, segments[0]?.size ?? 1);
	const isSamePage = before[0]?.page === segments[0]?.page;
	if (isSamePage && begin > foot)
		return { leading: (begin - foot) / size, isFirst: false };
	const isBeside = isSamePage && begin > top - size;
	const areEntries = [before, segments].every(hasSpan);
	return isBeside && before.length <= LONGEST_CELL && !areEntries
		? { leading: WITHIN, isFirst: false }
		: { leading: 0, isFirst: false };
}

function linesOf(block: Block, isKept: ReadonlySet<PageSegment>): SourceLine[] {
	if (block.kind === "text")
		return linesOfColumn(block.segments.filter((each) => isKept.has(each)));
	if (block.kind === "table")
		return linesOfTable(
			block.rows.map((row) => row.map((cell) => linesIn(cell, isKept))),
		);
	const lines = linesIn(block.blocks, isKept);
	if (block.kind === "item") return itemOf(lines);
	const [heading] = lines;
	return heading && textOfRuns(heading.runs).length <= LONGEST_HEADING
		? [{ ...wholeOf(lines), isHeading: true }]
		: lines;
}

const LONGEST_HEADING = 90;

/** An item is one line, up to the items of a list within it; what holds an entry's head is left as it stands. */
function itemOf(lines: SourceLine[]): SourceLine[] {
	const [first, ...more] = lines;
	if (!first) return [];
	const end = more.findIndex(({ isBullet }) => isBullet);
	const own = end < 0 ? lines : lines.slice(0, end + 1);
	const rest = lines.slice(own.length);
	const isText = own.every(
		({ asides, runs }) =>
			asides.length === 0 && runs.every(({ gap }) => gap !== "wide"),
	);
	return isText ? [{ ...wholeOf(own), isBullet: true }, ...rest] : lines;
}

/** Several lines as one. */
function wholeOf(lines: SourceLine[]): SourceLine {
	const [first, ...rest] = lines as [SourceLine, ...SourceLine[]];
	const runs = rest.reduce<TextRun[]>(
		(all, line) => joinedRuns(all, line.runs),
		first.runs,
	);
	return {
		...first,
		runs,
		asides: lines.flatMap(({ asides }) => asides),
		links: lines.flatMap(({ links }) => links),
		isWhole: true,
	};
}
