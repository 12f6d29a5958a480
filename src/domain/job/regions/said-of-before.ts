// Sentences that ask for nothing of their own: a question to the reader, and what says of the demand before it that nobody is taken
// without.

import type { TermHit } from "../lexicon/term-hit.ts";
import { type Spoken, wordPattern, wordsPattern } from "../text/spoken.ts";
import { isExclusion } from "./exclusions.ts";
import type { Unit } from "./posting-units.ts";

const OPENS_QUESTION = wordPattern(
	({ demand }) => demand.opensQuestion,
	(words) => `^[•\\s-]*${words}`,
);

/** "Which certification do you hold, and when does it expire?" is answered by whoever applies, with or without one. */
export const isReaderQuestion = (text: string, spoken: Spoken): boolean =>
	/[?？]\s*$/u.test(text) && OPENS_QUESTION(spoken).test(text);

type Read = { unit: Unit; hits: readonly TermHit[] };

/** "Training as a clerk. Applications without this proof cannot be considered": in the same point, and names nothing itself. */
export const isExclusionOfBefore = (
	{ unit, hits }: Read,
	before: Read | undefined,
	spoken: Spoken,
): boolean =>
	before !== undefined &&
	before.unit.line === unit.line &&
	unit.region === "must" &&
	hits.length === 0 &&
	POINTS_BACK(spoken).test(unit.text) &&
	isExclusion(unit.text, spoken);

/** "Without this proof": one of its own names it. */
const POINTS_BACK = wordPattern(
	({ demand }) => demand.pointing,
	(words, spoken) =>
		`${words}\\s*(?:\\p{L}+\\s+)?(?:${wordsPattern(spoken, ({ papers }) => `${papers.certificate}|${papers.licence}`)})`,
);
