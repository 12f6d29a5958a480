// Lines that found no home, put where a person or a model says. A line given to a section is read again by that section's own
// rules; one given to an entry is added to it, or fills what is empty there. All that comes of a line are its own words.

import type { z } from "zod";
import { keysOf, pathOf } from "../profile/content-path.ts";
import {
	Certification,
	Education,
	Language,
	Personal,
	Profile,
	Project,
	Publication,
	Skill,
	Software,
	Volunteer,
	WorkExperience,
} from "../profile/profile.ts";
import { type CitedFields, settle } from "./draft/cited.ts";
import type { FieldSource, ImportedProfile } from "./draft/imported-profile.ts";
import type { Entries } from "./entries/cited-entries.ts";
import { readCertifications } from "./entries/read-certifications.ts";
import { readEducation } from "./entries/read-education.ts";
import { readVolunteer, readWork } from "./entries/read-history.ts";
import { readLanguages } from "./entries/read-languages.ts";
import { readProjects } from "./entries/read-projects.ts";
import { readPublications } from "./entries/read-publications.ts";
import { readSkills, readSoftware } from "./entries/read-skills.ts";
import { findDates } from "./lines/find-dates.ts";
import type { Paragraph } from "./lines/paragraph.ts";
import { paragraphsOf } from "./lines/paragraphs.ts";
import { plainTextLines } from "./lines/text-lines.ts";
import type { Placing } from "./placing.ts";

type ListSection = Exclude<
	keyof Profile,
	"personal" | "awards" | "interests" | "references" | "statements"
>;
type List<T> = {
	schema: z.ZodType<T>;
	/** The field that names an entry: what a line is that the section's rules make nothing of. */
	name: keyof T & string;
	read(lines: Paragraph[], lastName: string): Entries<T>;
};

function list<T>(each: List<T>): List<never> {
	return each as unknown as List<never>;
}

const LISTS: Record<ListSection, List<never>> = {
	work_experience: list({
		schema: WorkExperience,
		name: "job_title",
		read: readWork,
	}),
	education: list({
		schema: Education,
		name: "institution_name",
		read: readEducation,
	}),
	skills: list({
		schema: Skill,
		name: "skill_name",
		read: (lines) => readSkills(lines),
	}),
	languages: list({
		schema: Language,
		name: "language_name",
		read: readLanguages,
	}),
	projects: list({ schema: Project, name: "project_name", read: readProjects }),
	certifications: list({
		schema: Certification,
		name: "certification_name",
		read: readCertifications,
	}),
	software: list({
		schema: Software,
		name: "software_name",
		read: readSoftware,
	}),
	publications: list({
		schema: Publication,
		name: "publication_title",
		read: readPublications,
	}),
	volunteer: list({
		schema: Volunteer,
		name: "role_title",
		read: readVolunteer,
	}),
};
export const SUMMARY = pathOf("personal", "summary");
const SECTIONS = Object.keys(LISTS) as ListSection[];
/** Sections whose entries hold lines of their own. */
const WITH_LINES = [
	"work_experience",
	"education",
	"projects",
	"volunteer",
] as const;
/** What a line may fill where the rules found nothing. */
const FILLABLE: Partial<Record<ListSection, readonly string[]>> = {
	work_experience: [
		"job_title",
		"company_name",
		"location",
		"start_date",
		"end_date",
	],
	education: [
		"institution_name",
		"degree_type",
		"field_of_study",
		"location",
		"start_date",
		"end_date",
	],
	projects: ["start_date", "end_date"],
	certifications: ["issuing_organization", "issue_date", "expiry_date"],
	publications: ["publisher", "publication_date"],
	volunteer: [
		"organization_name",
		"role_title",
		"location",
		"start_date",
		"end_date",
	],
};
const PERSONAL_GAPS = [
	"first_name",
	"last_name",
	"headline",
	"phone",
	"city",
	"country",
] as const;

/** Where any line can go: the summary, each list, and the lines of each entry that has some. */
export function placesIn(profile: Profile): string[] {
	return [
		SUMMARY,
		...SECTIONS,
		...WITH_LINES.flatMap((section) =>
			profile[section].map((_, at) => pathOf(section, at, "achievements")),
		),
	];
}

/** The fields the rules left empty in what they found. */
export function gapsIn(profile: Profile): string[] {
	return [
		...PERSONAL_GAPS.filter((field) => !profile.personal[field]).map((field) =>
			pathOf("personal", field),
		),
		...SECTIONS.flatMap((section) =>
			profile[section].flatMap((entry, at) =>
				(FILLABLE[section] ?? [])
					.filter(
						(field) =>
							!Reflect.get(entry, field) &&
							!(field === "end_date" && goesOn(entry)),
					)
					.map((field) => pathOf(section, at, field)),
			),
		),
	];
}

