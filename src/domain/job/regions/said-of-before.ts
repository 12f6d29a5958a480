// Sentences that ask for nothing of their own: a question to the reader, and what says of the demand before it that nobody is taken
// without.

import type { TermHit } from "../lexicon/term-hit.ts";
import { type Spoken, wordPattern, wordsPattern } from "../text/spoken.ts";
import { isExclusion } from "./exclusions.ts";
import { pointsBack } from "./turning-away.ts";
import type { Unit } from "./unit.ts";

const OPENS_QUESTION = wordPattern(
	({ demand }) => demand.opensQuestion,
	(words) => `^[•\\s-]*${words}`,
);

/** "Which certification do you hold, and when does it expire?" is answered by whoever applies, with or without one. */
export const isReaderQuestion = (text: string, spoken: Spoken): boolean =>
	/[?？]\s*$/u.test(text) && OPENS_QUESTION(spoken).test(text);

type Read = { unit: Unit; hits: readonly TermHit[] };

/**
 * "Training as a clerk. Applications without this proof cannot be considered", "If you're not there yet we can't take you": in the same
 * point, and names nothing itself.
 */
export const isExclusionOfBefore = (
	{ unit, hits }: Read,
	before: Read | undefined,
	spoken: Spoken,
): boolean =>
	before !== undefined &&
	before.unit.line === unit.line &&
	isExclusion(unit.text, spoken) &&
	(pointsBack(unit.text, spoken) ||
		namesTheSame({ unit, hits }, before.unit, spoken) ||
		(hits.length === 0 &&
			(POINTS_BACK(spoken).test(unit.text)
				? unit.region === "must"
				: isOnlyExclusion(unit.text, spoken) &&
					!NAMES_OWN(spoken).test(unit.text))));

/** "A current rigger's card. Applications without a current rigger's card are returned": nothing that was not named before. */
const namesTheSame = (
	{ unit, hits }: Read,
	before: Unit,
	spoken: Spoken,
): boolean => {
	const small = before.text.toLowerCase();
	const [paper] = PAPER_NAMED(spoken).exec(unit.text) ?? [];
	const named = [...hits.map(({ form }) => form), ...(paper ? [paper] : [])];
	return (
		named.length > 0 &&
		named.every((name) =>
			name
				.toLowerCase()
				.split(" ")
				.every((word) => small.includes(word)),
		)
	);
};

const PAPER_NAMED = wordPattern(
	({ papers }) => `${papers.certificate}|${papers.licence}`,
	(words) => `\\p{L}+ ${words}`,
);

/** Besides the words that exclude. */
const MOST_WORDS = 6;

/** "No exceptions.": it says nothing else; or points at what it is about. */
function isOnlyExclusion(text: string, spoken: Spoken): boolean {
	const rest = text.replace(EXCLUSION(spoken), " ");
	const words = rest.match(/[\p{L}\d]+/gu) ?? [];
	return (
		!/\d/.test(rest) &&
		(words.length <= MOST_WORDS ||
			(words.length <= 2 * MOST_WORDS && POINTING(spoken).test(rest)))
	);
}

const EXCLUSION = wordPattern(({ demand }) => demand.excludes);
const POINTING = wordPattern(({ demand }) => demand.pointing);

/** A paper of its own, or what is sent in. */
const NAMES_OWN = wordPattern(
	({ asks, papers, demand }) =>
		`${papers.certificate}|${papers.licence}|${asks.drivingLicence}|${asks.registration}|${asks.workPermit}|${demand.sent}`,
);

/** "Without this proof": one of its own names it. */
const POINTS_BACK = wordPattern(
	({ demand }) => demand.pointing,
	(words, spoken) =>
		`${words}\\s*(?:\\p{L}+\\s+)?(?:${wordsPattern(spoken, ({ papers }) => `${papers.certificate}|${papers.licence}`)})`,
);
