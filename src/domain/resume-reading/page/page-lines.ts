// From pages of placed text to lines in reading order: what every page repeats is left out, and columns are read one after the
// other.

import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import type { SourceLine, SourcePage } from "../lines/source-line.ts";
import { linesOfColumn } from "./column-lines.ts";
import { markHeadings } from "./headings-by-look.ts";
import { withLanguageGrids } from "./language-grids.ts";
import {
	joinedColumns,
	type PageRegion,
	type Parting,
	regionsOf,
} from "./page-columns.ts";
import { type PageSegment, pageSegmentsOf } from "./page-segments.ts";
import { withWholeHeadings } from "./whole-headings.ts";

/** The lines in the order they are read where strips between them are taken for gutters by these signs. */
export function linesOfPages(
	pages: SourcePage[],
	parting: Parting = "by-signs",
): SourceLine[] {
	const segments = withoutRunningHeads(
		pages.map((page, index) =>
			withContactFirst(
				withLanguageGrids(pageSegmentsOf(page, index + 1)),
				index,
				page.height,
			),
		),
		pages,
	);
	markHeadings(segments);
	const regions = segments.flatMap((page) =>
		regionsOf(withWholeHeadings(page), 0, parting),
	);
	return joinedColumns(regions).flatMap(linesOfRegion);
}

const PAGE = inAnyLanguage(({ page }) => page.page);
const OF_PAGES = inAnyLanguage(({ page }) => page.of);
const BEHIND = inAnyLanguage(({ page }) => page.behind);
const PAGE_NUMBER = new RegExp(
	`^${PAGE}?\\s*\\d{1,3}\\s*(?:(?:${OF_PAGES}|/|\\|)\\s*\\d+)?\\s*${BEHIND}?$`,
	"iu",
);
const PAGE_AT_END = new RegExp(
	`(?:^|[\\s|·•,–—-])${PAGE}\\s*\\d{1,3}(?:\\s*(?:${OF_PAGES}|/|\\|)\\s*\\d+)?$`,
	"iu",
);
const LAST_UPDATED = new RegExp(
	`^${inAnyLanguage(({ page }) => page.updated)}`,
	"iu",
);

const REACHES = /\S@\S+\.\p{L}|\+?\d[\d ()./-]{7,}\d/u;
const NUMBER_AT_END = /[\s|·•,–—-]+\d+\s*\/\s*\d+$/u;

/** How somebody is reached may stand beside a page's number at the foot; it belongs to the top, and what goes on there is cut by it. */
function withContactFirst(
	segments: PageSegment[],
	index: number,
	height: number,
): PageSegment[] {
	const isFoot = ({ y, text }: PageSegment) =>
		index === 0 &&
		y > height * 0.9 &&
		NUMBER_AT_END.test(text) &&
		REACHES.test(text.replace(NUMBER_AT_END, ""));
	const top = Math.min(...segments.map(({ y }) => y));
	const second = segments.find(({ y }) => y > top + 2)?.y ?? top;
	return segments.map((segment) => {
		if (!isFoot(segment)) return segment;
		const text = segment.text.replace(NUMBER_AT_END, "");
		const runs = segment.runs.slice(0, 1).map((run) => ({ ...run, text }));
		return { ...segment, text, runs, y: (top + second) / 2 };
	});
}

/** What stands at the same place of every page says nothing of its own after the first: "Page 2". Nor does the name in a margin. */
export function withoutRunningHeads(
	pages: PageSegment[][],
	sources: SourcePage[],
): PageSegment[][] {
	const ofName = largestWords(pages[0] ?? []);
	return pages.map((segments, index) => {
		const height = sources[index]?.height ?? 0;
		const running = index > 0 ? runningHead(segments, height, ofName) : [];
		return segments.filter((segment) => {
			if (running.includes(segment)) return false;
			const { y, text, size } = segment;
			if (isRepeated(pages, { index, text, y, height })) return false;
			const isEdge = y < height * 0.07 || y > height * 0.93;
			if (!isEdge) return true;
			if (PAGE_NUMBER.test(text)) return false;
			if (/\s[-–—|]?\s*\d+\s*\/\s*\d+$/.test(text)) return false;
			if (LAST_UPDATED.test(text)) return false;
			if (isNumbered(text, segments, y)) return false;
			return (
				index === 0 ||
				!pages[0]?.some(
					(first, at) =>
						first.text === text &&
						(at < 2 || Math.abs(first.y - y) < 3 || first.size > NAMED * size),
				)
			);
		});
	});
}

/** How much larger a name is where it is told than in a margin that repeats it. */
const NAMED = 1.4;

/** What is set largest on the first page: there it is the name. */
function largestWords(first: PageSegment[]): string[] {
	const size = Math.max(...first.map((each) => each.size));
	return first
		.filter((each) => each.size > size - 0.5)
		.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}

/** How much smaller than the text what stands in a margin is. */
const SMALL = 0.9;

/** "A. Quill" in small letters above everything else of a later page, with whatever stands beside it, be it the month or a number. */
function runningHead(
	segments: PageSegment[],
	height: number,
	ofName: string[],
): PageSegment[] {
	const top = Math.min(...segments.map(({ y }) => y));
	const line = segments.filter(({ y }) => y < top + 2);
	const sizes = segments.map(({ size }) => size).sort((a, b) => a - b);
	const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
	const isMargin =
		top < height * 0.12 && line.every(({ size }) => size < usual * SMALL);
	const namesPerson = line.some(({ text }) => {
		const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
		return words.length > 0 && words.every((word) => ofName.includes(word));
	});
	return isMargin && namesPerson ? line : [];
}

type Place = { index: number; text: string; y: number; height: number };

/** What stood on the page before at the same height, near an edge or in a wide margin. */
function isRepeated(
	pages: PageSegment[][],
	{ index, text, y, height }: Place,
): boolean {
	const isNearEdge = y < height * 0.12 || y > height * 0.88;
	return (
		isNearEdge &&
		pages[index - 1]?.some(
			(other) => other.text === text && Math.abs(other.y - y) < 1,
		) === true
	);
}

/** "Name · Resume · Page 2 of 3", in one piece or in several. */
function isNumbered(text: string, page: PageSegment[], y: number): boolean {
	const line = page.filter((each) => Math.abs(each.y - y) < 2);
	return [text, ...line.map((each) => each.text)].some((part) =>
		PAGE_AT_END.test(part),
	);
}

function linesOfRegion(region: PageRegion): SourceLine[] {
	if (region.kind === "text") return linesOfColumn(region.segments);
	const right = region.right.flatMap(linesOfRegion);
	const left = region.left.flatMap(linesOfRegion);
	if (region.isEntry) for (const line of left) endAt(line, region.gutter);
	return [
		...left,
		...(region.isEntry ? goingOn(right) : begun(right, region.isGrid)),
	];
}

/** A cell's lines may reach to the one beside it, however few of them do. */
function endAt(line: SourceLine, gutter: number): void {
	line.limit = Math.max(line.limit, gutter - BEFORE_CELL);
}

/** The least space between two cells, in points. */
const BEFORE_CELL = 8;

/** The second cell of an entry goes on with the first, as lines below each other do. */
function goingOn([first, ...rest]: SourceLine[]): SourceLine[] {
	return first ? [{ ...first, leading: WITHIN_ENTRY }, ...rest] : [];
}

const WITHIN_ENTRY = 1.2;

/** What the left column was about does not go on in the right one. */
function begun(lines: SourceLine[], isGrid: boolean): SourceLine[] {
	if (lines[0] && !isGrid) lines[0].isFirst = true;
	return lines;
}
