// What can be said about the person's details, the summary, education, skills, languages, projects and certifications.
import { oneLine } from "../match/sentences.ts";
import { fullName, type Profile } from "../profile/profile.ts";
import { yearsContradiction } from "./claimed-years.ts";
import { expiredCertificates, impossibleDates } from "./dates.ts";
import {
	count,
	entryName,
	type Finding,
	named,
	type Reading,
} from "./finding.ts";
import type { ListedSkill } from "./skill-evidence.ts";

const NO_CONTACT_IMPACT = "A reader needs it to answer you.";
const ENOUGH_SUMMARY = 100;

export function personalFindings({ profile, today }: Reading): Finding[] {
	const { personal } = profile;
	const findings: Finding[] = [];
	const add = (finding: Omit<Finding, "tab" | "when">) =>
		findings.push({ tab: "Personal", when: "soon", ...finding });
	const isWhole = personal.first_name !== "" && personal.last_name !== "";
	// A Chinese or Japanese name is often written whole into one field.
	if (!isWhole && !/\p{Script=Han}{2}/u.test(fullName(personal)))
		add({
			priority: "high",
			issue: "The name is not complete.",
			suggestion: "Enter first and last name.",
			impact: "It is the first line of every document.",
			cost: 20,
		});
	const missing = [
		...(personal.email ? [] : ["an e-mail address"]),
		...(personal.phone ? [] : ["a phone number"]),
	];
	if (missing.length > 0)
		add({
			priority: personal.email ? "medium" : "high",
			issue: `The contact details lack ${missing.join(" and ")}.`,
			suggestion: `Add ${missing.join(" and ")}.`,
			impact: personal.email ? "Some recruiters only call." : NO_CONTACT_IMPACT,
			cost: 15 * missing.length,
		});
	const length = [...oneLine(personal.summary)].length;
	if (length < ENOUGH_SUMMARY)
		add({
			priority: "medium",
			issue:
				length === 0
					? "There is no summary."
					: `The summary has only ${count(length, "character")}.`,
			suggestion:
				"Write two or three sentences: what you are, what you know best, and one result.",
			impact: "It is what most readers read first.",
			cost: 15,
		});
	if (!personal.linkedin_url && !personal.website_url)
		add({
			priority: "low",
			issue: "There is no LinkedIn or website address.",
			suggestion:
				"Add a LinkedIn or website address that shows the same facts as this profile.",
			impact: "Readers who want to know more find it.",
			cost: 5,
		});
	const contradiction = yearsContradiction(profile, today);
	if (contradiction)
		add({
			priority: "medium",
			issue: contradiction.conflict,
			suggestion:
				"Correct the number of years you name, or add the jobs and dates that make up the rest.",
			impact: "A number that adds up is believed.",
			cost: 10,
		});
	return findings;
}

// A degree of one or two words without "in" or "of"; school leaving certificates have no field.
const HAS_NO_FIELD =
	/^(?!.*(?:school|secondary|diploma|abitur|matura|bachillerato|baccalauréat))[\p{L}.'’]+(?: (?!in |of )[\p{L}.'’]+)?$/iu;

export function educationFindings({ profile }: Reading): Finding[] {
	const { education } = profile;
	const add = (finding: Omit<Finding, "tab" | "when">): Finding[] => [
		{ tab: "Education", when: "soon", ...finding },
	];
	if (education.length === 0)
		return add({
			priority: "medium",
			issue: "No education is entered.",
			suggestion:
				"Enter your highest school, training or degree, finished or not.",
			impact: "Many postings filter by it.",
			cost: 100,
		});
	const nameOf = (entry: Profile["education"][number]) =>
		entryName(entry.degree_type ?? "", entry.institution_name);
	const lacking = (
		isLacking: (entry: Profile["education"][number]) => boolean,
	) => education.filter(isLacking).map(nameOf);
	const degrees = lacking(({ degree_type }) => !degree_type);
	const dates = lacking((entry) => !entry.end_date && !entry.is_current);
	const fields = lacking(
		(entry) =>
			!entry.field_of_study &&
			HAS_NO_FIELD.test((entry.degree_type ?? "").trim()),
	);
	return [
		...(degrees.length > 0
			? add({
					priority: "medium",
					issue: `${named(degrees)}: the degree is missing.`,
					suggestion: `Add the degree or the name of the course for ${named(degrees)}.`,
					impact: "Degree filters read this field.",
					cost: 25,
				})
			: []),
		...(dates.length > 0
			? add({
					priority: "medium",
					issue: `${named(dates)}: the end is missing.`,
					suggestion: `Add the year ${named(dates)} ended, or mark it as current. If you left early, give the year you left.`,
					impact: "Readers see whether it is finished.",
					cost: 15,
				})
			: []),
		...(degrees.length === 0 && fields.length > 0
			? add({
					priority: "low",
					issue: `${named(fields)}: the field of study is missing.`,
					suggestion: `Add the field of study for ${named(fields)}, if there is one.`,
					impact: "Postings often ask for a field, not only a degree.",
					cost: 10,
				})
			: []),
	];
}

