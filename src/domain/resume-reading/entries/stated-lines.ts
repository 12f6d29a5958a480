// Lines that tell about an entry without a bullet, in a section that has none at all: its entries are built alike, so what
// stands in each of them below its head is what was done.
import {
	hasDegree,
	isInstitution,
	organizationWeight,
	titleWeight,
} from "../lines/entry-words.ts";
import { findDates, isOnlyDates, withoutDates } from "../lines/find-dates.ts";
import type { Paragraph } from "../lines/paragraph.ts";

/** How much more space stands above an entry than above most lines. */
const WIDER = 1.15;
/** In points. */
const SET_IN = 6;
/** A head has a title, an employer and a time, and now and then a place. */
const LONGEST_HEAD = 4;

/** The same lines, with bullets where the entries themselves show what is no head. */
export function withStatedLines(paragraphs: Paragraph[]): Paragraph[] {
	if (paragraphs.some(({ isBullet }) => isBullet)) return paragraphs;
	const groups = groupsOf(paragraphs);
	const length = groups.length > 1 ? headLength(groups) : null;
	if (length === null) return paragraphs;
	return groups.flatMap((group) => {
		const stated = group.slice(length);
		return [
			...group.slice(0, length),
			...stated.map((line) => asStated(line, stated.length === 1)),
		];
	});
}

/** A sentence may describe the whole entry; everything else is one of several things done. */
function asStated(line: Paragraph, isAlone: boolean): Paragraph {
	const isText = line.lines > 1 || (isAlone && /[.!?]$/.test(line.text));
	return isText ? line : { ...line, isBullet: true };
}

/** The entries by the space above them, or by where they begin; none where one of them has no span of time, or two. */
function groupsOf(paragraphs: Paragraph[]): Paragraph[][] {
	const usual = middleOf(
		paragraphs.map(({ leading }) => leading).filter((leading) => leading > 0),
	);
	const margin = Math.min(...paragraphs.map(({ x }) => x));
	const ways = [
		(line: Paragraph) => line.isFirst || line.leading > usual * WIDER,
		(line: Paragraph, above: Paragraph) =>
			line.x < margin + 1 && above.x > margin + SET_IN,
	];
	for (const begins of ways) {
		const groups: Paragraph[][] = [];
		for (const [at, line] of paragraphs.entries()) {
			const above = paragraphs[at - 1];
			if (above && !begins(line, above)) groups.at(-1)?.push(line);
			else groups.push([line]);
		}
		if (groups.every((group) => group.filter(hasSpan).length === 1))
			return groups;
	}
	return [];
}

function middleOf(numbers: number[]): number {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function hasSpan({ text, asides }: Paragraph): boolean {
	return [text, ...asides].some((part) => findDates(part)?.isRange === true);
}

/** How many lines the head of every entry has; null where they do not agree, or nothing is left below. */
function headLength(groups: Paragraph[][]): number | null {
	const dated = groups.map((group) => group.findIndex(hasSpan));
	const [first = 0] = dated;
	if (dated.some((at) => at !== first)) return null;
	let length = endOfHead(groups, first);
	while (
		length < LONGEST_HEAD &&
		isMost(groups, (group) => isOfHead(group[length]))
	)
		length += 1;
	const stated = groups.map((group) => group.slice(length));
	const isWhole =
		length <= LONGEST_HEAD &&
		stated.filter((lines) => lines.length > 0).length >= groups.length / 2;
	return isWhole && isMost(stated.flat(), isDeed) ? length : null;
}

/** Several words, some of them small: names of schools and towns are short and in capitals. */
function isDeed({ text }: Paragraph): boolean {
	return text.split(/\s+/).length >= 3 && /\s\p{Ll}{2}/u.test(text);
}

/** Below the span of time, or below what each entry says in the lines that follow it. */
function endOfHead(groups: Paragraph[][], dated: number): number {
	const isLast =
		dated > 0 &&
		isMost(groups, (group) => isOnlyDates(group[dated]?.text ?? ""));
	if (isLast) return dated + 1;
	const isWhole = isMost(groups, (group) =>
		namesTwo(group.slice(0, dated + 1)),
	);
	if (isWhole) return dated + 1;
	const isNamed = isMost(groups, (group) => names(group[dated + 1]));
	return isNamed || isOnlyDates(groups[0]?.[0]?.text ?? "")
		? dated + 2
		: Number.POSITIVE_INFINITY;
}

/** A school, a degree or an employer; a title only where the line does not tell more. */
function isOfHead(line: Paragraph | undefined): boolean {
	const text = line?.text ?? "";
	const isTitle = titleWeight(text) > 0 && line !== undefined && !isDeed(line);
	return isTitle || namesWhere(text);
}

function isMost<T>(all: T[], test: (each: T) => boolean): boolean {
	return all.filter(test).length > all.length / 2;
}

/** A title and where, on one line or on two. */
function namesTwo(head: Paragraph[]): boolean {
	const parts = head.flatMap(({ text }) =>
		withoutDates(text)
			.split(/\s[|·•@–—-]\s|,\s|\t/u)
			.filter((part) => /\p{L}{2}/u.test(part)),
	);
	return parts.length > 1;
}

function names(line: Paragraph | undefined): boolean {
	const text = line?.text ?? "";
	return titleWeight(text) > 0 || namesWhere(text);
}

function namesWhere(text: string): boolean {
	return organizationWeight(text) > 0 || isInstitution(text) || hasDegree(text);
}
