// What can be said about the skills a profile lists, against what it shows, and about its projects.

import { findTerms } from "../job/lexicon/lexicon.ts";
import { partOf } from "../language/patterns.ts";
import { inAnyLanguage } from "../language/reading/resume-patterns.ts";
import { ANALYSIS_WORDS } from "../language/tables/analysis-of-languages.ts";
import type { Profile } from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";
import { newestJob } from "./career-path.ts";
import {
	countedNoun,
	entryTitle,
	type Finding,
	listedNames,
} from "./finding.ts";
import type { ProfileReading } from "./profile-reading.ts";
import type { ListedSkill } from "./skill-evidence.ts";

const ENOUGH_SKILLS = 5;
const HIGH_LEVELS = new Set(["Advanced", "Expert"]);

type SkillFinding = Omit<Finding, "tab">;

export function skillFindings(
	{ profile }: ProfileReading,
	listed: readonly ListedSkill[],
	unlisted: readonly string[],
): Finding[] {
	const hidden = listed.filter(
		({ isShown, name }) => !isShown && !holdsSeveral(name),
	);
	const claimed = hidden.filter(({ level }) => HIGH_LEVELS.has(level ?? ""));
	const plain = hidden.filter((skill) => !claimed.includes(skill));
	const found: (SkillFinding | null)[] = [
		fewSkills(profile.skills.length),
		severalInOne(listed),
		highLevels(claimed, listed.length),
		shownNowhere(plain, listed.length, profile.work_experience.length > 0),
		notListed(unlisted),
		lowLevels(listed),
		noLevels(profile.skills),
	];
	return found
		.filter((finding) => finding !== null)
		.map((finding) => ({ tab: "Skills", ...finding }));
}

function fewSkills(length: number): SkillFinding | null {
	if (length >= ENOUGH_SKILLS) return null;
	return {
		priority: length === 0 ? "high" : "medium",
		issue:
			length === 0
				? "You haven't added any skills."
				: `Only ${countedNoun(length, "skill")} ${length === 1 ? "is" : "are"} entered.`,
		suggestion:
			"List the tools, methods and subjects you have really worked with; eight or more is usual.",
		impact: "Applicant systems search by skill names.",
		cost: length === 0 ? 100 : 30,
		when: "soon",
	};
}

function severalInOne(listed: readonly ListedSkill[]): SkillFinding | null {
	const several = listed.filter(({ name }) => holdsSeveral(name));
	if (several.length === 0) return null;
	const names = namesOf(several);
	return {
		priority: "medium",
		issue: `${countedNoun(several.length, "entry", "entries")} of Skills ${several.length === 1 ? "holds" : "hold"} several skills or a sentence: ${names}.`,
		suggestion: `Enter each skill of ${names} by itself, by its name alone.`,
		impact: "Applicant systems compare skills one by one.",
		cost: Math.min(20, 8 * several.length),
		when: "soon",
	};
}

/** `claimed` are the skills with a high level that nothing shows, of `all` listed ones. */
function highLevels(
	claimed: readonly ListedSkill[],
	all: number,
): SkillFinding | null {
	if (claimed.length === 0) return null;
	return {
		priority: "medium",
		issue: `${listedNames(claimed.map(({ name, level }) => `${name} (${level})`))}: the level is high, but no job, project or study shows it.`,
		suggestion: `Name ${namesOf(claimed)} in lines of the jobs or projects where you used ${claimed.length === 1 ? "it" : "them"}, or lower the level.`,
		impact: "Readers believe a level when a line proves it.",
		cost: Math.max(10, Math.ceil((40 * claimed.length) / all)),
		when: "soon",
	};
}

/** `plain` are the skills without a high level that nothing shows, of `all` listed ones. */
function shownNowhere(
	plain: readonly ListedSkill[],
	all: number,
	hasWork: boolean,
): SkillFinding | null {
	if (plain.length === 0) return null;
	const names = namesOf(plain);
	return {
		priority: plain.length * 2 > all ? "medium" : "low",
		issue: `${countedNoun(plain.length, "skill")} ${plain.length === 1 ? "is" : "are"} listed and shown nowhere: ${names}.`,
		suggestion: `Name ${names} in lines of Work or Projects where you used ${plain.length === 1 ? "it" : "them"}; if there is none, a small project can show it.`,
		impact: "A skill shown in work counts twice as much in a match.",
		cost: Math.ceil((30 * plain.length) / all),
		when: hasWork ? "soon" : "later",
	};
}

