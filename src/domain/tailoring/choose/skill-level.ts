// How well a listed skill is held, as far as its own words, its level and the name of its group tell.

import { findTerms, keptWithWords } from "../../job/lexicon/lexicon.ts";
import { isNotHeld, isStudied } from "../../language/reading/not-held.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { recent } from "../../recent.ts";

type Skill = Profile["skills"][number];

/** Paths of skills that are only begun with: "Beginner", a group named "Learning" or "Some exposure", "R (coursework)". */
export function begunSkills(profile: Profile): ReadonlySet<string> {
	return skillsWith(isBegunName, profile);
}

/** The same without those whose remark may as well tell how they are used: "Excel (pivot tables)". */
export function barelyKnown(profile: Profile): ReadonlySet<string> {
	return skillsWith(saysBegun, profile);
}

function skillsWith(
	isBegun: (name: string) => boolean,
	{ skills, software }: Profile,
): ReadonlySet<string> {
	return new Set([
		...skills.flatMap((skill, at) =>
			isOfBeginner(skill) || isBegun(oneLine(skill.skill_name))
				? [pathOf("skills", at, "skill_name")]
				: [],
		),
		...software.flatMap(({ software_name }, at) =>
			isBegun(oneLine(software_name))
				? [pathOf("software", at, "software_name")]
				: [],
		),
	]);
}

function isOfBeginner({ skill_level, category }: Skill): boolean {
	return skill_level === "Beginner" || isBegunGroup(oneLine(category));
}

/** Words that limit stand before what they limit, or alone: "exposure to", "notions". */
function isBegunGroup(name: string): boolean {
	return isBegunWith(`${name} of`) || isBegunWith(`${name} to`);
}

/** Whether a skill's own name limits it: "SAP (read only)", "Grundkenntnisse Lohn"; names in brackets do not: "Python (pandas, numpy)". */
function isBegunName(name: string): boolean {
	const [, inside = ""] = /\(([^()]*)\)/u.exec(name) ?? [];
	const isExplained = inside
		.split(",")
		.some((part) => /^\s*\P{Lu}+\s\S+/u.test(part.trim()));
	return isExplained || saysBegun(name);
}

function saysBegun(name: string): boolean {
	return isNotHeld(name) || isBegunWith(name);
}

const HAN = /\p{Script=Han}/u;
const HAN_WORD = 3;

/** Whether a text tells of learning something; "machine learning" and "机器学习" are fields. */
export function isBegunWith(text: string): boolean {
	return memory()(text);
}

const memory = keptWithWords(() =>
	recent((text: string) => describesLearning(text), {
		most: 300,
		longest: 200,
	}),
);

function describesLearning(text: string): boolean {
	if (!isStudied(text)) return false;
	// Without blanks a word is certain only where a text begins with it.
	if (HAN.test(text)) return isStudied(text.slice(0, HAN_WORD));
	const terms = findTerms(text);
	return isStudied(
		terms.reduce((rest, { form }) => rest.replaceAll(form, " "), text),
	);
}
