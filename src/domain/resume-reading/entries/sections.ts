// Parts a resume into its sections. A heading is a known word in a look of its own, or an unknown one that looks as the known
// ones do.

import type { SectionKind } from "../../language/resume-words.ts";
import {
	degreeAtStart,
	isInstitution,
	organizationWeight,
	titleWeight,
} from "../lines/entry-words.ts";
import { isOnlyDates } from "../lines/find-dates.ts";
import { headingKind } from "../lines/headings.ts";
import { isLanguageName } from "../lines/language-names.ts";
import { isLevelWord } from "../lines/level-words.ts";
import { listPieces } from "../lines/list-pieces.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { datesOf } from "./entry-blocks.ts";
import {
	type BodyLook,
	bodyLook,
	isEmphasized,
	lookOf,
} from "./paragraph-looks.ts";

export type ResumeSection = {
	/** "top" is what stands before the first heading; "unknown" stands under a heading of the person's own. */
	kind: SectionKind | "top" | "unknown";
	heading: Paragraph | null;
	paragraphs: Paragraph[];
};

/** `further` are lines that are taken for headings whatever their words are. */
export function sectionsOf(
	paragraphs: Paragraph[],
	further: readonly Paragraph[] = [],
): ResumeSection[] {
	const headings = findHeadings(paragraphs);
	for (const paragraph of further)
		if (!headings.has(paragraph))
			headings.set(paragraph, headingKind(paragraph.text) ?? "unknown");
	const sections: ResumeSection[] = [
		{ kind: "top", heading: null, paragraphs: [] },
	];
	let current = sections[0];
	let cut: ResumeSection | undefined;
	const open = (section: ResumeSection) => {
		sections.push(section);
		current = section;
	};
	for (const paragraph of paragraphs) {
		const kind = headings.get(paragraph);
		if (kind) {
			open({ kind, heading: paragraph, paragraphs: [] });
			cut = undefined;
			continue;
		}
		if (
			paragraph.isFirst &&
			sections.length > 1 &&
			!goesOn(current, paragraph)
		) {
			cut = current;
			open({ kind: "top", heading: null, paragraphs: [] });
		} else if (cut && goesOnBelow(cut, current, paragraph)) {
			current = cut;
			cut = undefined;
		}
		const inline = inlineHeading(paragraph, current);
		if (inline) open(inline);
		else current?.paragraphs.push(paragraph);
	}
	return sections;
}

/** How somebody is reached stands in a head's second column. */
const REACHES = /@|https?:|www\.|^\+?[\d\s()./-]{7,}$/;

/** Whether a column without a heading goes on with what the column before it was about. */
function goesOn(section: ResumeSection | undefined, first: Paragraph): boolean {
	if (!section || section.kind === "top" || section.kind === "contact")
		return false;
	if (REACHES.test(first.text)) return false;
	const model = section.paragraphs[0];
	if (!model || !section.heading) return section.heading !== null;
	const last = section.paragraphs.at(-1);
	if (isOnlyDates(first.text)) return isUndated(section.paragraphs);
	if (Math.abs(model.size - first.size) > 0.6) return false;
	// A head may stand at the foot of a column, and what was done at the top of the next.
	if (first.isBullet)
		return last !== undefined && (last.isBullet || datesOf(last) !== null);
	// A list in two columns or cells goes on as it began.
	if (LISTED.has(section.kind) && model.isBold === first.isBold) return true;
	if (section.kind === "unknown" && isItem(model) && isItem(first)) return true;
	const isBold = (each: Paragraph) => each.runs[0]?.isBold === true;
	return isBold(model) && isBold(first);
}

/** Below how somebody is reached, at the top of a column, the section of the column before goes on. */
function goesOnBelow(
	section: ResumeSection,
	current: ResumeSection | undefined,
	paragraph: Paragraph,
): boolean {
	const isBelowContact = current?.paragraphs.some(({ text }) =>
		REACHES.test(text),
	);
	return (
		isBelowContact === true &&
		paragraph.leading > APART &&
		goesOn(section, paragraph)
	);
}

/** A few words in a plain look, as lists have them. */
function isItem({ text, isBold, asides }: Paragraph): boolean {
	return (
		!isBold &&
		asides.length === 0 &&
		text.split(/\s+/).length <= 4 &&
		!/[.,:;@\t]|\d{4}/.test(text)
	);
}

/** Whether the last entry of a column broke off before its dates: they open the next one. */
function isUndated(paragraphs: Paragraph[]): boolean {
	const text = paragraphs.findLastIndex(({ isBullet }) => isBullet);
	const head = paragraphs.slice(text + 1);
	return head.length > 0 && head.every((line) => datesOf(line) === null);
}

