// From pages of placed text to lines in reading order: what every page repeats is left out, and columns are read one after the
// other.

import type { SourceLine, SourcePage } from "../lines/source-line.ts";
import { linesOfColumn } from "./column-lines.ts";
import { joinedColumns, type Region, regionsOf } from "./page-columns.ts";
import { type Segment, segmentsOf } from "./page-segments.ts";

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
				/^(?:page|seite|página|pagina|side|sida|第)?\s*\d{1,3}\s*(?:(?:of|von|de|di|van|af|av|sur|\/|\|)\s*\d+)?\s*页?$/iu.test(
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

function linesOfRegion(region: Region): SourceLine[] {
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
