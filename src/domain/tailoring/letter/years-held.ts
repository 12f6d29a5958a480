// Whether years that are asked for may be there, though no line says so.
import { profileLanguage } from "../../match/profile-language.ts";
import { mayHoldYears } from "./certain-gaps.ts";
import type { AskedGap } from "./gap-search.ts";
import { isOtherTrade } from "./other-trade.ts";

/** Years of one of several things, or in another language's words, may well be there. */
export function isUnsure({
	one: { requirement },
	look: { tailoring },
}: AskedGap): boolean {
	return (
		requirement.logic.how === "any" ||
		requirement.orEquivalent ||
		tailoring.job.language !== profileLanguage(tailoring.profile)
	);
}

/** Whether no position holds any of the years: no line of it says what they are asked for in. */
export function holdsNoneOf({ one, look: { tailoring } }: AskedGap): boolean {
	const { match, job, profile } = tailoring;
	const { requirements, knockouts } = match;
	if (one.requirement.orEquivalent || job.language !== profileLanguage(profile))
		return false;
	return knockouts.some(
		({ requirement, knockout, verdict, reached }) =>
			knockout.kind === "years" &&
			verdict === "not-met" &&
			reached === 0 &&
			requirement !== null &&
			requirements[requirement] === one,
	);
}

/** Years after a paper that is missing are missing too; else the dates and titles of the record decide. */
export function mayHold({ one: { requirement }, look }: AskedGap): boolean {
	return (
		look.unmetPapers.length === 0 &&
		!isOtherTrade(look.tailoring) &&
		mayHoldYears(requirement, look.tailoring)
	);
}