const ENOUGH_SKILLS = 5;
const HIGH_LEVELS = new Set(["Advanced", "Expert"]);

export function skillFindings(
	{ profile }: Reading,
	listed: readonly ListedSkill[],
	unlisted: readonly string[],
): Finding[] {
	const findings: Finding[] = [];
	const add = (finding: Omit<Finding, "tab">) =>
		findings.push({ tab: "Skills", ...finding });
	const { length } = profile.skills;
	if (length < ENOUGH_SKILLS)
		add({
			priority: length === 0 ? "high" : "medium",
			issue:
				length === 0
					? "No skill is entered."
					: `Only ${count(length, "skill")} ${length === 1 ? "is" : "are"} entered.`,
			suggestion:
				"List the tools, methods and subjects you have really worked with; eight or more is usual.",
			impact: "Applicant systems search by skill names.",
			cost: length === 0 ? 100 : 30,
			when: "soon",
		});
	const hidden = listed.filter(({ isShown }) => !isShown);
	const claimed = hidden.filter(({ level }) => HIGH_LEVELS.has(level ?? ""));
	if (claimed.length > 0)
		add({
			priority: "medium",
			issue: `${named(claimed.map(({ name, level }) => `${name} (${level})`))}: the level is high and no job, project or study shows it.`,
			suggestion: `Name ${named(claimed.map(({ name }) => name))} in lines of the jobs or projects where you used them, or lower the level.`,
			impact: "A level is believed where a line proves it.",
			cost: Math.max(10, Math.ceil((40 * claimed.length) / listed.length)),
			when: "soon",
		});
	const plain = hidden.filter((skill) => !claimed.includes(skill));
	if (plain.length > 0)
		add({
			priority: plain.length * 2 > listed.length ? "medium" : "low",
			issue: `${count(plain.length, "skill")} ${plain.length === 1 ? "is" : "are"} listed and shown nowhere: ${named(plain.map(({ name }) => name))}.`,
			suggestion: `Name ${named(plain.map(({ name }) => name))} in lines of Work or Projects where you used them; where there is none, a small project can show it.`,
			impact: "A skill shown in work counts twice as much in a match.",
			cost: Math.ceil((30 * plain.length) / listed.length),
			when: profile.work_experience.length > 0 ? "soon" : "later",
		});
	if (unlisted.length > 0)
		add({
			priority: "low",
			issue: `Your work shows ${named(unlisted)}, which the lists do not name.`,
			suggestion: `Add to Skills or Software what you want to be found by: ${named(unlisted, 5)}.`,
			impact: "It is free: the proof is already there.",
			cost: 5,
			when: "soon",
		});
	const low = listed.filter(
		({ level, entries }) =>
			(level === "Beginner" || level === "Basic") && entries >= 3,
	);
	if (low.length > 0)
		add({
			priority: "low",
			issue: `${named(low.map(({ name, level, entries }) => `${name} (${level}, shown in ${entries} entries)`))}: the level looks low for the evidence.`,
			suggestion: `Check the level of ${named(low.map(({ name }) => name))}.`,
			impact: "You may be selling it short.",
			cost: 3,
			when: "soon",
		});
	if (
		length >= ENOUGH_SKILLS &&
		profile.skills.every((skill) => !skill.skill_level)
	)
		add({
			priority: "low",
			issue: "No skill has a level.",
			suggestion: "Set a level for the skills you are best at.",
			impact: "It helps to choose which skill goes first.",
			cost: 5,
			when: "soon",
		});
	return findings;
}

