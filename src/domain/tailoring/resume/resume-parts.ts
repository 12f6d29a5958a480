// The sections that are listed rather than told: education, certifications, languages, publications, and what of them may
// go when there is no room: courses, publications and what describes them.
import { proseLines } from "../../clauses/prose-lines.ts";
import { isOver } from "../../language/reading/not-held.ts";
import {
	awardOf,
	certificateOf,
	interestOf,
	languageEntry,
	publicationOf,
	referenceOf,
	schoolOf,
} from "../../mapping/profile-to-resume.ts";
import { pathOf } from "../../profile/content-path.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Section } from "../../profile/section-names.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isLapsed } from "../choose/left-out.ts";
import type { ResumeContent } from "../content/content.ts";
import type { Drafting } from "../lines/drafting.ts";
import { entryLines } from "../lines/resume-draft.ts";
import { isStopped } from "../wording/stopped-studies.ts";
import { wordingOf } from "../wording/wording.ts";
import { ended } from "./ended.ts";
import type { EducationPart, ListedPart, ListedParts } from "./listed-parts.ts";

// Below this, or after some years of work, a grade point average is left to the interview; so career offices advise.
const GPA_SHOWN = 3.5;

/** Lines that were written below one another, as one text: each ends where it ended. */
function inSentences(text: string | null): string {
	const lines = proseLines(text);
	// A line that begins in small letters goes on with the sentence before it.
	return lines
		.map((line, at) =>
			lines.length === 1 || /^\p{Ll}/u.test(lines[at + 1] ?? "")
				? line
				: ended(line),
		)
		.join(" ");
}

/** The listed sections that were chosen; the others are empty. */
export function listedParts(
	sections: readonly Section[],
	drafting: Drafting,
): ListedParts {
	const { profile } = drafting;
	return {
		education: sections.includes("education")
			? educationParts(profile, drafting)
			: [],
		certifications: sections.includes("certifications")
			? certificationParts(profile, drafting)
			: [],
		languages: sections.includes("languages") ? languageParts(profile) : [],
		publications: sections.includes("publications")
			? publicationParts(profile)
			: [],
		awards: sections.includes("awards")
			? partsOf("awards", profile.awards, (award) => ({
					...awardOf(award),
					description: inSentences(award.description),
				}))
			: [],
		interests: sections.includes("interests")
			? partsOf("interests", profile.interests, interestOf)
			: [],
		references: sections.includes("references")
			? partsOf("references", profile.references, referenceOf)
			: [],
	};
}

function partsOf<From, To>(
	section: Section,
	entries: readonly From[],
	said: (entry: From) => To,
): ListedPart<To>[] {
	return entries.map((entry, at) => ({
		source: pathOf(section, at),
		entry: said(entry),
	}));
}

/** Schools, newest first, with what was achieved there. */
function educationParts(profile: Profile, drafting: Drafting): EducationPart[] {
	const wording = wordingOf(drafting.wording.language);
	const newest = newestFirst(
		profile.education,
		(education) => education.is_current,
	);
	// What was given up never heads what was finished.
	const ordered = newest.toSorted(
		(a, b) => Number(isStopped(a.entry)) - Number(isStopped(b.entry)),
	);
	return ordered.map(({ entry, at }) => {
		const source = pathOf("education", at);
		const lines = entryLines(
			source,
			{ description: null, achievements: entry.achievements },
			{ ...drafting, wording: { ...drafting.wording, strength: "low" } },
		).filter(({ text }) => !GRADE.test(text) || isLate(entry, drafting.today));
		if (
			entry.gpa !== null &&
			entry.gpa >= GPA_SHOWN &&
			isLate(entry, drafting.today)
		) {
			lines.push({
				sources: [pathOf(source, "gpa")],
				original: String(entry.gpa),
				text: wording.gpa(entry.gpa),
				change: "reworded",
				value: 0,
				terms: new Set(),
			});
		}
		return {
			source,
			lines,
			entry: {
				// What was given up does not go on, whatever date is missing; an end to come is told by its date.
				...schoolOf(
					isStopped(entry) || entry.end_date !== null
						? { ...entry, is_current: false }
						: entry,
				),
				degree: wording.degree(
					oneLine(entry.degree_type),
					oneLine(entry.field_of_study),
				),
				details: lines.map(({ text }) => text),
			},
		};
	});
}

const LATE_YEARS = 3;
/** A line of nothing but a grade: a figure, or a word of a few letters that says nothing alone. */
const GRADE = /^(?:(?:GPA|Grade)\b[\s:]*[\d.,/\s]+|\p{L}{2,7})$/iu;

function isLate(
	{ end_date, is_current }: Profile["education"][number],
	today: string,
): boolean {
	const ended = end_date ?? (is_current ? today : "");
	return Number(today.slice(0, 4)) - Number(ended.slice(0, 4)) <= LATE_YEARS;
}

/** What the posting asks for first, else in the person's own order; what no longer holds stands last. */
function certificationParts(
	{ certifications }: Profile,
	{ today, relevance }: Drafting,
): ListedPart<ResumeContent["certifications"][number]>[] {
	return certifications
		.map((certification, at) => ({
			certification,
			at,
			isOver: isLapsed(certification, today),
			isAsked:
				relevance(
					pathOf("certifications", at),
					oneLine(certification.certification_name),
				).value > 0,
		}))
		.toSorted(
			(a, b) =>
				Number(a.isOver) - Number(b.isOver) ||
				Number(b.isAsked) - Number(a.isAsked),
		)
		.map(({ certification, at }) => ({
			source: pathOf("certifications", at),
			entry: datedOnce(certificateOf(certification)),
		}));
}

/** None of a norm: "ISO 13485:2016", "ASME Y14.5-2018". */
const YEAR = /(?<![\p{L}\p{N}.:/-])(?:\d{1,2}[./-]){0,2}(?:19|20)\d{2}(?!\d)/u;

/** "Forklift license, valid to May 2027" says its date itself: the day it was issued beside it would contradict it. What has run out expires no more. */
function datedOnce(
	entry: ResumeContent["certifications"][number],
): ResumeContent["certifications"][number] {
	if (!YEAR.test(entry.name)) return entry;
	const expiryDate = isOver(entry.name) ? "" : entry.expiryDate;
	return { ...entry, date: "", expiryDate };
}

function languageParts(
	profile: Profile,
): ListedPart<ResumeContent["languages"][number]>[] {
	return profile.languages.map((language, at) => ({
		source: pathOf("languages", at),
		entry: languageEntry(language),
	}));
}

function publicationParts(
	profile: Profile,
): ListedPart<ResumeContent["publications"][number]>[] {
	return profile.publications.map((publication, at) => ({
		source: pathOf("publications", at),
		entry: {
			...publicationOf(publication),
			description: inSentences(publication.description),
		},
	}));
}
