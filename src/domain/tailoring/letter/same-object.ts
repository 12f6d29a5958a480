// Whether a line surely tells of what a need is about: both name one object, not a word that stands in every posting.
import type { Affinity } from "../../match/affinity.ts";

/** Two words in common. */
const SEVERAL = 2;
/** The logarithm of a rank: "training" and "budget" are just rarer, "sales" and "office" are not. */
const SPECIFIC = 6.5;
/** One word alone is to say more: "rota", "defects", or be much of what is asked for: "negotiations". */
const VERY_SPECIFIC = 8;
const SPECIFIC_ALONE = 6.95;
const LEAST_SAID = 0.25;
const MUCH = 0.4;
/** Where it is about all that is asked for, it may be as common as training. */
const NEARLY_ALL = 0.6;

export function isSameObject({ covered, named, rarest }: Affinity): boolean {
	if (covered < LEAST_SAID) return false;
	if (named >= SEVERAL || covered >= NEARLY_ALL) return rarest >= SPECIFIC;
	return rarest >= (covered >= MUCH ? SPECIFIC_ALONE : VERY_SPECIFIC);
}
