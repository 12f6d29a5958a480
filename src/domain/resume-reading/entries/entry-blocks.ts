// Cuts a section into its entries: the lines of a head, which say what, where and when, and the lines below that tell about
// it. Which line opens an entry is told from dates, looks and distances, as a reader does.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import {
	hasDegree,
	isInstitution,
	organizationWeight,
	titleWeight,
} from "../lines/entry-words.ts";
import {
	type FoundDates,
	findDates,
	isOnlyDates,
	withoutDates,
} from "../lines/find-dates.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { isTitleAndEmployer } from "./employer-behind-title.ts";
import { withStatedLines } from "./stated-lines.ts";

export type EntryBlock = { head: Paragraph[]; body: Paragraph[] };

const LABEL = new RegExp(
	`^${inAnyLanguage(({ entry }) => entry.lineLabel)}\\s*(?::|：|$)`,
	"iu",
);

export function isLabeled(text: string): boolean {
	return LABEL.test(text) || isPassedOver(text);
}

/** What a form asks besides, such as in which trade an employer is. */
const PASSED_OVER = new RegExp(
	`^${inAnyLanguage(({ form }) => form.passedOver)}(?!\\p{L})`,
	"iu",
);

export function isPassedOver(text: string): boolean {
	return PASSED_OVER.test(text);
}

/** The dates of a line: those in its margin, else those in its text. */
export function datesOf(paragraph: Paragraph): FoundDates | null {
	const beside = paragraph.asides.join(" ");
	const found = beside === "" ? null : findDates(beside);
	if (found) return found;
	return paragraph.isBullet || isProse(paragraph)
		? null
		: findDates(paragraph.text);
}

/** In letters. */
const LONGEST_HEAD = 100;

export function isProse({
	text,
	asides,
	isBullet,
	isBold,
	isHeading,
	lines,
	runs,
}: Paragraph): boolean {
	if (isBullet || isTitleAndEmployer(runs)) return false;
	if ((isBold || isHeading) && lines === 1) return false;
	// Some heads end in a full stop; with a span of time beside them they are heads all the same.
	const isBesideSpan = findDates(asides.join(" "))?.isRange === true;
	const isShort = lines === 1 || (lines === 2 && text.length < 160);
	const isBesideDate = findDates(asides.join(" ")) !== null;
	if (isBesideDate && lines === 1 && text.length <= LONGEST_HEAD) return false;
	if (isBesideSpan && isShort && (lines === 1 || titleWeight(text) > 0))
		return false;
	const words = text.split(/\s+/).length;
	if (text.length > 130 || lines > 2) return !/\t/.test(text) || lines > 1;
	const isSentence =
		/[.!?。；;]$/.test(text) &&
		!/(?:Inc|Ltd|Co|Corp|S\.?[AL]|e\.?V|o\.\s?o|r\.\s?[lo])\.$/.test(text) &&
		words >= 4 &&
		!endsInSpan(text) &&
		/\s\p{Ll}{2,}.*\s\p{L}/u.test(text);
	return (
		isSentence ||
		isHanSentence(text) ||
		signsOf(text, words) ||
		(words >= 14 && !findDates(text)?.isRange && !isStudy(text))
	);
}

/** "Lead / April 2017 – d.d." is no sentence. */
function endsInSpan(text: string): boolean {
	const found = findDates(text);
	return found?.isRange === true && text.endsWith(found.written);
}

/** Chinese has no spaces: a sentence is known by its length and its end. */
function isHanSentence(text: string): boolean {
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return han >= 10 && /[。；.]$/.test(text);
}

/** A long line in small letters that names neither a school nor a degree describes; heads are short and in capitals. */
function signsOf(text: string, words: number): boolean {
	if (words < 8 || /[\t|·]|\s[–—-]\s/.test(text)) return false;
	const small = text.match(/(?<=\s)\p{Ll}\S*/gu)?.length ?? 0;
	return (
		small >= words * 0.6 &&
		!findDates(text) &&
		!hasDegree(text) &&
		!namesOrganization(text)
	);
}

