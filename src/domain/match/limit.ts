// What an unmet deal-breaker leaves of a score. A license that is missing, a degree, years by their dates or a level of a language
// decides alone where the posting requires it; what only the person can tell limits nothing.
import type { Job, KnockoutKind } from "../job/job.ts";

import type { KnockoutMatch, Match, RequirementMatch } from "./match.ts";
import { namesThing } from "./names-thing.ts";
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
	scored: Pick<Scored, "requirements" | "knockouts" | "terms">,
): Match["limit"] {
	const { requirements, knockouts } = scored;
	const unmet = knockouts.flatMap((match) => {
		const least = LEFT[match.knockout.kind];
		if (least === undefined || !decides(match, job, requirements)) return [];
		const isExcluded =
			requirements[match.requirement ?? -1]?.requirement.excludes;
		const from = isExcluded ? Math.min(least, EXCLUDED) : least;
		const most = Math.round(from + (NEARLY - from) * (match.reached ?? 0));
		return [{ most, quote: match.knockout.quote }];
	});
	return (
		[...unmet, ...barred(scored)].toSorted((a, b) => a.most - b.most)[0] ?? null
	);
}

/** What an application is sent with. */
const PAPERS_SENT = /(?<!\p{L})CVs?(?!\p{L})/gu;

/** With most of it held: as much as an unmet license leaves. */
const BARRED = 42;

/** What the posting says that nobody is taken without, whatever kind of condition it is, and the record does not hold or not whole. */
function barred({
	requirements,
	terms,
}: Pick<Scored, "requirements" | "terms">): NonNullable<Match["limit"]>[] {
	return requirements.flatMap(({ requirement, support, granted }) => {
		const { kind, excludes, text } = requirement;
		if (excludes !== "barred" || kind === "nice") return [];
		if (support !== "absent" && support !== "partly") return [];
		// "Applications without a letter are set aside" asks for no more than the letter.
		const isOfRecord = namesThing(
			{ ...requirement, text: text.replace(PAPERS_SENT, "") },
			{ terms },
		);
		if (!isOfRecord && support === "absent") return [];
		const most = EXCLUDED + (BARRED - EXCLUDED) * (granted ?? 0);
		return [{ most: Math.round(most), quote: text }];
	});
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