function findHeadings(
	paragraphs: Paragraph[],
): Map<Paragraph, ResumeSection["kind"]> {
	const body = bodyLook(paragraphs);
	const known = paragraphs.filter(
		(paragraph, index) =>
			mayBeHeading(paragraph, body) &&
			headingKind(paragraph.text) !== null &&
			!isGroupName(paragraphs, index),
	);
	const outlined = known.filter((each) => !isEntryLevel(each, paragraphs));
	const emphasized = outlined.filter((each) => isEmphasized(each, body));
	// In most resumes headings have a look of their own; then a plain word is none.
	const areEmphasized = emphasized.length >= Math.max(2, outlined.length * 0.5);
	const accepted = areEmphasized ? emphasized : outlined;
	const found = new Map<Paragraph, ResumeSection["kind"]>();
	for (const column of columnsOf(paragraphs)) {
		for (const paragraph of withoutLesser(column, accepted))
			found.set(paragraph, headingKind(paragraph.text) ?? "other");
		for (const stranger of strangersIn(column, found))
			found.set(stranger, "unknown");
	}
	for (const paragraph of paragraphs)
		if (
			paragraph.isHeading &&
			!found.has(paragraph) &&
			isSectionLevel(paragraph, found)
		)
			found.set(paragraph, "unknown");
	return found;
}

/** In an outline, a level below that of known headings that names mostly other things: entries, and groups of skills. */
function isEntryLevel(each: Paragraph, paragraphs: Paragraph[]): boolean {
	if (!each.isHeading) return false;
	const marked = paragraphs.filter(({ isHeading }) => isHeading);
	const level = marked.filter(({ size }) => Math.abs(size - each.size) < 0.5);
	const above = marked.filter(({ size }) => size > each.size + 0.5);
	return (
		above.filter(isKnown).length >= 2 &&
		level.filter(isKnown).length < level.length / 2
	);
}

function isKnown({ text }: Paragraph): boolean {
	return headingKind(text) !== null;
}

/** A narrow column has headings of its own size. */
function columnsOf(paragraphs: Paragraph[]): Paragraph[][] {
	const columns: Paragraph[][] = [];
	for (const paragraph of paragraphs)
		if (paragraph.isFirst || columns.length === 0) columns.push([paragraph]);
		else columns.at(-1)?.push(paragraph);
	return columns;
}

/** Under headings in large capitals a small bold word is the name of a group. */
function withoutLesser(
	column: Paragraph[],
	accepted: Paragraph[],
): Paragraph[] {
	const known = column.filter((each) => accepted.includes(each));
	const [look, count] = mostOf(countLooks(known));
	const groups = new Set(
		known.filter((each) => isUnderHeading(each, column, known)).map(lookOf),
	);
	return known.filter(
		(each) =>
			each.isHeading ||
			(!groups.has(lookOf(each)) &&
				(count < 3 || lookOf(each) === look || isAsLarge(each, look))),
	);
}

/** "Languages" directly under a larger "Skills" opens no section. */
function isUnderHeading(
	each: Paragraph,
	column: Paragraph[],
	known: Paragraph[],
): boolean {
	const above = column[column.indexOf(each) - 1];
	return (
		above !== undefined && known.includes(above) && above.size > each.size + 0.9
	);
}

/** In lines of text. */
const APART = 1.5;

/** Lines of a column that look as its known headings do and as nothing else does. */
function strangersIn(
	column: Paragraph[],
	found: ReadonlyMap<Paragraph, unknown>,
): Paragraph[] {
	const known = column.filter((each) => found.has(each));
	const [look, count] = mostOf(countLooks(known));
	if (count < 2) return [];
	const first = column.findIndex((each) => found.has(each));
	const alike = column.filter(
		(each, at) =>
			lookOf(each) === look &&
			known.some((model) => isAlike(model, each)) &&
			!found.has(each) &&
			at > Math.min(first, 1),
	);
	const isOpening = (each: Paragraph) =>
		found.has(each) || alike.includes(each);
	// Where space stands above every known heading, a word in capitals right below another line is one of a list.
	const areApart = known.slice(1).every(({ leading }) => leading > APART);
	if (areApart && alike.some(({ leading }) => leading > 0 && leading <= 1))
		return strangersIn(
			column.filter(
				(each) =>
					!alike.includes(each) || each.leading === 0 || each.leading > 1,
			),
			found,
		);
	const mayBeOne = (each: Paragraph) =>
		mayBeHeading(each) &&
		each.text.split(/\s+/).length <= 5 &&
		!/[,;|@\d]/.test(each.text.replace(/^\d{1,2}\s+/, "")) &&
		(!opensEntry(each, column) || spansBelow(each, column, isOpening) > 1);
	return alike.length <= known.length && alike.every(mayBeOne) ? alike : [];
}

/** Half a point or another color is another look, however a look's size is rounded. */
function isAlike(model: Paragraph, each: Paragraph): boolean {
	return (
		Math.abs(model.size - each.size) < 0.3 &&
		(model.color === null || each.color === null || model.color === each.color)
	);
}