export function blocksOf(written: Paragraph[]): EntryBlock[] {
	const paragraphs = withStatedLines(written);
	const blocks: EntryBlock[] = [];
	const margin = Math.min(...paragraphs.map(({ x }) => x));
	for (const paragraph of withDatesAbove(paragraphs)) {
		const last = blocks.at(-1);
		if (!last || (isHead(paragraph, margin, last) && last.body.length > 0)) {
			if (isHead(paragraph, margin, last))
				blocks.push({ head: [paragraph], body: [] });
			else if (last) last.body.push(paragraph);
			else blocks.push({ head: [], body: [paragraph] });
		} else if (isHead(paragraph, margin, last) && last.body.length === 0)
			last.head.push(paragraph);
		else last.body.push(paragraph);
	}
	return withoutLoneLabels(blocks.flatMap(splitHead));
}

/** Where every entry ends with its span of time, the span beside the line that opens it. */
function withDatesAbove(paragraphs: Paragraph[]): Paragraph[] {
	const moved: Paragraph[] = [];
	let entry: Paragraph[] = [];
	let count = 0;
	const words = paragraphs.map(wordBeforeSpan).filter(Boolean);
	const isUsual = (word: string) =>
		words.indexOf(word) !== words.lastIndexOf(word);
	for (const paragraph of paragraphs) {
		const [first, ...rest] = entry;
		const above = entry.at(-1);
		const found = findDates(paragraph.text);
		const isEnd =
			found?.isRange &&
			(isOnlyDates(paragraph.text) || isUsual(wordBeforeSpan(paragraph)));
		const hasProseAbove = above && (above.isBullet || isProse(above));
		const isUndated = entry.every((line) => datesOf(line) === null);
		if (first && isEnd && isUndated && (hasProseAbove || count > 0)) {
			moved.push({ ...first, asides: [found.written] }, ...rest);
			entry = [];
			count += 1;
		} else entry.push(paragraph);
	}
	// An entry without a time behind the last one: the spans open their entries.
	const isOver =
		entry.length === 0 || entry.some((line) => datesOf(line) !== null);
	return count > 0 && isOver ? [...moved, ...entry] : paragraphs;
}

/** "Employed May 2019 – June 2021": the one word before a span, where nothing else stands on the line. */
function wordBeforeSpan({ text, isBullet }: Paragraph): string {
	const found = isBullet ? null : findDates(text);
	const word = found?.isRange ? withoutDates(text) : "";
	return /^\p{Lu}\p{L}+$/u.test(word) && text.startsWith(word) ? word : "";
}

function isHead(
	paragraph: Paragraph,
	margin: number,
	last: EntryBlock | undefined,
): boolean {
	if (paragraph.isBullet || isProse(paragraph)) return false;
	if (isLabeled(paragraph.text)) return false;
	if (/^https?:\/\/\S+$/.test(paragraph.text))
		return (last?.body.length ?? 1) === 0;
	if (last && isBelowHead(paragraph, last)) return false;
	if (last && isLesser(paragraph, last)) return false;
	// Lines set in from the head without a bullet tell about it.
	const isIndented =
		last !== undefined &&
		last.body.length > 0 &&
		!last.body.some(({ isBullet }) => isBullet) &&
		paragraph.x > margin + 10 &&
		Math.abs(paragraph.x - (last.body.at(-1)?.x ?? 0)) < 3 &&
		paragraph.x > (last.head[0]?.x ?? 0) + 8;
	return !isIndented || datesOf(paragraph) !== null;
}

