// From pages of placed text to lines in reading order: what every page repeats is left out, and columns are read one after the
// other.

import { inAnyLanguage } from "../../language/resume-patterns.ts";
import type { SourceLine, SourcePage } from "../lines/source-line.ts";
import { linesOfColumn } from "./column-lines.ts";
import { joinedColumns, type PageRegion, regionsOf } from "./page-columns.ts";
import { type PageSegment, pageSegmentsOf } from "./page-segments.ts";

export function linesOfPages(pages: SourcePage[]): SourceLine[] {
	const segments = withoutRunningHeads(
		pages.map((page, index) => pageSegmentsOf(page, index + 1)),
		pages,
	);
	const regions = segments.flatMap((page) => regionsOf(page, 0));
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

/** What stands at the same place of every page says nothing of its own after the first: "Page 2". Nor does the name in a margin. */
function withoutRunningHeads(
	pages: PageSegment[][],
	sources: SourcePage[],
): PageSegment[][] {
	return pages.map((segments, index) => {
		const height = sources[index]?.height ?? 0;
		return segments.filter(({ y, text }) => {
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
						first.text === text && (at < 2 || Math.abs(first.y - y) < 3),
				)
			);
		});
	});
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
