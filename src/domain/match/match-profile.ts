// How a profile answers a posting, with the profile's own lines as evidence. Same input, same answer; nothing is guessed.
import type { Job } from "../job/job.ts";
import type { Profile } from "../profile/profile.ts";
import { indexFacts, supportOf } from "./evidence.ts";
import { factsOf } from "./facts.ts";
import { answerKnockout } from "./knockouts.ts";
import type { Match } from "./match.ts";
import { yearsOfWork } from "./months.ts";
import { profileLanguage } from "./profile-language.ts";
import { answerRequirement } from "./requirements.ts";
import { ceilingOf, scoreOf, textOf } from "./score.ts";

/** Terms, requirements and conditions of a job against a profile. `today` is "YYYY-MM-DD", for jobs that go on. */
export function matchProfile(profile: Profile, job: Job, today: string): Match {
	const all = factsOf(profile);
	const index = indexFacts(all, profileLanguage(profile));
	const { facts } = index;
	const terms = job.terms.map((term) => supportOf(term, index));
	const requirements = job.requirements.map((requirement) =>
		answerRequirement(requirement, terms, facts),
	);
	const scored = {
		terms,
		requirements,
		titles: [
			...profile.work_experience.map((work) => work.job_title),
			profile.personal.headline ?? "",
		],
		years: yearsOfWork(profile.work_experience, today),
		text: textOf(all),
	};
	return {
		...scoreOf(job, scored),
		ceiling: ceilingOf(job, scored),
		terms,
		requirements,
		knockouts: job.knockouts.map((knockout) =>
			answerKnockout(knockout, { job, profile, facts, today }),
		),
		missing: terms
			.filter(
				({ support, term }) => support === "absent" && term.kind !== "title",
			)
			.toSorted((a, b) => b.term.weight - a.term.weight)
			.map(({ term }) => term.term),
	};
}
