// What a person has and knows, from a JSON Resume: skills, languages, certificates, software and publications. Older names
// and those other programs write are read too; "x-…" names are those of Attune's own export.

import { awardFields } from "../../profile/fields/awards.ts";
import { certificationFields } from "../../profile/fields/certifications.ts";
import { interestFields } from "../../profile/fields/interests.ts";
import { languageFields } from "../../profile/fields/languages.ts";
import { publicationFields } from "../../profile/fields/publications.ts";
import { referenceFields } from "../../profile/fields/references.ts";
import { skillFields } from "../../profile/fields/skills.ts";
import { softwareFields } from "../../profile/fields/software.ts";
import { statementFields } from "../../profile/fields/statements.ts";
import {
	readLanguageLevel,
	readSkillLevel,
	readSoftwareLevel,
} from "../../profile/levels.ts";
import {
	type Award,
	type Certification,
	type Interest,
	type Language,
	type Publication,
	type Reference,
	type Skill,
	type Software,
	Statement,
} from "../../profile/profile.ts";
import { readFields } from "./declared-fields.ts";
import { brief, isRecord } from "./json-values.ts";
import { withoutRepeats } from "./read-parts.ts";
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
		const { skill_level } = readFields(
			entry,
			{ skill_level: skillFields.skill_level },
			{ reading, levels: { skill_level: readSkillLevel } },
		);
		const keywords = namesOf(entry, reading);
		entry.finish();
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
		// Our own export holds both: "B2" may be read as another level than the one the person has chosen.
		const level = {
			...languageFields.proficiency_level,
			json: reading.isOwn ? ["x-level"] : SPOKEN,
		};
		const language = readFields(
			entry,
			{ ...languageFields, proficiency_level: level },
			{ reading, levels: { proficiency_level: readLanguageLevel } },
		);
		const { max = 0 } = languageFields.level_as_written;
		const spoken = entry.optional(max, ...SPOKEN);
		const written = language.level_as_written ?? spoken;
		const isLevel = written === language.proficiency_level;
		entry.finish();
		return language.language_name
			? [{ ...language, level_as_written: isLevel ? null : written }]
			: [];
	});
}

const SPOKEN = ["fluency", "level", "proficiency"];

export function readCertifications(
	value: unknown,
	reading: Reading,
): Certification[] {
	return resumeEntries(value, "certificates", reading).flatMap((entry) => {
		const certification = readFields(entry, certificationFields, { reading });
		entry.finish();
		return certification.certification_name ? [certification] : [];
	});
}

export function readSoftware(value: unknown, reading: Reading): Software[] {
	const levels = { proficiency_level: readSoftwareLevel };
	return resumeEntries(value, "x-software", reading).flatMap((entry) => {
		const software = readFields(entry, softwareFields, { reading, levels });
		entry.finish();
		return software.software_name ? [software] : [];
	});
}

export function readPublications(
	value: unknown,
	reading: Reading,
): Publication[] {
	return resumeEntries(value, "publications", reading).flatMap((entry) => {
		const publication = readFields(entry, publicationFields, { reading });
		entry.finish();
		return publication.publication_title ? [publication] : [];
	});
}

export function readAwards(value: unknown, reading: Reading): Award[] {
	return resumeEntries(value, "awards", reading).flatMap((entry) => {
		const award = readFields(entry, awardFields, { reading });
		entry.finish();
		return award.award_name ? [award] : [];
	});
}

export function readInterests(value: unknown, reading: Reading): Interest[] {
	return resumeEntries(value, "interests", reading).flatMap((entry) => {
		const interest = readFields(entry, interestFields, { reading });
		entry.finish();
		return interest.interest_name ? [interest] : [];
	});
}

export function readReferences(value: unknown, reading: Reading): Reference[] {
	return resumeEntries(value, "references", reading).flatMap((entry) => {
		const reference = readFields(entry, referenceFields, { reading });
		entry.finish();
		return reference.reference_name || reference.reference_text
			? [reference]
			: [];
	});
}

/** Only Attune writes these: nobody else's file speaks for the person on a day. */
export function readStatements(value: unknown, reading: Reading): Statement[] {
	return resumeEntries(value, "x-statements", reading).flatMap((entry) => {
		const statement = readFields(entry, statementFields, { reading });
		entry.finish();
		const read = Statement.safeParse(statement);
		return read.success && read.data.text ? [read.data] : [];
	});
}

/** Some files write skills as an object of lists: { "Languages": ["Go", "SQL"] }. */
function groupsByName(value: Record<string, unknown>): unknown[] {
	return Object.entries(value).map(([name, keywords]) => ({ name, keywords }));
}
