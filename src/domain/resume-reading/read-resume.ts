// From the lines of any resume to a profile, by rules alone: sections by their headings, entries by dates and looks, fields by
// words and places. Everything keeps the line it was read from; what has no section of a profile is reported. Never throws.

import { detectLanguageOfLines } from "../language/reading/detect-language.ts";
import type { Problem } from "../problem.ts";
import type { Personal, Software } from "../profile/profile.ts";
import { type Cited, type CitedFields, cited } from "./draft/cited.ts";
import { withDays } from "./draft/day-order.ts";
import type { ImportedProfile } from "./draft/imported-profile.ts";
import { type Drafts, settleAll } from "./draft/settle-all.ts";
import type { Entries } from "./entries/cited-entries.ts";
import { isProse } from "./entries/entry-blocks.ts";
import { guessedSections } from "./entries/guessed-sections.ts";
import { likelyHeadings } from "./entries/likely-headings.ts";
import { readAwards } from "./entries/read-awards.ts";
import { readCertifications } from "./entries/read-certifications.ts";
import { readContact } from "./entries/read-contact.ts";
import { readEducation } from "./entries/read-education.ts";
import { readVolunteer, readWork } from "./entries/read-history.ts";
import { readInterests } from "./entries/read-interests.ts";
import { readLanguages } from "./entries/read-languages.ts";
import { readProjects } from "./entries/read-projects.ts";
import { readPublications } from "./entries/read-publications.ts";
import { readReferences } from "./entries/read-references.ts";
import {
	readSkills,
	readSoftware,
	type SkillList,
	withoutRepeats,
} from "./entries/read-skills.ts";
import { type ResumeSection, sectionsOf } from "./entries/sections.ts";
import { withUnheaded } from "./entries/unheaded-sections.ts";
import { withoutForm } from "./lines/form-lines.ts";
import { namesTools } from "./lines/headings.ts";
import { withoutListedHeads } from "./lines/listed-heads.ts";
import type { Paragraph } from "./lines/paragraph.ts";
import { paragraphsOf } from "./lines/paragraphs.ts";
import { withoutRepeatedYears } from "./lines/repeated-years.ts";
import type { SourceLine } from "./lines/source-line.ts";
import { withWholeSpans } from "./lines/whole-spans.ts";
import { doubtIn } from "./plausibility.ts";

/** `otherOrders` are the same lines as they stand where the page is parted otherwise, asked for only where the first is doubtful. */
export function readResume(
	lines: SourceLine[],
	otherOrders: readonly (() => SourceLine[])[] = [],
): ImportedProfile {
	let best = bestOfHeadings(lines);
	for (const order of otherOrders) {
		if (best.doubt < DOUBTFUL || lines.length > LONGEST) break;
		const other = clearer(best, bestOfHeadings(order()));
		const isSettled = other !== best && other.doubt < UNSETTLED;
		best = other;
		// The likeliest of the other orders stands first: one that is clear is not weighed against guesses.
		if (isSettled) break;
	}
	return best.reading;
}

/** From here on a clearer reading is still not taken for the last word. */
const UNSETTLED = 0.6;

/** No resume has more lines than this; what has is read once, so that a book takes no longer than its pages. */
const LONGEST = 1200;

/** Below this a reading has hardly a sign of a misreading. */
const DOUBTFUL = 0.05;

/** By known headings, and by each look that leaves far fewer signs of a misreading when its lines are headings as well. */
function bestOfHeadings(lines: SourceLine[]): Weighed {
	const paragraphs = paragraphsOf(
		withoutListedHeads(
			withoutForm(withWholeSpans(withoutRepeatedYears(lines))),
		),
	);
	let best = readingOf(paragraphs, []);
	if (lines.length > LONGEST) return best;
	for (const headings of likelyHeadings(paragraphs)) {
		if (best.doubt === 0) break;
		const further = [...best.headings, ...headings];
		best = clearer(best, readingOf(paragraphs, further));
	}
	for (const headings of [[], best.headings]) {
		if (best.doubt < DOUBTFUL) break;
		best = clearer(best, readingByContent(paragraphs, headings));
	}
	return best;
}

type Weighed = {
	reading: ImportedProfile;
	doubt: number;
	/** The lines taken for headings by their form. */
	headings: Paragraph[];
};

/** How much clearer another reading must be than the usual one. */
const CLEARER = 0.03;

function clearer(usual: Weighed, other: Weighed): Weighed {
	return other.doubt < usual.doubt - CLEARER ? other : usual;
}

function readingOf(paragraphs: Paragraph[], headings: Paragraph[]): Weighed {
	const sections = guessedSections(sectionsOf(paragraphs, headings));
	const reading = readSections(paragraphs, sections);
	return { reading, doubt: doubtIn(reading, paragraphs, sections), headings };
}

/** The same with the sections that no heading opens. */
function readingByContent(
	paragraphs: Paragraph[],
	headings: Paragraph[],
): Weighed {
	const sections = guessedSections(
		withUnheaded(sectionsOf(paragraphs, headings)),
	);
	const reading = readSections(paragraphs, sections);
	return { reading, doubt: doubtIn(reading, paragraphs, sections), headings };
}

