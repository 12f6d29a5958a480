// What a section is about, told from what stands in it: a heading of the person's own says it in words nobody can list.

import type { SectionKind } from "../../language/resume-words.ts";
import {
	hasDegree,
	isInstitution,
	organizationWeight,
	titleWeight,
} from "../lines/entry-words.ts";
import { findDates } from "../lines/find-dates.ts";
import { headingHint } from "../lines/headings.ts";
import { isLanguageName } from "../lines/language-names.ts";
import { listPieces } from "../lines/list-pieces.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { blocksOf, datesOf, type EntryBlock, isProse } from "./entry-blocks.ts";
import { isDocumentTitle } from "./find-name.ts";
import type { ResumeSection } from "./sections.ts";

/** Kinds that look like work, study or a list of skills; only the heading's own words tell them. */
const BY_WORDS: ReadonlySet<SectionKind> = new Set([
	"volunteer",
	"projects",
	"certifications",
	"publications",
	"awards",
	"interests",
	"other",
]);

/** The kind of a section under a heading that is not known; null where neither its words nor its lines tell. */
export function kindByContent(
	{ heading, paragraphs }: ResumeSection,
	mayBeSchool = false,
): SectionKind | null {
	if (paragraphs.length === 0) return null;
	const hint = heading ? headingHint(heading.text) : null;
	// Where no other section is about school, one about training may be.
	const isAboutSchool =
		hint === "education" || (mayBeSchool && hint === "certifications");
	if (isAboutSchool && areSchools(paragraphs)) return "education";
	if (hint !== null && BY_WORDS.has(hint)) return hint;
	if (isMost(paragraphs, ({ text }) => REACHED.test(text))) return "contact";
	if (areWaysToReach(paragraphs)) return "contact";
	if (areLanguages(paragraphs)) return "languages";
	const kind = kindOfEntries(paragraphs, hint);
	return (
		(kind === "work" && areHelpers(paragraphs) ? "volunteer" : kind) ??
		(areSkills(paragraphs) ? "skills" : null) ??
		(isText(paragraphs) ? "summary" : null) ??
		hint
	);
}

const REACHED =
	/\S@\S+\.\p{L}|^(?:https?:|www\.)|^(?:\p{L}{1,10}[.:]{1,2}\s*)?\+?[\d\s()./-]{7,}$/u;

function isMost<T>(all: T[], test: (each: T) => boolean): boolean {
	return all.length > 0 && all.filter(test).length > all.length / 2;
}

/** One mail address beside a number, among an age and a street, and nothing that has its time. */
function areWaysToReach(paragraphs: Paragraph[]): boolean {
	const ways = paragraphs.filter(({ text }) => REACHED.test(text));
	const mails = ways.filter(({ text }) => text.includes("@"));
	return (
		mails.length === 1 &&
		ways.length > 1 &&
		paragraphs.length <= 4 * ways.length &&
		paragraphs.every((line) => datesOf(line)?.isRange !== true)
	);
}

/** A name of a language before its level, or several in a line. */
function areLanguages(paragraphs: Paragraph[]): boolean {
	const pieces = paragraphs
		.flatMap(({ text }) => listPieces(text))
		.map((piece) => piece.split(/\s*[:(]|\s[–—-]\s/u)[0] ?? "");
	return (
		pieces.length <= 20 &&
		isMost(pieces, (piece) =>
			[piece, piece.split(" ")[0] ?? ""].some(isLanguageName),
		)
	);
}

/** Jobs or studies, where at least half of what stands there has its time. */
function kindOfEntries(
	paragraphs: Paragraph[],
	hint: SectionKind | null,
): SectionKind | null {
	const blocks = blocksOf(paragraphs).filter(({ head }) => head.length > 0);
	const dated = blocks.filter(isDated);
	if (dated.length < Math.max(1, blocks.length / 2)) {
		const plain = paragraphs.filter((each) => !each.isBullet);
		return isMost(plain, (line) => isTaught([line])) ? "education" : null;
	}
	const studies = dated.filter(({ head }) => isTaught(head));
	const lasting = dated.filter(
		({ head }) =>
			!isTaught(head) && head.some((line) => datesOf(line)?.isRange),
	);
	const jobs = lasting.filter(({ head }) => isHeld(head));
	if (studies.length > jobs.length) return "education";
	if (studies.length > 0 && areBareSchools(dated)) return "education";
	if (lasting.length < dated.length / 2) return hint;
	if (jobs.length >= dated.length / 2) return "work";
	const hasText = isMost(dated, ({ body }) => body.length > 0);
	return hasText || hint === "work" ? "work" : hint;
}

/** "Volunteer visitor": most entries say themselves that nobody was paid. */
function areHelpers(paragraphs: Paragraph[]): boolean {
	const heads = blocksOf(paragraphs).filter(({ head }) => head.length > 0);
	return isMost(heads, ({ head }) =>
		head.some(({ text }) => headingHint(text) === "volunteer"),
	);
}

/** Schools in a row of which hardly one is told about: a degree may sound like a job, and who works at a school tells of it. */
function areBareSchools(dated: EntryBlock[]): boolean {
	return (
		dated.every(({ head }) => head.some(({ text }) => isInstitution(text))) &&
		isMost(dated, ({ body }) => body.length === 0)
	);
}

/** A school or a degree in most entries, each with its span of time. */
function areSchools(paragraphs: Paragraph[]): boolean {
	return isMost(
		blocksOf(paragraphs),
		({ head }) =>
			head.some((line) => datesOf(line)?.isRange) &&
			head.some(({ text }) => isInstitution(text) || hasDegree(text)),
	);
}

/** A study is told in a few parts; more are a list, in which "MS" is no degree. */
const MOST_PARTS = 4;

/** A degree, or a school at which nobody has a job. */
function isTaught(head: Paragraph[]): boolean {
	const texts = head
		.map(({ text }) => text)
		.filter((text) => listPieces(text).length <= MOST_PARTS);
	return (
		texts.some(hasDegree) ||
		(texts.some(isInstitution) && !texts.some((text) => titleWeight(text) > 0))
	);
}

function isHeld(head: Paragraph[]): boolean {
	return head.some(
		({ text }) => titleWeight(text) > 0 || organizationWeight(text) > 0,
	);
}

function isDated({ head }: EntryBlock): boolean {
	return head.some((line) => datesOf(line) !== null);
}

/** Names of a few words each, in a list or one below the other; among dates and sentences they are something else. */
function areSkills(paragraphs: Paragraph[]): boolean {
	if (paragraphs.some(({ text }) => findDates(text) !== null)) return false;
	// What is sent along with an application.
	if (paragraphs.some(({ text }) => isDocumentTitle(text))) return false;
	const lengths = paragraphs
		.flatMap(({ text }) => listPieces(text))
		.map((piece) => piece.split(/\s+/).length);
	return (
		lengths.length >= 3 &&
		isMost(lengths, (words) => words <= 3) &&
		Math.max(...lengths) <= LONGEST_SKILL
	);
}

/** In words. */
const LONGEST_SKILL = 5;

function isText(paragraphs: Paragraph[]): boolean {
	return (
		paragraphs.some(isProse) &&
		paragraphs.every((line) => !line.isBullet && datesOf(line) === null)
	);
}