/** After the text of an entry under a bold head, a plain line without a date goes on with it. */
function isLesser(paragraph: Paragraph, { head, body }: EntryBlock): boolean {
	const [first] = head;
	const isDated = head.some((line) => datesOf(line) !== null);
	const isBelowHead =
		(body.length > 0 && first?.isBold) ||
		(isDated && first?.runs[0]?.isBold && isOfSentence(paragraph.text));
	return (
		isBelowHead === true &&
		!paragraph.runs.some(({ isBold }) => isBold) &&
		datesOf(paragraph) === null &&
		paragraph.size < (body.at(-1)?.size ?? paragraph.size) + LARGER
	);
}

/** In points: a line so much larger than the text above it is none of it. */
const LARGER = 1.2;

/** A few words that end as a sentence does. */
function isOfSentence(text: string): boolean {
	return (
		/^\p{Lu}.*\p{Ll}{3}\.$/u.test(text) &&
		text.split(/\s+/).length >= 3 &&
		!/,\s*\p{Lu}[^,]*$/u.test(text)
	);
}

/** A line set in below a head that already has its dates and an organization, and that names none itself. */
function isBelowHead(paragraph: Paragraph, { head }: EntryBlock): boolean {
	const [first] = head;
	const isWhole =
		head.some((line) => datesOf(line) !== null) &&
		head.some(({ text }) => namesOrganization(text));
	// Lines that end at one edge begin where their length lets them.
	const isAligned = head.every(({ x }) => Math.abs(x - (first?.x ?? x)) < 8);
	return (
		first !== undefined &&
		isWhole &&
		isAligned &&
		paragraph.x > first.x + 8 &&
		paragraph.x < first.x + 60 &&
		paragraph.asides.length === 0 &&
		!hasDegree(paragraph.text) &&
		titleWeight(paragraph.text) === 0 &&
		datesOf(paragraph) === null &&
		!namesOrganization(paragraph.text)
	);
}

