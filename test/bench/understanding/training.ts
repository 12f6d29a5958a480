// What the weights of likelihood are found on: the requirements that no fact decides, with what the labels say of them.
import { readJob } from "#src/domain/job/reading/read-job.ts";
import { decideByFacts } from "#src/domain/match/decide/by-facts.ts";
import { featuresOf } from "#src/domain/match/decide/likelihood.ts";
import { prepareRequirements } from "#src/domain/match/decide/prepare.ts";
import { weightsFor } from "#src/domain/match/decide/weights.ts";
import { indexFacts, supportOf } from "#src/domain/match/evidence.ts";
import { factsOf } from "#src/domain/match/facts.ts";
import { indexLines } from "#src/domain/match/lines/indexed-lines.ts";
import { profileLanguage } from "#src/domain/match/profile-language.ts";
import type { Vectors } from "#src/domain/meaning/vectors.ts";
import type { LabelledPair } from "./labels.ts";
import { type Example, fitLogistic } from "./logistic.ts";
import { isHit, spanOf } from "./spans.ts";

/**
 * What each feature weighs by judgment, before any label is seen, and how strongly that holds: two dozen pairs may correct it, not
 * replace it.
 */
const EXPECTED = [0.8, 0.9, 1.3, 0.6, 1, 0.5, 2.2, 1, -0.4];
const PENALTY = 100;

export function trainWeights(
	pairs: readonly LabelledPair[],
	vectors: Vectors | null,
	today: string,
) {
	const examples = pairs.flatMap((pair) => examplesOf(pair, vectors, today));
	return fitLogistic(examples, { expected: EXPECTED, penalty: PENALTY });
}

function examplesOf(
	{ profile, posting, labels }: LabelledPair,
	vectors: Vectors | null,
	today: string,
): Example[] {
	const job = readJob(posting);
	const index = indexLines(profile, profileLanguage(profile), vectors);
	const facts = indexFacts(factsOf(profile), index.language);
	const terms = job.terms.map((term) => supportOf(term, facts));
	const { askings } = prepareRequirements({
		profile,
		job,
		today,
		index,
		facts: facts.facts,
		terms,
		weights: weightsFor(vectors),
	});
	return askings.flatMap((asking) => {
		const label = labels.requirements.find(({ quote }) =>
			isHit(spanOf(posting, quote), asking.requirement.span),
		);
		if (!label || decideByFacts(asking)) return [];
		const isTrue = label.status === "met" || label.status === "partly";
		return [{ features: featuresOf(asking, asking), isTrue }];
	});
}

/** Pairs of one person stay together, so that nobody is measured by what was learned of them. */
export function foldsOf(
	pairs: readonly LabelledPair[],
	number: number,
): { train: LabelledPair[]; held: LabelledPair[] }[] {
	const people = [...new Set(pairs.map(({ labels }) => labels.profile))].sort();
	const foldOf = ({ labels }: LabelledPair) =>
		people.indexOf(labels.profile) % number;
	return Array.from({ length: number }, (_, fold) => ({
		train: pairs.filter((pair) => foldOf(pair) !== fold),
		held: pairs.filter((pair) => foldOf(pair) === fold),
	}));
}
