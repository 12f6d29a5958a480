// Joins the lines of a paragraph that a page broke. What follows reads paragraphs: bullets, headings, heads of entries, prose.
import { inAnyLanguage } from "../../language/resume-patterns.ts";
import { endsInMonth, findDates } from "./find-dates.ts";
import { headingKind } from "./headings.ts";
import { breaksAddress, isCutAddress, joined } from "./line-ends.ts";
import { type Run, type SourceLine, textOf } from "./source-line.ts";

export type Paragraph = {
	/** All of it, wide gaps as tabs, words joined again where a line's end had cut them. */
	text: string;
	runs: Run[];
	asides: string[];
	links: string[];
	/** The lines as they stand in the source. */
	quote: string;
	page: number;
	lines: number;
	x: number;
	textX: number;
	size: number;
	leading: number;
	isBullet: boolean;
	/** All of it is printed so. */
	isBold: boolean;
	isItalic: boolean;
	isCaps: boolean;
	isHeading: boolean;
	isFirst: boolean;
};

const USUAL_LEADING = 1.35;
const OPEN_END = new RegExp(
	`(?:[,&(]|\\p{L}-|(?<!\\p{L})${inAnyLanguage(({ openers }) => openers)})$`,
	"iu",
);
/** A column beside another one, in which lists are broken. */
const NARROW = 220;
/** What only ends a name. */
const ONLY_KIND =
	/^(?:University|College|School|Hospital|Cent(?:er|re)|Institute|Academy|Corporation|Company|Group|Department|Foundation|Technologies|Solutions|Systems|Inc\.?|LLC|Ltd\.?|GmbH|AG|KG)$/u;
/** "Tools: …" above "Methods: …" are two lists, however full the first line is. */
const LABELLED = /^\p{Lu}[^:.,;]{1,40}:\s\S/u;

export function paragraphsOf(lines: SourceLine[]): Paragraph[] {
	const leading = usualLeading(lines);
	const groups: SourceLine[][] = [];
	for (const line of lines) {
		const group = groups.at(-1);
		if (group && continues(group, line, leading)) group.push(line);
		else groups.push([line]);
	}
	return groups.map(paragraphOf).filter(({ text }) => text !== "");
}

/** The distance of lines within a paragraph, measured where a line is full and another follows. */
function usualLeading(lines: SourceLine[]): number {
	const distances: number[] = [];
	for (const [index, line] of lines.entries()) {
		const before = lines[index - 1];
		if (!before || line.isBullet || line.leading <= 0) continue;
		if (isFull(before, line) && sameSize(before, line))
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
			return before && line.leading >= 1 && sameSize(before, line);
		})
		.map(({ leading }) => leading)
		.sort((a, b) => a - b);
	return all[1] ?? USUAL_LEADING;
}

