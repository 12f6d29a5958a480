// How much a reading of a resume looks like a misreading, from 0. A layout that was not understood leaves signs, whatever it
// was: lines without a place, spans of time without an entry, entries without a name, one entry that holds the next.

import type { ImportedProfile } from "./draft/imported-profile.ts";
import { datesOf } from "./entries/entry-blocks.ts";
import type { ResumeSection } from "./entries/sections.ts";
import {
	degreeAtStart,
	isInstitution,
	titleWeight,
} from "./lines/entry-words.ts";
import { findDates } from "./lines/find-dates.ts";
import { headingHint, headingKind } from "./lines/headings.ts";
import type { Paragraph } from "./lines/paragraph.ts";
import { missing, oddSkills, shiftedText } from "./odd-sections.ts";

type Reading = Pick<ImportedProfile, "profile" | "unread">;

export function doubtIn(
	reading: Reading,
	paragraphs: Paragraph[],
	sections: readonly ResumeSection[],
): number {
	return (
		0.5 * lostHeads(reading, sections) +
		3 * unreadShare(reading, paragraphs) +
		2 * lostSpans(reading, paragraphs) +
		hollowShare(reading) +
		swollenShare(reading) +
		0.5 * crossedShare(paragraphs) +
		0.5 * crossedHeads(reading, paragraphs) +
		oddSkills(reading) +
		shiftedText(reading) +
		missing(reading)
	);
}

function lettersIn(texts: string[]): number {
	return texts.reduce(
		(sum, text) => sum + text.replace(/[^\p{L}\d]/gu, "").length,
		0,
	);
}

function unreadShare({ unread }: Reading, paragraphs: Paragraph[]): number {
	const all = lettersIn(paragraphs.map(({ quote }) => quote));
	return Math.min(1, lettersIn(unread) / Math.max(all, 1));
}

/** Spans of time in the text that no entry has. */
function lostSpans({ profile }: Reading, paragraphs: Paragraph[]): number {
	const spans = paragraphs.filter((each) => datesOf(each)?.isRange).length;
	const entries = [
		...profile.work_experience,
		...profile.education,
		...profile.projects,
		...profile.volunteer,
	].filter(
		({ start_date, end_date }) => start_date !== null || end_date !== null,
	).length;
	return Math.max(0, spans - entries) / Math.max(spans, 1);
}

/** Headings that name a job, a degree or an employer, which their entries then are without. */
function lostHeads(
	{ profile }: Reading,
	sections: readonly ResumeSection[],
): number {
	const own = sections.filter(
		({ heading }) => heading !== null && headingHint(heading.text) === null,
	);
	const named = own.filter(({ heading }) => namesEntry(heading?.text ?? ""));
	const single = own.filter(
		(section) => !named.includes(section) && isOneEntry(section),
	);
	const several = single.filter((section) =>
		single.some((other) => other !== section && other.kind === section.kind),
	);
	const lost = named.length + several.length;
	const entries = profile.work_experience.length + profile.education.length;
	return Math.min(1, lost / Math.max(entries, 1));
}

function namesEntry(text: string): boolean {
	return titleWeight(text) >= CLEAR_TITLE || degreeAtStart(text) !== "";
}

/** One span of time and what belongs to it: several such sections are entries, under headings that are theirs. */
function isOneEntry({ kind, paragraphs }: ResumeSection): boolean {
	const spans = paragraphs.filter((line) => datesOf(line)?.isRange);
	return (kind === "work" || kind === "education") && spans.length === 1;
}

/** Of a title that ends with its noun. */
const CLEAR_TITLE = 3;

/** Jobs without a title, an employer or a time, studies without a school or a degree. */
function hollowShare({ profile }: Reading): number {
	const jobs = profile.work_experience.map(
		({ job_title, company_name, start_date, end_date }) =>
			[job_title, company_name, start_date ?? end_date].filter(isHole).length,
	);
	const studies = profile.education.map(
		({ institution_name, degree_type, field_of_study }) =>
			[institution_name, degree_type || field_of_study].filter(isHole).length,
	);
	const holes = [...jobs, ...studies];
	return (
		holes.reduce((sum, count) => sum + 0.4 * count, 0) /
		Math.max(holes.length, 1)
	);
}

/** A name is missing, or what stands there names a section or a column. */
function isHole(field: string | null | undefined): boolean {
	return !field || headingKind(field) !== null;
}

/** Entries that hold the head of another one, or a heading. */
function swollenShare({ profile }: Reading): number {
	const entries = [...profile.work_experience, ...profile.education];
	const swollen = entries.filter(({ achievements }) =>
		achievements.some(
			(line) =>
				line.length <= 80 &&
				(findDates(line)?.isRange === true || headingKind(line) !== null),
		),
	);
	return swollen.length / Math.max(entries.length, 1);
}

/** Lines of a list with a wide gap and more behind it: what stands beside them in another column. */
function crossedShare(paragraphs: Paragraph[]): number {
	const bullets = paragraphs.filter(({ isBullet }) => isBullet);
	const crossed = bullets.filter(({ text }) => text.includes("\t"));
	// A bullet within a line came from the column beside it.
	const within = paragraphs.filter(
		({ text, isBullet }) => !isBullet && /\S\s*[•●▪]\t/u.test(text),
	);
	return (crossed.length + within.length) / Math.max(bullets.length, 1);
}

/** Lines in which two degrees, two schools or two spans of time stand beside each other: two entries in one. */
function crossedHeads({ profile }: Reading, paragraphs: Paragraph[]): number {
	const crossed = paragraphs.filter(({ text, asides }) => {
		if (!text.includes("\t")) return false;
		const cells = [...text.split("\t"), ...asides];
		return SIGNS.some((sign) => cells.filter(sign).length > 1);
	});
	const entries = profile.work_experience.length + profile.education.length;
	return Math.min(1, crossed.length / Math.max(entries, FEW_ENTRIES));
}

/** One line says little where hardly anything else was found. */
const FEW_ENTRIES = 4;

const SIGNS: readonly ((text: string) => boolean)[] = [
	(text) => degreeAtStart(text) !== "",
	(text) => isInstitution(text) && text.split(/\s+/).length > 1,
	(text) => findDates(text)?.isRange === true,
];
