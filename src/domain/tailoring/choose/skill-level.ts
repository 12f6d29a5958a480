// How well a listed skill is held, as far as its own words, its level and the name of its group tell.
import { canonicalTerm } from "../../job/lexicon.ts";
import { isNotHeld, isStudied } from "../../language/not-held.ts";
import { oneLine } from "../../match/sentences.ts";
import type { Profile } from "../../profile/profile.ts";

type Skill = Profile["skills"][number];

/** Paths of skills that are only begun with: "Beginner", a group named "Learning" or "Some exposure", "R (coursework)". */
export function begunSkills({
	skills,
	software,
}: Profile): ReadonlySet<string> {
	return new Set([
		...skills.flatMap((skill, at) =>
			isBegun(skill) ? [`skills.${at}.skill_name`] : [],
		),
		...software.flatMap(({ software_name }, at) =>
			isBegunName(oneLine(software_name))
				? [`software.${at}.software_name`]
				: [],
		),
	]);
}

function isBegun({ skill_name, skill_level, category }: Skill): boolean {
	return (
		skill_level === "Beginner" ||
		isBegunGroup(oneLine(category)) ||
		isBegunName(oneLine(skill_name))
	);
}

/** Words that limit stand before what they limit, or alone: "exposure to", "notions". */
function isBegunGroup(name: string): boolean {
	return isStudied(`${name} of`) || isStudied(`${name} to`);
}

/** Whether a skill's own name limits it: "SAP (read only)", "Grundkenntnisse Lohn"; names in brackets do not: "Python (pandas, numpy)". */
function isBegunName(name: string): boolean {
	const [, inside = ""] = /\(([^()]*)\)/u.exec(name) ?? [];
	const isExplained = inside
		.split(",")
		.some((part) => /^\s*\P{Lu}+\s\S+/u.test(part.trim()));
	// "Machine learning" is a field.
	return (
		isExplained ||
		isNotHeld(name) ||
		(isStudied(name) && canonicalTerm(name) === null)
	);
}
