// What contradicts itself in a profile and shows on a resume: the safer words are printed, and the person is asked.

import type { Profile, WorkExperience } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isStopped } from "../wording/stopped-studies.ts";

/** One question for each, for a person to answer before they send it. */
export function contradictionsIn(profile: Profile): string[] {
	const stopped = profile.education.filter(isStopped).map((school) => {
		const name = [school.degree_type, school.field_of_study]
			.map(oneLine)
			.filter(Boolean)
			.join(", ");
		return `“${name}” says that it stopped or paused, and has no end date. The resume prints its beginning alone: when did it end?`;
	});
	const elsewhere = profile.work_experience
		.filter((work) => isElsewhere(work, profile))
		.map(
			(work) =>
				`Your address is in ${oneLine(profile.personal.state)}, your current job at ${oneLine(work.company_name)} in ${oneLine(work.location)}. The resume leaves out the place of the job: which one is right?`,
		);
	return [...stopped, ...elsewhere];
}

/** A current job in another state than the address, where both name one by its code: "Seattle, WA" and "New Orleans, LA". */
export function isElsewhere(
	work: Pick<WorkExperience, "is_current" | "location">,
	{ personal }: Pick<Profile, "personal">,
): boolean {
	const home = oneLine(personal.state);
	const [, at = ""] = STATE.exec(oneLine(work.location)) ?? [];
	return work.is_current && CODE.test(home) && at !== "" && at !== home;
}

const CODE = /^\p{Lu}{2}$/u;
const STATE = /, (\p{Lu}{2})$/u;
