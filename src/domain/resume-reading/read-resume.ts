// From the lines of any resume to a profile, by rules alone: sections by their headings, entries by dates and looks, fields by
// words and places. Everything keeps the line it was read from; what found no home is told. Never throws.

import { detectLanguageOfLines } from "../language/detect-language.ts";
import type { Problem } from "../problem.ts";
import { type Cited, cited, type Draft } from "./draft/cited.ts";
import type { ImportedProfile } from "./draft/imported-profile.ts";
import { settleAll } from "./draft/settle-all.ts";
import { blocksOf, datesOf, isProse } from "./entries/entry-blocks.ts";
import { readCertifications } from "./entries/read-certifications.ts";
import { readContact } from "./entries/read-contact.ts";
import { readEducation } from "./entries/read-education.ts";
import { readVolunteer, readWork } from "./entries/read-history.ts";
import { readLanguages } from "./entries/read-languages.ts";
import { readProjects } from "./entries/read-projects.ts";
import { readPublications } from "./entries/read-publications.ts";
import {
	readSkills,
	readSoftware,
	withoutRepeats,
} from "./entries/read-skills.ts";
import { type ResumeSection, sectionsOf } from "./entries/sections.ts";
import { titleWeight } from "./lines/entry-words.ts";
import { withoutForm } from "./lines/form-lines.ts";
import { type Paragraph, paragraphsOf } from "./lines/paragraphs.ts";
import type { SourceLine } from "./lines/source-line.ts";

export function readResume(lines: SourceLine[]): ImportedProfile {
	const paragraphs = paragraphsOf(withoutForm(lines));
	const sections = guessed(sectionsOf(paragraphs));
	const of = (...kinds: ResumeSection["kind"][]) =>
		sections
			.filter(({ kind }) => kinds.includes(kind))
			.flatMap((section) => section.paragraphs);
	const top = of("top", "contact");
	const contact = readContact(top, paragraphs);
	const summary = summaryOf(of("summary"), top, contact.used);
	if (summary) contact.personal.summary = summary;
	const work = eachSection(sections, "work", readWork);
	const education = eachSection(sections, "education", readEducation);
	const skills = readSkills(of("skills"));
	const spoken = readLanguages(of("languages"));
	const software = readSoftware(of("software"));
	const certifications = eachSection(
		sections,
		"certifications",
		readCertifications,
	);
	const projects = eachSection(sections, "projects", readProjects);
	const volunteer = eachSection(sections, "volunteer", readVolunteer);
	const publications = readPublications(
		of("publications"),
		contact.personal.last_name?.value ?? "",
	);
	const drafts = {
		personal: contact.personal,
		work_experience: work.entries,
		education: education.entries,
		skills: withoutRepeats(skills.entries),
		languages: [...spoken.entries, ...skills.languages],
		projects: projects.entries,
		certifications: certifications.entries,
		software: software.entries,
		publications: publications.entries,
		volunteer: volunteer.entries,
	};
	const { profile, sources } = settleAll(drafts);
	const left = [
		work,
		education,
		skills,
		spoken,
		software,
		certifications,
		projects,
		volunteer,
	].flatMap((each) => each.left);
	const strangers = sections.filter(({ kind }) =>
		["awards", "other", "unknown"].includes(kind),
	);
	return {
		profile,
		sources,
		unread: [
			...top
				.filter((line) => !contact.used.has(line))
				.map(({ quote }) => quote),
			...left.map(({ quote }) => quote),
			...strangers.flatMap(({ heading, paragraphs: lines }) => [
				...(heading ? [heading.quote] : []),
				...lines.map(({ quote }) => quote),
			]),
		],
		notes: strangers.flatMap(notesOf),
		language: detectLanguageOfLines(paragraphs.map(({ text }) => text)),
	};
}

/** A section under a heading of the person's own is told by what stands in it. */
function guessed(sections: ResumeSection[]): ResumeSection[] {
	const has = (wanted: ResumeSection["kind"]) =>
		sections.some(({ kind }) => kind === wanted);
	const first = sections.findIndex(({ kind }) => kind !== "top");
	return sections.map((section, at) => {
		if (section.kind !== "unknown") return section;
		const { paragraphs } = section;
		const isText =
			paragraphs.length > 0 &&
			paragraphs.every((line) => !line.isBullet && datesOf(line) === null);
		if (at === first && !has("summary") && isText && paragraphs.some(isProse))
			return { ...section, kind: "summary" };
		const blocks = blocksOf(paragraphs);
		const dated = blocks.filter(({ head }) =>
			head.some(
				(line) =>
					datesOf(line)?.isRange &&
					titleWeight(head.map(({ text }) => text).join(" ")) > 0,
			),
		);
		return !has("work") && dated.length > 0 && dated.length >= blocks.length / 2
			? { ...section, kind: "work" }
			: section;
	});
}

function eachSection<T>(
	sections: ResumeSection[],
	wanted: ResumeSection["kind"],
	read: (paragraphs: Paragraph[]) => { entries: Draft<T>[]; left: Paragraph[] },
): { entries: Draft<T>[]; left: Paragraph[] } {
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