function continues(
	group: SourceLine[],
	line: SourceLine,
	leading: number,
): boolean {
	const first = group[0];
	const before = group.at(-1);
	if (!first || !before) return false;
	if (line.isWhole || line.isFirst || line.isHeading) return false;
	if (endsSpan(before, line)) return true;
	if (line.isBullet || line.isWhole || line.isFirst || line.isHeading)
		return false;
	if (before.isHeading || before.isWhole) return false;
	const above = textOf(before.runs);
	const text = textOf(line.runs);
	if (breaksAddress(before, line)) return true;
	if (isCutAddress(text)) return false;
	if (/[.!?。]$/.test(above) && findDates(line.asides.join(" "))?.isRange)
		return false;
	if (isReported(above) && isSentence(text) && !isOpen(before)) return false;
	// After a full stop a wider space opens a new paragraph; within a sentence it does not.
	const reach = /[.!?:;。]$/.test(above) ? 1.1 : 1.35;
	if (line.leading > leading * reach + 0.05) return false;
	if (!sameSize(before, line) || !sameWeight(before, line)) return false;
	if (/^(?:[\p{L}\d-]+\.)+\p{Ll}{2,}(?:\/\S*)?$/u.test(text)) return false;
	if (/@|https?:|www\.|\+\d/.test(text) && above.length < 70) return false;
	if (endsHead(before, line, first.isBullet)) return false;
	if (LABELLED.test(text) && LABELLED.test(textOf(first.runs))) return false;
	const isFull_ = isFull(before, line);
	// A heading stands apart; the last word of a sentence may be the same word.
	if (headingKind(text) && (!isFull_ || line.leading > leading * 1.05))
		return false;
	// A line that hangs below the text of its bullet goes on with it.
	const hang = Math.abs(line.x - first.textX);
	if (first.isBullet && hang < 1 && first.textX > first.x + 2) return true;
	if (first.isBullet && hang < 4)
		return isFull_ || /^[\p{Ll}\d(]/u.test(text) || isOpen(before);
	const hasCells = before.runs.some(({ gap }) => gap === "wide");
	if (hasCells && !first.isBullet)
		return isFull_ && Math.abs(line.x - before.cellX) < 4;
	// Centred text goes on below its middle; other lines have theirs there by chance.
	const isMiddle = /^[\p{Ll}(&]/u.test(text) || isOpen(before);
	const isUnder =
		Math.abs(line.x - before.x) < (before.isBullet ? 1.5 : 4) ||
		(group.length === 1 && Math.abs(line.x - first.textX) < 4) ||
		(isMiddle && Math.abs(middle(line) - middle(before)) < 4) ||
		Math.abs(line.right - before.right) < 2;
	if (!isUnder) return false;
	if (ONLY_KIND.test(text) && before.asides.length === 0 && !findDates(above))
		return true;
	if (!isFull_) return false;
	if (endsInMonth(above) && /^(?:19|20)\d\d\b/.test(text)) return true;
	if (isBold(before) && isBold(line) && !findDates(text)) return true;
	// Lines of a list or a head are short of words; prose is not.
	const isProse =
		textOf(before.runs).length > 45 ||
		/^[\p{Ll}(&]/u.test(text) ||
		(above.split(/, /).length > 2 && before.limit - before.x < NARROW) ||
		isOpen(before);
	return isProse && !(before.asides.length > 0 && line.asides.length > 0);
}

/** A line that ends in its dates, or has them beside it and is a sentence of its own, is whole. */
function endsHead(
	above: SourceLine,
	below: SourceLine,
	isBullet: boolean,
): boolean {
	const [text, next] = [textOf(above.runs), textOf(below.runs)];
	const dates = findDates(text);
	const nextDates = findDates(next);
	if (dates?.isRange && nextDates?.isRange) return true;
	if (dates?.index === 0 && nextDates?.index === 0) return true;
	if (isBullet) return findDates(below.asides.join(" "))?.isRange === true;
	if (/[.。]$/.test(text) && findDates(above.asides.join(" "))) return true;
	const rest = text.slice((dates?.index ?? 0) + (dates?.written.length ?? 0));
	const isLast = dates !== null && dates.index > 0 && /^[)\].]*$/.test(rest);
	if (isLast) return dates.isRange || nextDates !== null;
	return dates?.isRange === true && dates.index === 0 && isSentence(next);
}

/** Words in capitals, as a title and an employer have; a sentence has few. */
function isReported(text: string): boolean {
	const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
	const large = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
	return words.length >= 3 && large.length >= words.length * 0.7;
}

function isSentence(text: string): boolean {
	const small = text.match(/(?<=\s)\p{Ll}\S*/gu)?.length ?? 0;
	return /^\p{Lu}.*[.!?]$/u.test(text) && small > text.split(" ").length / 2;
}

/** "Apr 2021" on one line and "– Present" on the next. */
function endsSpan(above: SourceLine, below: SourceLine): boolean {
	const rest = textOf(below.runs);
	const begun = /(?:\S+ )?\S*\d{4}$/.exec(textOf(above.runs))?.[0];
	return (
		begun !== undefined &&
		/^[–—-]\s/.test(rest) &&
		findDates(`${begun} ${rest}`)?.isRange === true
	);
}

/** A line that ends in the middle of something. */
function isOpen(line: SourceLine): boolean {
	return OPEN_END.test(textOf(line.runs));
}

/** Whether the first word of the line below would not have fitted on the line. */
function isFull(line: SourceLine, below: SourceLine): boolean {
	const text = textOf(below.runs);
	const word = /^\S+/.exec(text)?.[0].length ?? 0;
	const width = (below.right - below.x) / Math.max(text.length, 1);
	const needed = (word + 1) * width;
	if (line.right + needed >= line.limit - 2) return true;
	return false;
}

function sameSize(a: SourceLine, b: SourceLine): boolean {
	return Math.abs(sizeOf(a.runs) - sizeOf(b.runs)) < 0.7;
}

/** A bold line over a plain one is a heading over a text. */
function sameWeight(a: SourceLine, b: SourceLine): boolean {
	const [wholeA, wholeB] = [a, b].map(({ runs }) =>
		runs.every(({ isBold }) => isBold),
	);
	if (wholeA === wholeB) return true;
	const last = a.runs.at(-1);
	return last?.isBold === b.runs[0]?.isBold;
}

function isBold({ runs, asides }: SourceLine): boolean {
	return asides.length === 0 && runs.every((run) => run.isBold);
}

function sizeOf(runs: Run[]): number {
	return Math.max(...runs.map(({ size }) => size));
}

function middle({ x, right }: SourceLine): number {
	return (x + right) / 2;
}

function paragraphOf(group: SourceLine[]): Paragraph {
	const runs = group.reduce<Run[]>(
		(all, line) => (all.length === 0 ? [...line.runs] : joined(all, line.runs)),
		[],
	);
	const first = group[0];
	const text = textOf(runs);
	const letters = text.replace(/[^\p{L}]/gu, "");
	return {
		text,
		runs,
		asides: group.flatMap(({ asides }) => asides),
		links: [...new Set(group.flatMap(({ links }) => links))],
		quote: group
			.map((line) =>
				[textOf(line.runs), ...line.asides].join(" ").replace(/\t/g, " "),
			)
			.join("\n"),
		page: first?.page ?? 1,
		lines: group.length,
		x: first?.x ?? 0,
		textX: first?.textX ?? 0,
		size: sizeOf(runs.length > 0 ? runs : [{ size: 1 } as Run]),
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
