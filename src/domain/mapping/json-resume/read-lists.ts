// What a person has and knows, from a JSON Resume: skills, languages, certificates, software and publications. Older names
// and those other programs write are read too; "x-…" names are those of Attune's own export.

import { LanguageLevel } from "../../profile/fields/languages.ts";
import { SkillLevel } from "../../profile/fields/skills.ts";
import { SoftwareLevel } from "../../profile/fields/software.ts";
import {
	AboutSection,
	StatementKind,
} from "../../profile/fields/statements.ts";
import {
	readLanguageLevel,
	readSkillLevel,
	readSoftwareLevel,
} from "../../profile/levels.ts";
import type {
	Certification,
	Language,
	Publication,
	Skill,
	Software,
	Statement,
} from "../../profile/profile.ts";
import { brief, isRecord } from "./json-values.ts";
import { readLevel, withoutRepeats } from "./read-parts.ts";
import {
	note,
	type Reading,
	type ResumeEntry,
	readLines,
	resumeEntries,
} from "./resume-entry.ts";

const LONGEST_NAME = 100;

/** Every keyword of a group is a skill of that category; a group without keywords is a skill itself. */
export function readSkills(value: unknown, reading: Reading): Skill[] {
	const groups =
		isRecord(value) && !("name" in value) && !("keywords" in value)
			? groupsByName(value)
			: value;
	const skills = resumeEntries(groups, "skills", reading).flatMap((entry) => {
		const name = entry.text(200, "name", "skill", "category");
		const skill_level = readLevel(entry, reading, {
			keys: ["level", "proficiency"],
			read: readSkillLevel,
			own: SkillLevel,
		});
		const keywords = namesOf(entry, reading);
		entry.finish("icon", "rating");
		if (keywords.length === 0)
			return name ? [{ skill_name: name, skill_level, category: null }] : [];
		const category = name.slice(0, 120).trim() || null;
		return keywords.map((skill_name) => ({
			skill_name,
			skill_level,
			category,
		}));
	});
	return reading.isOwn ? skills : withoutRepeats(skills);
}

/** The names in a group. What is too long for a name is prose that some files keep here; it would read as a broken skill. */
function namesOf(entry: ResumeEntry, reading: Reading): string[] {
	const given = entry.raw("keywords", "skills", "items");
	if (reading.isOwn) return readLines(given, `${entry.at}.keywords`, reading);
	const listed = typeof given === "string" ? given.split(/[,;\n]/) : given;
	const keywords = readLines(listed, `${entry.at}.keywords`, reading);
	const prose = keywords.filter((keyword) => keyword.length > LONGEST_NAME);
	if (prose.length > 0)
		note(
			reading,
			`${entry.at}.keywords`,
			`“${brief(prose[0] ?? "")}” is too long to be a skill and was left out`,
		);
	return keywords.filter((keyword) => !prose.includes(keyword));
}

/** Tools and topics the file notes at a job are skills the person states; those not yet among the skills are added. */
export function readJobKeywords(
	value: unknown,
	skills: Skill[],
	reading: Reading,
): Skill[] {
	const jobs = Array.isArray(value) ? value.filter(isRecord) : [];
	const keywords = jobs.flatMap((job, index) =>
		readLines(job.keywords, `work.${index}.keywords`, reading),
	);
	const stated = keywords.map((keyword) => ({
		skill_name: keyword.slice(0, LONGEST_NAME).trim(),
		skill_level: null,
		category: null,
	}));
	const added = withoutRepeats([...skills, ...stated]).slice(skills.length);
	if (added.length > 0)
		note(
			reading,
			"work.keywords",
			`${added.length} keywords of your jobs were added to your skills, since a job has no list of its own`,
		);
	return added;
}

export function readLanguages(value: unknown, reading: Reading): Language[] {
	return resumeEntries(value, "languages", reading).flatMap((entry) => {
		const language_name = entry.text(120, "language", "name");
		const spoken = ["fluency", "level", "proficiency"];
		// Our own export holds both: "B2" may be read as another level than the one the person has chosen.
		const proficiency_level = readLevel(entry, reading, {
			keys: reading.isOwn ? ["x-level"] : spoken,
			read: readLanguageLevel,
			own: LanguageLevel,
		});
		const written = entry.optional(60, "x-levelAsWritten", ...spoken);
		const level_as_written = written === proficiency_level ? null : written;
		entry.finish();
		return language_name
			? [{ language_name, proficiency_level, level_as_written }]
			: [];
	});
}

export function readCertifications(
	value: unknown,
	reading: Reading,
): Certification[] {
	return resumeEntries(value, "certificates", reading).flatMap((entry) => {
		const certification = {
			certification_name: entry.text(300, "name", "title"),
			issuing_organization: entry.optional(
				200,
				"issuer",
				"authority",
				"organization",
			),
			issue_date: entry.date("date", "issueDate", "startDate").date,
			expiry_date: entry.date(
				"x-expiryDate",
				"expiryDate",
				"expires",
				"endDate",
			).date,
			credential_id: entry.optional(
				200,
				"x-credentialId",
				"credentialId",
				"id",
			),
			credential_url: entry.url("url", "website"),
		};
		entry.finish();
		return certification.certification_name ? [certification] : [];
	});
}

export function readSoftware(value: unknown, reading: Reading): Software[] {
	return resumeEntries(value, "x-software", reading).flatMap((entry) => {
		const software_name = entry.text(200, "name");
		const proficiency_level = readLevel(entry, reading, {
			keys: ["level"],
			read: readSoftwareLevel,
			own: SoftwareLevel,
		});
		const category = entry.optional(120, "category");
		return software_name
			? [{ software_name, proficiency_level, category }]
			: [];
	});
}

export function readPublications(
	value: unknown,
	reading: Reading,
): Publication[] {
	return resumeEntries(value, "publications", reading).flatMap((entry) => {
		const publication = {
			publication_title: entry.text(500, "name", "title"),
			authors: entry.lines("x-authors", "authors"),
			publisher: entry.optional(300, "publisher", "journal"),
			publication_date: entry.date("releaseDate", "date").date,
			description: entry.prose("summary", "description"),
			publication_url: entry.url("url", "website"),
		};
		entry.finish();
		return publication.publication_title ? [publication] : [];
	});
}

/** Only Attune writes these: nobody else's file speaks for the person on a day. */
export function readStatements(value: unknown, reading: Reading): Statement[] {
	return resumeEntries(value, "x-statements", reading).flatMap((entry) => {
		const statement = {
			kind: StatementKind.safeParse(entry.raw("kind")).data ?? "other",
			text: entry.text(2000, "text"),
			answer: entry.optional(500, "answer"),
			stated_on: entry.date("date").date,
			about_section:
				AboutSection.safeParse(entry.raw("aboutSection")).data ?? null,
			about_entry: entry.optional(600, "aboutEntry"),
		};
		entry.finish();
		const { stated_on } = statement;
		return statement.text && stated_on ? [{ ...statement, stated_on }] : [];
	});
}

/** Some files write skills as an object of lists: { "Languages": ["Go", "SQL"] }. */
function groupsByName(value: Record<string, unknown>): unknown[] {
	return Object.entries(value).map(([name, keywords]) => ({ name, keywords }));
}