/** What was read with some of its unread lines put in their places. `unread` holds the rest. Placings that fit nowhere are as if not made. */
export function placeLines(
	reading: ImportedProfile,
	placings: readonly Placing[],
): ImportedProfile {
	const places = new Set(placesIn(reading.profile));
	const gaps = new Set(gapsIn(reading.profile));
	const profile = Profile.parse(reading.profile);
	const sources: FieldSource[] = [];
	const used = new Set<number>();
	const toSection = new Map<ListSection, string[]>();
	for (const { line, to, words } of placings.toSorted(
		(a, b) => a.line - b.line,
	)) {
		const quote = reading.unread[line];
		if (quote === undefined) continue;
		if (isSection(to)) {
			toSection.set(to, [...(toSection.get(to) ?? []), quote]);
			used.add(line);
			continue;
		}
		const source = places.has(to)
			? added(profile, to, quote)
			: gaps.has(to)
				? filled(profile, { to, quote, words: words ?? quote })
				: null;
		if (!source) continue;
		gaps.delete(to);
		sources.push(source);
		used.add(line);
	}
	for (const [section, quotes] of toSection)
		sources.push(...readAgain(profile, section, quotes));
	return {
		...reading,
		profile,
		sources: [...reading.sources, ...sources],
		unread: reading.unread.filter((_, at) => !used.has(at)),
	};
}

/** The words as the line itself writes them, whatever their spaces and the case of their letters; null where it does not hold them. */
function partOf(line: string, words: string): string | null {
	const own = oneSpaced(line);
	const wanted = oneSpaced(words);
	const at = own.toLowerCase().indexOf(wanted.toLowerCase());
	return wanted === "" || at < 0 ? null : own.slice(at, at + wanted.length);
}

function oneSpaced(text: string): string {
	return text.replace(/\s+/gu, " ").trim();
}

function isSection(to: string): to is ListSection {
	return Object.hasOwn(LISTS, to);
}

function goesOn(entry: object): boolean {
	return ["is_current", "is_ongoing"].some(
		(field) => Reflect.get(entry, field) === true,
	);
}

function textOf(quote: string): string {
	return oneSpaced(quote).replace(/^[•●▪◦‣·–—*-]\s+/u, "");
}

const LONGEST_SUMMARY = 5000;
const LONGEST_LINE = 2000;

/** Null where there is no room left. */
function added(
	profile: Profile,
	to: string,
	quote: string,
): FieldSource | null {
	const text = textOf(quote);
	if (to === SUMMARY) {
		const { summary } = profile.personal;
		const longer = summary ? `${summary}\n${text}` : text;
		if (longer.length > LONGEST_SUMMARY) return null;
		profile.personal.summary = longer;
		return { path: ["personal", "summary"], quote, doubtful: false };
	}
	const [section, at] = keysOf(to) as [(typeof WITH_LINES)[number], string];
	const { achievements } = profile[section][Number(at)] as {
		achievements: string[];
	};
	if (text.length > LONGEST_LINE) return null;
	achievements.push(text);
	return {
		path: [section, Number(at), "achievements", achievements.length - 1],
		quote,
		doubtful: false,
	};
}

/** Fills a gap with words of the line; null where the words are not the line's, are no date, or do not fit. */
function filled(
	profile: Profile,
	{ to, quote, words }: { to: string; quote: string; words: string },
): FieldSource | null {
	const part = partOf(quote, words);
	if (part === null) return null;
	const [section = "", ...rest] = keysOf(to);
	const field = rest.at(-1) ?? "";
	const isDate = field.endsWith("_date");
	const value = isDate ? dateFor(field, part) : textOf(part);
	if (!value) return null;
	if (section === "personal") {
		const tried = Personal.safeParse({ ...profile.personal, [field]: value });
		if (!tried.success) return null;
		profile.personal = tried.data;
		return { path: ["personal", field], quote, doubtful: false };
	}
	const name = section as ListSection;
	const at = Number(rest[0]);
	const entries = profile[name] as unknown[];
	const tried = LISTS[name].schema.safeParse({
		...(entries[at] as object),
		[field]: value,
	});
	if (!tried.success) return null;
	entries[at] = tried.data;
	return { path: [name, at, field], quote, doubtful: false };
}

function dateFor(field: string, words: string): string | null {
	const found = findDates(words);
	if (!found) return null;
	const isStart = field === "start_date" || field === "issue_date";
	return isStart && found.isRange ? found.start : found.end;
}

function readAgain(
	profile: Profile,
	section: ListSection,
	quotes: readonly string[],
): FieldSource[] {
	const { schema, name, read } = LISTS[section];
	const entries = profile[section] as unknown[];
	const paragraphs = quotes.flatMap((quote) =>
		paragraphsOf(plainTextLines(quote.replaceAll("\n", " "))),
	);
	const { entries: drafts, left } = read(
		paragraphs,
		profile.personal.last_name,
	);
	const named = left.map(({ text, quote }) => ({
		[name]: { value: textOf(text), quote, page: 0, why: null },
	}));
	return [...drafts, ...named].flatMap((draft) => {
		const { entry, sources } = settle(schema, draft as CitedFields<never>, [
			section,
			entries.length,
		]);
		entries.push(entry);
		return sources.filter(({ quote }) => quote !== "");
	});
}