/** How many spans of time stand between a line and the next that may be a heading: an entry has one. */
function spansBelow(
	paragraph: Paragraph,
	column: Paragraph[],
	isOpening: (line: Paragraph) => boolean,
): number {
	const below = column.slice(column.indexOf(paragraph) + 1);
	const end = below.findIndex(isOpening);
	return below
		.slice(0, end < 0 ? below.length : end)
		.filter((each) => datesOf(each)?.isRange).length;
}

/** The line of a title or a company has its dates beside it, or on one of the next lines. */
function opensEntry(paragraph: Paragraph, column: Paragraph[]): boolean {
	const at = column.indexOf(paragraph);
	const next = column[at + 1];
	// Where the next line is the title with its dates, this one stands above all entries.
	const isAbove =
		next !== undefined &&
		!namesWork(paragraph.text) &&
		namesWork(next.text) &&
		datesOf(next)?.isRange === true;
	if (isAbove) return false;
	return (
		isInstitution(paragraph.text) ||
		degreeAtStart(paragraph.text) !== "" ||
		column
			.slice(at, at + 3)
			.some(
				(line) =>
					!line.isBullet &&
					(datesOf(line)?.isRange === true || isOnlyDates(line.text)),
			)
	);
}

function namesWork(text: string): boolean {
	return titleWeight(text) > 0 || organizationWeight(text) > 0;
}

function mostOf(looks: Map<string, number>): [look: string, count: number] {
	return [...looks].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
}

/** Word's own heading styles also name entries; sections are those of the level that known headings have. */
function isSectionLevel(
	paragraph: Paragraph,
	found: ReadonlyMap<Paragraph, unknown>,
): boolean {
	const looks = new Set(
		[...found.keys()].filter(({ isHeading }) => isHeading).map(lookOf),
	);
	return looks.has(lookOf(paragraph)) && mayBeHeading(paragraph);
}

function mayBeHeading(paragraph: Paragraph, body?: BodyLook): boolean {
	const { text, asides, isBullet, lines, isBold, isCaps, size } = paragraph;
	// A sign before a heading adorns it.
	const isLarge = body !== undefined && size > body.size * LARGER;
	const isAdorned = (isBold || isCaps || isLarge) && headingKind(text) !== null;
	return (
		(!isBullet || isAdorned) &&
		(lines === 1 || (lines === 2 && headingKind(text) !== null)) &&
		asides.length === 0 &&
		!text.includes("\t") &&
		text.length <= 60
	);
}

/** How much larger than the text a line is that no list has. */
const LARGER = 1.15;

/** "Tools" above a list within the skills is the name of a group, not of a section. */
function isGroupName(paragraphs: Paragraph[], index: number): boolean {
	const below = paragraphs[index + 1];
	return below !== undefined && isLevelWord(below.text);
}

function countLooks(paragraphs: Paragraph[]): Map<string, number> {
	const looks = new Map<string, number>();
	for (const paragraph of paragraphs)
		looks.set(lookOf(paragraph), (looks.get(lookOf(paragraph)) ?? 0) + 1);
	return looks;
}

/** Where headings are in capitals, a word in small letters must be larger to be one. */
function isAsLarge({ size, isCaps }: Paragraph, look: string): boolean {
	const [usual, , areCaps] = look.split(" ");
	const more = size - Number(usual);
	return areCaps === "true" && !isCaps ? more > 0.9 : more >= -0.9;
}

const INLINE = /^([^:\t]{3,40}):[\t ]+(\S.*)$/su;
const LISTED = new Set([
	"skills",
	"languages",
	"certifications",
	"interests",
	"other",
]);
const DETAILED = new Set([
	"work",
	"education",
	"projects",
	"volunteer",
	"skills",
	"software",
	"publications",
	"contact",
	"top",
]);

function namesLanguage(piece: string): boolean {
	const name = piece.split(/\s*[:(–—-]/u)[0] ?? "";
	return [name.trim(), name.split(" ")[0] ?? ""].some(isLanguageName);
}

/** "Languages: German, English" on a line of its own after a section that lists nothing of the kind. */
function inlineHeading(
	paragraph: Paragraph,
	section: ResumeSection | undefined,
): ResumeSection | null {
	if (paragraph.isBullet || !section) return null;
	const [, label = "", text = ""] = INLINE.exec(paragraph.text) ?? [];
	// What an entry tells has a label too, but not in the capitals of the headings.
	const isAsLoud =
		section.heading?.isCaps === true &&
		/\p{Lu}{3}/u.test(label) &&
		label === label.toUpperCase();
	if (DETAILED.has(section.kind) && !isAsLoud) return null;
	const kind = headingKind(label);
	if (kind === null || kind === section.kind || !LISTED.has(kind)) return null;
	// "Languages: SQL, Python" names none that people speak.
	if (kind === "languages" && !listPieces(text).some(namesLanguage))
		return null;
	return { kind, heading: null, paragraphs: [{ ...paragraph, text }] };
}