function readSections(
	paragraphs: Paragraph[],
	sections: ResumeSection[],
): ImportedProfile {
	const person = readPerson(sections, paragraphs);
	const entries = readEntries(sections, person.personal.last_name?.value ?? "");
	const texts = paragraphs.map(({ text, asides }) =>
		[text, ...asides].join(" "),
	);
	const language = detectLanguageOfLines(paragraphs.map(({ text }) => text));
	const { profile, sources } = withDays(
		settleAll({ personal: person.personal, ...entries.drafts }),
		{ texts, language },
	);
	const unknown = sections.filter(({ kind }) =>
		["other", "unknown"].includes(kind),
	);
	const unread = [
		...person.left,
		...entries.left,
		...unknown.flatMap((section) => [
			...(section.heading ? [section.heading] : []),
			...section.paragraphs,
		]),
	];
	return {
		profile,
		sources,
		unread: unread.map(({ quote }) => quote),
		notes: unknown.flatMap(notesOf),
		language,
	};
}

function paragraphsIn(
	sections: ResumeSection[],
	...kinds: ResumeSection["kind"][]
): Paragraph[] {
	return sections
		.filter(({ kind }) => kinds.includes(kind))
		.flatMap((section) => section.paragraphs);
}

/** Who the person is, and what of the top nobody read. */
function readPerson(
	sections: ResumeSection[],
	paragraphs: Paragraph[],
): { personal: CitedFields<Personal>; left: Paragraph[] } {
	const top = paragraphsIn(sections, "top", "contact");
	const { personal, used, left } = readContact(top, paragraphs);
	const summary = summaryOf(paragraphsIn(sections, "summary"), top, used);
	return {
		personal: summary ? { ...personal, summary } : personal,
		left: [...left, ...top.filter((line) => !used.has(line))],
	};
}

/** The entries of all sections, and what in them nobody read. */
function readEntries(
	sections: ResumeSection[],
	lastName: string,
): { drafts: Omit<Drafts, "personal">; left: Paragraph[] } {
	const work = eachSection(sections, "work", readWork);
	const education = eachSection(sections, "education", readEducation);
	const { skills, software } = readAbilities(sections);
	const spoken = readLanguages(paragraphsIn(sections, "languages"));
	const certifications = eachSection(
		sections,
		"certifications",
		readCertifications,
	);
	const projects = eachSection(sections, "projects", readProjects);
	const volunteer = eachSection(sections, "volunteer", readVolunteer);
	const awards = eachSection(sections, "awards", readAwards);
	const interests = eachSection(sections, "interests", readInterests);
	const references = eachSection(sections, "references", readReferences);
	const publications = paragraphsIn(sections, "publications");
	return {
		drafts: {
			work_experience: work.entries,
			education: education.entries,
			skills: withoutRepeats(skills.entries),
			languages: [...spoken.entries, ...skills.languages],
			projects: projects.entries,
			certifications: certifications.entries,
			software: software.entries,
			publications: readPublications(publications, lastName).entries,
			volunteer: volunteer.entries,
			awards: awards.entries,
			interests: interests.entries,
			references: references.entries,
		},
		left: [
			...work.left,
			...education.left,
			...skills.left,
			...spoken.left,
			...software.left,
			...certifications.left,
			...projects.left,
			...volunteer.left,
			...awards.left,
			...interests.left,
			...references.left,
		],
	};
}

/** Skills, with what stands under "Tools" as a group of theirs, and software. */
function readAbilities(sections: ResumeSection[]): {
	skills: SkillList;
	software: Entries<Software>;
} {
	const isTools = ({ kind, heading }: ResumeSection) =>
		kind === "software" && heading !== null && namesTools(heading.text);
	const all = [
		...sections
			.filter(({ kind }) => kind === "skills")
			.map(({ paragraphs }) => readSkills(paragraphs)),
		...sections
			.filter(isTools)
			.map(({ heading, paragraphs }) => readSkills(paragraphs, heading)),
	];
	const others = sections.filter((section) => !isTools(section));
	return {
		skills: {
			entries: all.flatMap(({ entries }) => entries),
			languages: all.flatMap(({ languages }) => languages),
			left: all.flatMap(({ left }) => left),
		},
		software: readSoftware(paragraphsIn(others, "software")),
	};
}

function eachSection<T>(
	sections: ResumeSection[],
	wanted: ResumeSection["kind"],
	read: (paragraphs: Paragraph[]) => {
		entries: CitedFields<T>[];
		left: Paragraph[];
	},
): { entries: CitedFields<T>[]; left: Paragraph[] } {
	const all = sections
		.filter(({ kind, paragraphs }) => kind === wanted && paragraphs.length > 0)
		.map(({ paragraphs }) => read(paragraphs));
	return {
		entries: all.flatMap(({ entries }) => entries),
		left: all.flatMap(({ left }) => left),
	};
}

/** The section's text, else prose that stands at the top without a heading. */
function summaryOf(
	section: Paragraph[],
	top: Paragraph[],
	used: Set<Paragraph>,
): Cited<string> | null {
	const unheaded = top.filter((line) => isProse(line) && !used.has(line));
	const lines = section.length > 0 ? section : unheaded;
	const [first] = lines;
	if (!first) return null;
	for (const line of unheaded) if (lines === unheaded) used.add(line);
	return cited(lines.map(({ text }) => text.replace(/\t/g, " ")).join("\n"), {
		quote: lines.map(({ quote }) => quote).join("\n"),
		page: first.page,
	});
}

function notesOf({ heading, paragraphs }: ResumeSection): Problem[] {
	if (!heading || paragraphs.length === 0) return [];
	return [
		{
			where: heading.text,
			message: `“${heading.text}” (${paragraphs.length} ${paragraphs.length === 1 ? "line" : "lines"}) has no place in a profile and was left out`,
			hint: "Say where its lines belong when you look through the import, or add what you want to keep by hand",
		},
	];
}
