// Which conditions name what a record would hold.

import type { Requirement } from "../job/job.ts";
import type { Match } from "./match.ts";
import { matchesNamed } from "./named-matches.ts";

/** Letters or a figure, as papers have them, or a name: "GWO", "C1", "the Society of Nutrition". */
const CODED =
	/(?<!\p{L})\p{Lu}{2,}(?!\p{Ll})|\d|(?<=\p{Ll} )\p{Lu}\p{Ll}+ (?:of |for |de |di )?\p{Lu}\p{Ll}+/u;

/** Whether a condition names what a record would hold: "a quiet place to work" is for the person to say, and "all requirements" is no thing. */
export function namesThing(
	requirement: Requirement,
	{ terms }: Pick<Match, "terms">,
): boolean {
	return (
		CODED.test(requirement.text) ||
		matchesNamed(terms, requirement).some(({ term }) => term.kind !== "soft")
	);
}
