// How a profile answers a posting, with the profile's own lines as evidence. Same input, same answer; nothing is guessed.
import type { Job } from "../../job/job.ts";
import { installedVectors, type Vectors } from "../../meaning/vectors.ts";
import type { Profile } from "../../profile/profile.ts";
import { type Weights, weightsFor } from "../decide/weights.ts";
import { indexFacts, supportOf } from "../evidence.ts";
import { withExpiredPapers, withOpenStudies } from "../expired-papers.ts";
import { factsOf } from "../facts.ts";
import { indexLines } from "../lines/indexed-lines.ts";
import type { Match } from "../match.ts";
import { missingTerms } from "../missing.ts";
import { languageBeside } from "../read-as.ts";
import { ceilingOf, scoreOf, termTextOf } from "../score.ts";
import { answerRequirements } from "./requirements.ts";

export type Matching = {
	profile: Profile;
	job: Job;
	/** "YYYY-MM-DD", for jobs that go on. */
	today: string;
	/** Null for the words alone. */
	vectors: Vectors | null;
	weights: Weights;
};

/** Terms, requirements and conditions of a job against a profile. `today` is "YYYY-MM-DD", for jobs that go on. */
export function matchProfile(profile: Profile, job: Job, today: string): Match {
	const vectors = installedVectors();
	return matchBy({
		profile,
		job,
		today,
		vectors,
		weights: weightsFor(vectors),
	});
}

/** As matchProfile, with everything it depends on given. */
export function matchBy({
	profile: given,
	job,
	today,
	vectors,
	weights,
}: Matching): Match {
	const profile = withOpenStudies(withExpiredPapers(given, today), today);
	const all = factsOf(profile);
	const language = languageBeside(job, profile);
	const index = indexFacts(all, language);
	const { facts } = index;
	const terms = job.terms.map((term) => supportOf(term, index));
	const { requirements, lines, field, toAsk, knockouts } = answerRequirements({
		profile,
		job,
		today,
		index: indexLines(profile, language, vectors),
		facts,
		terms,
		weights,
	});
	const scored = {
		terms,
		requirements,
		knockouts,
		titles: [
			...profile.work_experience.map((work) => work.job_title),
			profile.personal.headline ?? "",
		],
		field,
		text: termTextOf(all),
	};
	return {
		...scoreOf(job, scored),
		ceiling: ceilingOf(job, scored),
		terms,
		requirements,
		lines,
		field,
		toAsk,
		knockouts,
		missing: missingTerms(job, terms, requirements),
	};
}
