// How well a document says somebody knows a skill, against the level the profile gives it. Contents print no levels; resumes of
// other programs do.
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { nameMatcher } from "./same-names.ts";

/** The levels of a resume's skills that the profile gives otherwise, or not at all. */
export function skillLevelProblems(
	resume: Profile,
	profile: Profile,
): ClaimProblem[] {
	if (resume === profile) return [];
	const isSame = nameMatcher();
	return resume.skills.flatMap(
		({ skill_name, skill_level }, at): ClaimProblem[] => {
			if (skill_level === null) return [];
			const own = profile.skills.findIndex((skill) =>
				isSame(skill.skill_name, skill_name),
			);
			const known = profile.skills[own]?.skill_level ?? null;
			if (own < 0 || known === skill_level) return [];
			return [
				{
					where: pathOf("skills", at, "level"),
					text: skill_level,
					message: `The profile does not give ${skill_name} the level "${skill_level}".`,
					hint:
						known === null
							? "Is that true? Add the level to the profile, or leave it out."
							: `The profile says ${known}. Is that true? Change the profile, or leave it out.`,
					verdict: known === null ? "unproved" : "refuted",
					facts: [pathOf("skills", own, "skill_level")],
				},
			];
		},
	);
}