/** A degree and the school that gave it, however long their names are. */
function isStudy(text: string): boolean {
	return hasDegree(text) && isInstitution(text) && /[,|@(–—]/u.test(text);
}

function namesOrganization(text: string): boolean {
	return organizationWeight(text) > 0 || isInstitution(text);
}

/** Heads of several entries that have no text of their own follow each other directly. */
function splitHead(block: EntryBlock): EntryBlock[] {
	const { head, body } = block;
	const starts = entryStarts(head);
	return starts.map((start, index) => {
		const own = head.slice(start, starts[index + 1]);
		const end = endByGap(own);
		const rest = index === starts.length - 1 ? body : [];
		return { head: own.slice(0, end), body: [...own.slice(end), ...rest] };
	});
}

/** How much wider than the last space within a head the one below it is, and than any. */
const WIDER = 1.2;
const LEAST_WIDER = 1.05;
/** Its date, and two lines that say what and where. */
const WHOLE_HEAD = 3;

/** Where a whole head ends at a wide space, with plain lines below that tell of it without bullets. */
function endByGap(head: Paragraph[]): number {
	for (let at = WHOLE_HEAD; at < head.length; at += 1) {
		const [above, below] = [head.slice(0, at), head.slice(at)];
		const within = above.slice(1).map(({ leading }) => leading);
		const space = below[0]?.leading ?? 0;
		const isApart =
			(space > (within.at(-1) ?? 0) * WIDER &&
				space > Math.max(...within) * LEAST_WIDER) ||
			(above.some(isEmphatic) && isDeed(below[0]));
		const isDated = above.some((line) => datesOf(line) !== null);
		const isPlain = below.every(
			(line) => !line.isBold && !line.isCaps && datesOf(line) === null,
		);
		if (isApart && isDated && isPlain) return at;
	}
	return head.length;
}

function isEmphatic({ runs }: Paragraph): boolean {
	return runs[0]?.isBold === true;
}

/** Four words or more in small letters below a whole head, none of which names an employer, tell what was done. */
function isDeed(line: Paragraph | undefined): boolean {
	if (!line || namesOrganization(line.text) || hasDegree(line.text))
		return false;
	const [first = "", ...words] = line.text.split(/\s+/);
	const small = words.filter((word) => /^\p{Ll}{2}/u.test(word));
	return (
		/^\p{Lu}/u.test(first) &&
		words.length >= 3 &&
		small.length >= words.length / 2
	);
}

function entryStarts(head: Paragraph[]): number[] {
	const dated = head.flatMap((each, index) => (datesOf(each) ? [index] : []));
	const [first] = head;
	if (!first || dated.length < 2) return [0];
	// Where a line of dates comes first, every such line opens an entry.
	if (dated.every((at) => isOnlyDates(head[at]?.text ?? "")) && dated[0] === 0)
		return dated;
	const starts = [0];
	for (let next = 1; next < dated.length; next += 1) {
		const from = (dated[next - 1] ?? 0) + 1;
		const to = dated[next] ?? head.length;
		starts.push(startBetween(head, { from, to, offset: dated[0] ?? 0, first }));
	}
	return [...new Set(starts)].sort((a, b) => a - b);
}

/** Where the next entry begins among the lines `from` to `to`, of which the last has its date. */
function startBetween(
	head: Paragraph[],
	{
		from,
		to,
		offset,
		first,
	}: { from: number; to: number; offset: number; first: Paragraph },
): number {
	const lines = head.slice(from, to + 1);
	if (lines.length === 1) return from;
	// At the top of another column.
	const top = lines.findIndex(
		(line) =>
			line.leading === 0 &&
			(Math.abs(line.x - first.x) > 20 || isAsFirst(line, first)),
	);
	if (top >= 0) return from + top;
	const alike = lines.flatMap((line, index) =>
		looksAlike(line, first) ? [index] : [],
	);
	const hasOwnLook = head.some((line) => !looksAlike(line, first));
	if (alike.length === 1 && hasOwnLook) return from + (alike[0] ?? 0);
	const gaps = lines.map(({ leading }) => leading);
	const widest = Math.max(...gaps);
	const others = head
		.slice(1)
		.map(({ leading }) => leading)
		.filter((gap) => gap > 0 && gap < widest * 0.93);
	if (others.length > 0 && gaps.filter((gap) => gap === widest).length === 1)
		return from + gaps.indexOf(widest);
	return Math.max(from, to - offset);
}

/** In the look of the line that opens the first entry, which text of its own opens as well. */
function isAsFirst(line: Paragraph, first: Paragraph): boolean {
	return first.leading === 0 && looksAlike({ ...line, x: first.x }, first);
}

export function looksAlike(a: Paragraph, b: Paragraph): boolean {
	const bold = (each: Paragraph) => each.runs[0]?.isBold ?? false;
	// Sizes of typed text count in letters, all others in points.
	const reach = Math.max(a.size, b.size) < 3 ? 0.1 : 0.6;
	return (
		Math.abs(a.size - b.size) < reach &&
		bold(a) === bold(b) &&
		a.isItalic === b.isItalic &&
		a.isCaps === b.isCaps &&
		Math.abs(a.x - b.x) < 6
	);
}

/** "Key achievements" inside an entry is no entry: it has no date where the others have one, and another look. */
function withoutLoneLabels(blocks: EntryBlock[]): EntryBlock[] {
	const isDated = ({ head }: EntryBlock) => head.some((line) => datesOf(line));
	const dated = blocks.filter(isDated);
	if (dated.length < blocks.length * 0.5 || dated.length === 0) return blocks;
	const model = dated[0]?.head[0];
	const kept: EntryBlock[] = [];
	for (const block of blocks) {
		const last = kept.at(-1);
		const first = block.head[0];
		const isOwn =
			isDated(block) ||
			!last ||
			(first &&
				model &&
				looksAlike(first, model) &&
				block.head.length > 0 &&
				isNamed(first));
		if (isOwn) kept.push(block);
		else last.body.push(...block.head, ...block.body);
	}
	return kept;
}

function isNamed({ text }: Paragraph): boolean {
	return withoutDates(text).length > 2 && !/[:：]$/.test(text);
}
