// Walks a resume section by section and holds each part against the profile.
import type { ClaimProblem } from "./claim-problem.ts";
import type { Claimed } from "./claimed.ts";
import { checkHeadline, checkIdentity } from "./identity.ts";
import {
	checkCertifications,
	checkLanguages,
	checkPublications,
	checkSkills,
} from "./listed-sections.ts";
import {
	checkAwards,
	checkInterests,
	checkReferences,
} from "./rare-sections.ts";
import type { Sources } from "./sources.ts";
import { checkTold } from "./told.ts";
import {
	checkEducation,
	checkExperience,
	checkProjects,
	checkVolunteer,
} from "./told-sections.ts";

/** All problems of a resume. `today` is "YYYY-MM-DD", for years of work that go on. */
export function checkResume(
	claimed: Claimed,
	sources: Sources,
	today?: string,
): ClaimProblem[] {
	const tell = (path: string, text: string, entry?: string) =>
		text.trim() === ""
			? []
			: checkTold(
					{
						path,
						text,
						...(entry === undefined ? {} : { entry }),
						...(today === undefined ? {} : { today }),
					},
					sources,
				);
	return [
		...checkIdentity(claimed, sources),
		...checkHeadline(claimed.personalInfo.headline, sources, tell),
		...tell("summary", claimed.summary),
		...checkExperience(claimed, sources, tell),
		...checkEducation(claimed, sources, tell),
		...checkProjects(claimed, sources, tell),
		...checkVolunteer(claimed, sources, tell),
		...checkSkills(claimed, sources),
		...checkCertifications(claimed, sources),
		...checkLanguages(claimed, sources),
		...checkPublications(claimed, sources, tell),
		...checkAwards(claimed, sources),
		...checkInterests(claimed, sources),
		...checkReferences(claimed, sources),
	];
}
