// Terms a profile lacks. What only the person can tell is asked and not missing; where one of several is enough and is there, the
// others are not missing either.
import type { Job } from "../job/job.ts";
import { isTermOf } from "../job/named-terms.ts";
import type { RequirementMatch, TermMatch } from "./match.ts";

/** Canonical names, heaviest first. */
export function missingTerms(
	job: Job,
	terms: readonly TermMatch[],
	requirements: readonly RequirementMatch[],
): string[] {
	const isMet = ({ support }: RequirementMatch) =>
		support === "shown" || support === "listed";
	const isSettled = (match: RequirementMatch): boolean => {
		const { support, requirement } = match;
		if (support === "unknown") return true;
		const group = job.groups[requirement.group ?? -1];
		const isOneEnough =
			requirement.logic.how === "any" || requirement.orEquivalent;
		return (
			(isOneEnough && isMet(match)) ||
			(group?.logic.how === "any" &&
				group.members.some((at) => {
					const member = requirements[at];
					return member !== undefined && isMet(member);
				}))
		);
	};
	return terms
		.filter(({ support, term }) => {
			if (support !== "absent" || term.kind === "title") return false;
			const asked = requirements.filter(({ requirement }) =>
				isTermOf(term, requirement),
			);
			return asked.length === 0 || !asked.every(isSettled);
		})
		.toSorted((a, b) => b.term.weight - a.term.weight)
		.map(({ term }) => term.term);
}
