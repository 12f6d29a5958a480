// A person's skills from a JSON Resume: its groups of keywords, and the keywords that some files note at a job.
import { pathOf } from "../../profile/content-path.ts";
import { skillFields } from "../../profile/fields/skills.ts";
import { readSkillLevel } from "../../profile/levels.ts";
import type { Skill } from "../../profile/profile.ts";
import { readFields } from "./declared-fields.ts";
import { fieldLines } from "./field-values.ts";
import { type FileReading, note } from "./file-reading.ts";
import { brief, isRecord } from "./json-values.ts";
import { type ResumeEntry, resumeEntries } from "./resume-entry.ts";

const LONGEST_NAME = 100;

/** Every keyword of a group is a skill of that category; a group without keywords is a skill itself. */
export function readJsonSkills(value: unknown, reading: FileReading): Skill[] {
	const groups =
		isRecord(value) && !("name" in value) && !("keywords" in value)
			? groupsByName(value)
			: value;
	const skills = resumeEntries(groups, "skills", reading).flatMap((entry) => {
		if (reading.isOwn && entry.raw("x-software") === true) return [];
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
function namesOf(entry: ResumeEntry, reading: FileReading): string[] {
	const given = entry.raw("keywords", "skills", "items");
	const where = pathOf(entry.at, "keywords");
	if (reading.isOwn) return fieldLines({ written: given, where, reading });
	const written = typeof given === "string" ? given.split(/[,;\n]/) : given;
	const keywords = fieldLines({ written, where, reading });
	const prose = keywords.filter((keyword) => keyword.length > LONGEST_NAME);
	if (prose.length > 0)
		note(
			reading,
			where,
			`“${brief(prose[0] ?? "")}” is too long to be a skill and was left out`,
		);
	return keywords.filter((keyword) => !prose.includes(keyword));
}

/** Tools and topics the file notes at a job are skills the person states; those not yet among the skills are added. */
export function readJsonJobKeywords(
	value: unknown,
	skills: Skill[],
	reading: FileReading,
): Skill[] {
	const jobs = Array.isArray(value) ? value.filter(isRecord) : [];
	const keywords = jobs.flatMap((job, index) =>
		fieldLines({
			written: job.keywords,
			where: `work.${index}.keywords`,
			reading,
		}),
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

/** Some files write skills as an object of lists: { "Languages": ["Go", "SQL"] }. */
function groupsByName(value: Record<string, unknown>): unknown[] {
	return Object.entries(value).map(([name, keywords]) => ({ name, keywords }));
}

/** Skills named once: the first mention of a name stays. */
function withoutRepeats(skills: Skill[]): Skill[] {
	const seen = new Set<string>();
	return skills.filter((skill) => {
		const key = skill.skill_name.toLowerCase();
		if (key === "" || seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
