// Joins the lines of a paragraph that a page broke. What follows reads paragraphs: bullets, headings, heads of entries, prose.
import { continuesParagraph } from "./continued-lines.ts";
import { joinedRuns } from "./line-ends.ts";
import {
	colorOfRuns,
	isFullLine,
	isSameSize,
	sizeOfRuns,
} from "./line-measures.ts";
import type { Paragraph } from "./paragraph.ts";
import { type SourceLine, type TextRun, textOfRuns } from "./source-line.ts";

const USUAL_LEADING = 1.35;
export function paragraphsOf(lines: SourceLine[]): Paragraph[] {
	const leading = usualLeading(lines);
	const groups: SourceLine[][] = [];
	for (const line of lines) {
		const group = groups.at(-1);
		if (group && continuesParagraph(group, line, leading)) group.push(line);
		else groups.push([line]);
	}
	return groups.map(paragraphOf).filter((each) => !isOrnament(each));
}

/** A rule typed from dashes, or a flower between two sections; dots and stars may be a level. */
function isOrnament({ text, asides }: Paragraph): boolean {
	return asides.length === 0 && !/[\p{L}\p{N}●○★☆■□▪⬤✦]/u.test(text);
}

/** The distance of lines within a paragraph, measured where a line is full and another follows. */
function usualLeading(lines: SourceLine[]): number {
	const distances: number[] = [];
	for (const [index, line] of lines.entries()) {
		const before = lines[index - 1];
		if (!before || line.isBullet || line.leading <= 0) continue;
		if (isFullLine(before, line) && isSameSize(before, line))
			distances.push(line.leading);
	}
	if (distances.length < 3) return USUAL_LEADING;
	distances.sort((a, b) => a - b);
	const usual = distances[Math.floor(distances.length * 0.15)] ?? USUAL_LEADING;
	return Math.min(usual, leastLeading(lines) * 1.15);
}

/** The smallest distance that lines of one size have more than once. */
function leastLeading(lines: SourceLine[]): number {
	const all = lines
		.filter((line, at) => {
			const before = lines[at - 1];
			return before && line.leading >= 1 && isSameSize(before, line);
		})
		.map(({ leading }) => leading)
		.sort((a, b) => a - b);
	return all[1] ?? USUAL_LEADING;
}

function paragraphOf(group: SourceLine[]): Paragraph {
	const runs = group.reduce<TextRun[]>(
		(all, line) =>
			all.length === 0 ? [...line.runs] : joinedRuns(all, line.runs),
		[],
	);
	const first = group[0];
	const text = textOfRuns(runs);
	const letters = text.replace(/[^\p{L}]/gu, "");
	return {
		text,
		runs,
		asides: group.flatMap(({ asides }) => asides),
		links: [...new Set(group.flatMap(({ links }) => links))],
		quote: group
			.map((line) =>
				[textOfRuns(line.runs), ...line.asides].join(" ").replace(/\t/g, " "),
			)
			.join("\n"),
		page: first?.page ?? 1,
		lines: group.length,
		x: first?.x ?? 0,
		textX: first?.textX ?? 0,
		size: runs.length > 0 ? sizeOfRuns(runs) : 1,
		color: colorOfRuns(runs),
		leading: first?.leading ?? 0,
		isBullet: first?.isBullet ?? false,
		isBold: runs.every((run) => run.isBold || !/[\p{L}\d]/u.test(run.text)),
		isItalic: runs.every((run) => run.isItalic || !/[\p{L}\d]/u.test(run.text)),
		isCaps:
			letters.length > 2 &&
			letters === letters.toUpperCase() &&
			letters !== letters.toLowerCase(),
		isHeading: first?.isHeading ?? false,
		isFirst: first?.isFirst ?? false,
	};
}