function notListed(unlisted: readonly string[]): SkillFinding | null {
	if (unlisted.length === 0) return null;
	return {
		priority: "low",
		issue: `Your work shows ${listedNames(unlisted)}, which your lists don't name.`,
		suggestion: `Add to Skills or Software what you want to be found by: ${listedNames(unlisted, 5)}.`,
		impact: "It costs nothing: the proof is already there.",
		cost: 5,
		when: "soon",
	};
}

function lowLevels(listed: readonly ListedSkill[]): SkillFinding | null {
	const low = listed.filter(
		({ level, entries }) =>
			(level === "Beginner" || level === "Basic") && entries >= 3,
	);
	if (low.length === 0) return null;
	return {
		priority: "low",
		issue: `${listedNames(low.map(({ name, level, entries }) => `${name} (${level}, shown in ${entries} entries)`))}: the level looks low for the evidence.`,
		suggestion: `Check the level of ${namesOf(low)}.`,
		impact: "You may be selling it short.",
		cost: 3,
		when: "soon",
	};
}

function noLevels(skills: Profile["skills"]): SkillFinding | null {
	if (skills.length < ENOUGH_SKILLS) return null;
	if (skills.some((skill) => skill.skill_level)) return null;
	return {
		priority: "low",
		issue: "No skill has a level.",
		suggestion: "Set a level for the skills you are best at.",
		impact: "It helps to decide which skill goes first.",
		cost: 5,
		when: "soon",
	};
}

function namesOf(skills: readonly ListedSkill[]): string {
	return listedNames(skills.map(({ name }) => name));
}

// "Word, Excel & Outlook", or a sentence: a name alone is short and names one thing.
const SEVERAL = new RegExp(`[,;&]| ${inAnyLanguage(({ and }) => and)} `, "u");
const LONGEST_SKILL = 45;

function holdsSeveral(name: string): boolean {
	return (
		name.length > LONGEST_SKILL ||
		(SEVERAL.test(name) && findTerms(name).length > 1)
	);
}

// Fields in which people look at projects; elsewhere none is missed.
const SHOWS_PROJECTS = new RegExp(
	partOf(ANALYSIS_WORDS, ({ showsProjects }) => showsProjects),
	"iu",
);

export function projectFindings({ profile }: ProfileReading): Finding[] {
	const add = (finding: Omit<Finding, "tab">): Finding[] => [
		{ tab: "Projects", ...finding },
	];
	const { projects } = profile;
	const title = newestJob(profile.work_experience)?.job_title ?? "";
	if (projects.length === 0)
		return SHOWS_PROJECTS.test(title) || profile.work_experience.length === 0
			? add({
					priority: "low",
					issue: "You haven't added any projects.",
					suggestion: "Add a project that shows a skill your jobs don't show.",
					impact: "It proves a skill without a job for it.",
					cost: 100,
					when: "later",
				})
			: add({
					priority: "low",
					issue:
						"You haven't added any projects; few people in your field have any.",
					suggestion:
						"If you built, changed or organized something on your own, add it as a project.",
					impact: "It proves a skill without a job for it.",
					cost: 30,
					when: "later",
				});
	const bare = projects.filter(
		(project) =>
			oneLine(project.description) === "" &&
			project.achievements.every((line) => oneLine(line) === ""),
	);
	const unnamedTools = projects.filter(
		({ technologies_used: used }) => used.length === 0,
	);
	return [
		...(bare.length > 0
			? add({
					priority: "medium",
					issue: `${listedNames(bare.map((project) => entryTitle(project.project_name, "")))}: the description is missing.`,
					suggestion: `Say in two lines what ${listedNames(bare.map((project) => entryTitle(project.project_name, "")))} is and what came of it.`,
					impact: "A name alone shows nothing.",
					cost: 40,
					when: "soon",
				})
			: []),
		...(unnamedTools.length > 0
			? add({
					priority: "low",
					issue: `${listedNames(unnamedTools.map((project) => entryTitle(project.project_name, "")))}: what you used is missing.`,
					suggestion: `Name the tools, methods or materials of ${listedNames(unnamedTools.map((project) => entryTitle(project.project_name, "")))}.`,
					impact: "They count as skills shown.",
					cost: 15,
					when: "soon",
				})
			: []),
	];
}
