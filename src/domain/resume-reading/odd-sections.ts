// Signs of a misreading in whole sections: text that came to another, skills that are none, what hardly any resume is without.
import type { ImportedProfile } from "./draft/imported-profile.ts";
import { isInstitution } from "./lines/entry-words.ts";
import { findDates } from "./lines/find-dates.ts";

type Reading = Pick<ImportedProfile, "profile">;

/** Jobs of which nothing is told, among schools or skills of which much is: the text of one column came to another. */
export function shiftedText({ profile }: Reading): number {
	const isBare = profile.work_experience.every(
		({ achievements, description }) =>
			achievements.length === 0 && !description,
	);
	const lines = profile.education.flatMap(({ achievements }) => achievements);
	const deeds = profile.skills.filter(
		({ skill_name }) => skill_name.split(/\s+/).length > SKILL_WORDS,
	);
	return isBare && lines.length + deeds.length >= SHIFTED ? 0.3 : 0;
}

/** In lines. */
const SHIFTED = 4;
/** What has more words is seldom a skill. */
const SKILL_WORDS = 3;

/** Skills that are sentences or dates. */
export function oddSkills({ profile }: Reading): number {
	const odd = profile.skills.filter(
		({ skill_name }) =>
			skill_name.split(/\s+/).length > 7 ||
			isInstitution(skill_name) ||
			findDates(skill_name) !== null,
	);
	return odd.length / Math.max(profile.skills.length, FEW_SKILLS);
}

/** One line that was not parted says little against all the rest. */
const FEW_SKILLS = 4;

/** What hardly any resume is without. */
export function missing({ profile }: Reading): number {
	return (
		(profile.work_experience.length === 0 ? 0.4 : 0) +
		(profile.education.length === 0 ? 0.25 : 0) +
		(profile.skills.length + profile.software.length === 0 ? 0.15 : 0) +
		(profile.personal.last_name === "" ? 0.3 : 0)
	);
}
