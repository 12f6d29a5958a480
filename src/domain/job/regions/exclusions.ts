// Says who is not considered, or that something decides alone: "only applicants with", "non-negotiable". "No deal-breaker" says the
// opposite.

import { keptForLines, type Spoken, wordPattern } from "../text/spoken.ts";
import { isOfSomethingElse, turnsAway } from "./turning-away.ts";

const EXCLUDES = wordPattern(({ demand }) => demand.excludes);
const NEGATED = wordPattern(
	({ logic }) => logic.negated,
	(words) => words,
	"giu",
);

export const isExclusion = keptForLines(
	(text: string, spoken: Spoken): boolean =>
		!isOfSomethingElse(text, spoken) &&
		((EXCLUDES(spoken).test(text) &&
			EXCLUDES(spoken).test(text.replace(NEGATED(spoken), " "))) ||
			turnsAway(text, spoken)),
);