export function projectFindings({ profile }: Reading): Finding[] {
	const add = (finding: Omit<Finding, "tab">): Finding[] => [
		{ tab: "Projects", ...finding },
	];
	const { projects } = profile;
	if (projects.length === 0)
		return add({
			priority: "low",
			issue: "No project is entered.",
			suggestion:
				"If your field has projects, enter one that shows a skill your jobs do not show.",
			impact: "It proves a skill without a job for it.",
			cost: 100,
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
					issue: `${named(bare.map((project) => entryName(project.project_name, "")))}: there is no description.`,
					suggestion: `Say in two lines what ${named(bare.map((project) => entryName(project.project_name, "")))} is and what came of it.`,
					impact: "A name alone shows nothing.",
					cost: 40,
					when: "soon",
				})
			: []),
		...(unnamedTools.length > 0
			? add({
					priority: "low",
					issue: `${named(unnamedTools.map((project) => entryName(project.project_name, "")))}: it is not said what was used.`,
					suggestion: `Name the tools, methods or materials of ${named(unnamedTools.map((project) => entryName(project.project_name, "")))}.`,
					impact: "They count as skills shown.",
					cost: 15,
					when: "soon",
				})
			: []),
	];
}

export function certificationFindings({ profile, today }: Reading): Finding[] {
	const add = (finding: Omit<Finding, "tab">): Finding[] => [
		{ tab: "Certifications", ...finding },
	];
	const { certifications } = profile;
	if (certifications.length === 0)
		return add({
			priority: "low",
			issue: "No certification is entered.",
			suggestion:
				"If postings you like ask for a licence or a certificate, enter yours or plan one.",
			impact: "Licences are often a condition.",
			cost: 100,
			when: "later",
		});
	const { expired, ending } = expiredCertificates(profile, today);
	const undated = certifications.filter(({ issue_date }) => !issue_date);
	const issuerless = certifications.filter(
		({ issuing_organization }) => !issuing_organization,
	);
	const names = (list: typeof certifications) =>
		named(list.map((each) => entryName(each.certification_name, "")));
	return [
		...(expired.length > 0
			? add({
					priority: "high",
					issue: `Expired: ${named(expired)}.`,
					suggestion: `Renew ${named(expired)}, or enter the new date if that is done.`,
					impact: "An expired licence can end an application.",
					cost: Math.min(60, 30 * expired.length),
					when: "later",
				})
			: []),
		...(ending.length > 0
			? add({
					priority: "medium",
					issue: `Ends within 90 days: ${named(ending)}.`,
					suggestion: `Arrange to renew ${named(ending)}.`,
					impact: "It stays valid while you apply.",
					cost: 10,
					when: "soon",
				})
			: []),
		...(undated.length > 0
			? add({
					priority: "low",
					issue: `${names(undated)}: the date of issue is missing.`,
					suggestion: `Add month and year of issue to ${names(undated)}.`,
					impact: "Readers see how recent it is.",
					cost: 10,
					when: "soon",
				})
			: []),
		...(issuerless.length > 0
			? add({
					priority: "low",
					issue: `${names(issuerless)}: the issuer is missing.`,
					suggestion: `Add who issued ${names(issuerless)}.`,
					impact: "It can then be checked.",
					cost: 10,
					when: "soon",
				})
			: []),
	];
}

export function languageFindings({ profile }: Reading): Finding[] {
	const bare = profile.languages.filter(
		(language) => !language.proficiency_level && !language.level_as_written,
	);
	return bare.length === 0
		? []
		: [
				{
					tab: "Languages",
					priority: "low",
					issue: `${named(bare.map(({ language_name }) => language_name))}: the level is missing.`,
					suggestion: `Set how well you speak ${named(bare.map(({ language_name }) => language_name))}.`,
					impact: "Postings ask for a level.",
					cost: 10,
					when: "soon",
				},
			];
}

/** Dates no calendar allows, a finding for each tab that has some. */
export function dateFindings({ profile, today }: Reading): Finding[] {
	const faults = impossibleDates(profile, today);
	return [...new Set(faults.map(({ tab }) => tab))].map((tab) => {
		const texts = faults
			.filter((fault) => fault.tab === tab)
			.map(({ text }) => text);
		const more = texts.length - 2;
		return {
			tab,
			priority: "high",
			issue: `${texts.slice(0, 2).join(" ")}${more > 0 ? ` ${more} more dates are like this.` : ""}`,
			suggestion: `Correct ${count(texts.length, "date")} that cannot be right: ${texts[0]}`,
			impact: "One wrong date makes a reader doubt the others.",
			cost: Math.min(30, 15 * texts.length),
			when: "soon",
		};
	});
}
