// What another reader answers of a posting's requirements, each with the facts it cites, held against what code can tell. Facts of
// their own kind (years, degrees, languages, papers, products) are never overruled, and no answer is ever lowered: a reader that
// talks nonsense changes nothing.
import type { Job } from "../../job/job.ts";
import { installedVectors } from "../../meaning/vectors.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Asking } from "../decide/asking.ts";
import { decideByFacts } from "../decide/by-facts.ts";
import { likelihoodOf } from "../decide/likelihood.ts";
import { prepareRequirements } from "../decide/prepare.ts";
import { weightsFor } from "../decide/weights.ts";
import { indexFacts } from "../evidence.ts";
import { factsOf } from "../facts.ts";
import { indexLines } from "../lines/indexed-lines.ts";
import type { Fact, Match, RequirementMatch } from "../match.ts";
import { namesThing } from "../names-thing.ts";
import { languageBeside } from "../read-as.ts";
import type { CitedAnswer } from "./cited-answers.ts";

export type SecondReading = {
	profile: Profile;
	job: Job;
	/** The answers of code. */
	match: Match;
	/** "YYYY-MM-DD". */
	today: string;
	answers: readonly CitedAnswer[];
};

/** A line far below the best for a requirement is no citation of it. */
const LEAST_OF_BEST = 0.55;
/** Below this likelihood no line of the profile comes near what is asked. */
const LEAST_LIKELY = 0.25;
const MOST_EVIDENCE = 4;
/** What code is sure of is where a reader's care shows. */
const SURE = 0.9;
const SURELY_NOT = 0.5;
const FEWEST_COMPARED = 3;
const AGREES = 0.6;
/** As much as of lines that code finds. */
const GRANTED = { partly: 0.6, shown: 0.85 } as const;

/** The match with what the reader found beyond it, marked as the reader's; as it was where the reader shows no care. */
export function withSecondReading(reading: SecondReading): Match {
	const { match, answers } = reading;
	const askings = askingsOf(reading);
	const likelihoods = askings.map((asking) => likelihoodOf(asking, asking));
	const care = careOf(reading, askings, likelihoods);
	if (care !== "careful")
		return care === "careless"
			? match
			: withDeciding(match, reading, likelihoods);
	const requirements = match.requirements.map((answered, at) => {
		const asking = askings[at];
		const cited = answers.find(({ requirement }) => requirement === at);
		if (!asking || !cited || (likelihoods[at] ?? 0) < LEAST_LIKELY)
			return answered;
		return raised(answered, cited, asking);
	});
	return withDeciding({ ...match, requirements }, reading, likelihoods);
}

/** From this score on nobody is kept from applying. */
const NEAR = 75;

/** With what the reader calls deciding and unanswered, where code finds it required, by a name or in years, and not answered. */
function withDeciding(
	match: Match,
	{ answers }: SecondReading,
	likelihoods: readonly number[],
): Match {
	if (match.score >= NEAR) return match;
	const requirements = match.requirements.map((answered, at) => {
		const said = answers.find(({ requirement }) => requirement === at);
		const isOpen =
			answered.support === "absent" || answered.support === "partly";
		return said?.decides &&
			said.status !== "met" &&
			isOpen &&
			(likelihoods[at] ?? 1) < SURE &&
			mayDecide(answered, match)
			? { ...answered, decides: true as const }
			: answered;
	});
	return { ...match, requirements };
}

/** A condition of the work that names something a record would hold. */
function mayDecide({ requirement }: RequirementMatch, match: Match): boolean {
	const { kind, isNegated, isConditional, orEquivalent, years } = requirement;
	return (
		kind === "must" &&
		!isNegated &&
		!isConditional &&
		!orEquivalent &&
		(years !== null || namesThing(requirement, match))
	);
}

function askingsOf({ profile, job, match, today }: SecondReading): Asking[] {
	const language = languageBeside(job, profile);
	const vectors = installedVectors();
	return prepareRequirements({
		profile,
		job,
		today,
		index: indexLines(profile, language, vectors),
		facts: indexFacts(factsOf(profile), language).facts,
		terms: match.terms,
		weights: weightsFor(vectors),
	}).askings;
}

// Where code is sure, a careful reader says the same and cites near lines: one that does not is not believed elsewhere. "unknown" where
// code is sure of too little to compare.
function careOf(
	{ match, answers }: SecondReading,
	askings: readonly Asking[],
	likelihoods: readonly number[],
): "careful" | "careless" | "unknown" {
	const [met, absent]: [boolean[], boolean[]] = [[], []];
	for (const { requirement, status, facts } of answers) {
		const support = match.requirements[requirement]?.support;
		const asking = askings[requirement];
		const likelihood = likelihoods[requirement] ?? 0.5;
		if (!asking || decideByFacts(asking)) continue;
		if (support === "shown" && likelihood >= SURE)
			met.push(status !== "absent" && facts.length > 0);
		if (support === "absent" && likelihood <= SURELY_NOT)
			absent.push(status === "absent");
	}
	const compared = met.length + absent.length;
	if (![met, absent].every(agreesMostly)) return "careless";
	return compared >= FEWEST_COMPARED ? "careful" : "unknown";
}

function agreesMostly(agreed: readonly boolean[]): boolean {
	return agreed.filter(Boolean).length >= AGREES * agreed.length;
}

function raised(
	answered: RequirementMatch,
	{ status, facts }: CitedAnswer,
	asking: Asking,
): RequirementMatch {
	const isOpen = answered.support === "absent" || answered.support === "partly";
	if (!isOpen || status === "absent" || asking.requirement.isNegated)
		return answered;
	if (answered.support === "partly" && status === "partly") return answered;
	if (decideByFacts(asking)) return answered;
	const lines = citedLines(facts, asking);
	if (lines.length === 0) return answered;
	const support = answered.support === "absent" ? "partly" : "shown";
	return {
		requirement: answered.requirement,
		// What code did not find is at most partly there, whoever says more.
		support,
		granted: Math.max(answered.granted ?? 0, GRANTED[support]),
		evidence: lines.slice(0, MOST_EVIDENCE),
		candidates: answered.candidates,
		byReader: true,
	};
}

/** The cited facts that code finds near the requirement, best first. */
function citedLines(facts: readonly Fact[], { ranking }: Asking): Fact[] {
	const best = ranking.lines[0]?.score ?? 0;
	return ranking.lines
		.filter(
			({ line, score, covered }) =>
				score >= LEAST_OF_BEST * best &&
				covered > 0 &&
				facts.some(
					({ path, text }) =>
						path === line.fact.path &&
						(line.fact.text.includes(text) || text.includes(line.fact.text)),
				),
		)
		.map(({ line }) => line.fact);
}
