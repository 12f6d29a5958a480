// What an unmet deal-breaker leaves of a score. A license that is missing, a degree, years by their dates or a level of a language
// decides alone where the posting requires it; what only the person can tell limits nothing.
import type { Job, KnockoutKind } from "../job/job.ts";
import type { KnockoutMatch, Match, RequirementMatch } from "./match.ts";
import type { Scored } from "./score-parts.ts";

/** The most a score can be with nothing of it held; the more of it is held, the nearer to NEARLY. */
const LEFT: Partial<Record<KnockoutKind, number>> = {
	licence: 42,
	clearance: 42,
	certificate: 48,
	degree: 52,
	years: 40,
	language: 45,
};
const NEARLY = 68;
/** Where the posting says that nobody is considered without it. */
const EXCLUDED = 28;

/** The unmet deal-breaker that leaves least, null where all may still be met. */
export function scoreLimitOf(
	job: Job,
	{ requirements, knockouts }: Pick<Scored, "requirements" | "knockouts">,
): Match["limit"] {
	const limits = knockouts.flatMap((match, knockout) => {
		const least = LEFT[match.knockout.kind];
		if (least === undefined || !decides(match, job, requirements)) return [];
		const isExcluded =
			requirements[match.requirement ?? -1]?.requirement.excludes;
		const from = isExcluded ? Math.min(least, EXCLUDED) : least;
		const most = Math.round(from + (NEARLY - from) * (match.reached ?? 0));
		return [{ most, knockout }];
	});
	return limits.toSorted((a, b) => a.most - b.most)[0] ?? null;
}

function decides(
	{ verdict, requirement: at }: KnockoutMatch,
	job: Job,
	requirements: readonly RequirementMatch[],
): boolean {
	const asked = requirements[at ?? -1];
	if (verdict !== "not-met" || !asked) return false;
	const { kind, isConditional, isNegated, orEquivalent, group } =
		asked.requirement;
	if (kind !== "must" || isConditional || isNegated || orEquivalent)
		return false;
	const alternatives = job.groups[group ?? -1];
	return !(
		alternatives?.logic.how === "any" &&
		alternatives.members.some((member) => isHeld(requirements[member]))
	);
}

function isHeld(match: RequirementMatch | undefined): boolean {
	return match?.support === "shown" || match?.support === "listed";
}
