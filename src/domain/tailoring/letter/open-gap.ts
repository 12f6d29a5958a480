// What is missing, or held less than asked, beside what comes nearest to it.

import type { KnockoutKind } from "../../job/job.ts";
import { isNotHeld } from "../../language/not-held.ts";
import { isOfUnheldRole } from "../../match/decide/unheld-role.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { isBarring, namesThing } from "./barring.ts";
import { mayHoldYears } from "./certain-gaps.ts";
import { paperKind, REGULATED } from "./gap-papers.ts";
import type { AskedGap, Held } from "./gap-search.ts";
import { besideNeed, gapBeside, saidOf } from "./gap-sentences.ts";
import { highestHeld } from "./held-fact.ts";
import { heldInPart } from "./held-in-part.ts";
import { farBelow, spokenGap } from "./language-gap.ts";
import { isNamedNowhere } from "./named-facts.ts";
import { isOtherTrade } from "./other-trade.ts";
import { type GapFound, OTHER, RANKS, type Ranked } from "./record-gap.ts";
import { spokenLess } from "./spoken-less.ts";

/** What is missing, or held less than asked, beside what comes nearest to it. */
export function openGap(
	asked: AskedGap,
	at: number,
	unmet: KnockoutKind | null,
): Ranked | null {
	const { one, need, look } = asked;
	const isRegulated = REGULATED.test(one.requirement.text);
	const paper =
		paperKind(at, look.tailoring) ?? (isRegulated ? "licence" : null);
	const found = factFor(asked, { unmet, paper, isRegulated });
	const gap = found && gapBeside(found, asked);
	return (
		found &&
		gap && {
			at,
			unmet: found.unmet,
			bare: gap === "bare" ? need : null,
			...(found.held && { state: found.held }),
			isDone: false,
			rank: found.rank,
			...farBelow(one.requirement, found.sources[0], look),
			said: saidOf({ ...found, gap }, look),
			...besideNeed({ ...found, gap }, asked.need, look),
		}
	);
}

/** What the record holds of it: less, something near it, or nothing that can be named. */
function factFor(
	asked: AskedGap,
	{
		unmet,
		paper,
		isRegulated,
	}: {
		unmet: KnockoutKind | null;
		paper: KnockoutKind | null;
		isRegulated: boolean;
	},
): GapFound | null {
	const { one } = asked;
	const { ask } = one.requirement;
	const of = foundBeside(asked);
	const spoken = spokenLess(asked, unmet);
	if (spoken) {
		const weight = { unmet, rank: RANKS.language ?? 0 };
		const found = of("spoken", spoken, weight);
		return { ...found, ...spokenGap(one.requirement, found.values) };
	}
	const kind = isRegulated ? "licence" : unmet;
	const rank = RANKS[unmet ?? paper ?? "degree"];
	const part = heldInPart(asked, paper !== null);
	// Where the posting takes who is still under way, nothing is open that decides.
	if (part && isNotHeld(one.requirement.text))
		return of("held", part, { unmet: null, rank: OTHER });
	if (part) return of("held", part, { unmet: kind, rank: rank ?? OTHER });
	const { job } = asked.look.tailoring;
	if (
		unmet === "degree" &&
		(asked.look.voice.language !== "en" || job.language !== "en")
	) {
		const degree = highestHeld(asked);
		return degree && of("degree", degree, { unmet, rank: rank ?? OTHER });
	}
	if (unmet === "degree" || unmet === "language") return null;
	if (
		unmet === "years" &&
		isOfUnheldRole(
			one.requirement,
			asked.look.tailoring.profile,
			asked.look.tailoring.job.language,
		)
	)
		return of("role", null, { unmet, rank: RANKS.years ?? 0 });
	if (unmet === "years" && (mayHold(asked) || isUnsure(asked))) return null;
	if (unmet !== null || (isRegulated && ask !== "driving-licence")) {
		const weight = { unmet: unmet ?? "licence", rank: rank ?? 0 } as const;
		if (!isNamedNowhere(asked, isRegulated)) return null;
		return of("bare", null, weight);
	}
	if (ask !== null) return null;
	// What the posting takes nobody without is named, whatever it is.
	if (
		isBarring(one.requirement, asked.look.tailoring) &&
		namesThing(one.requirement, asked.look.tailoring.match) &&
		isNamedNowhere(asked, false)
	)
		return of("bare", null, { unmet: null, rank: RANKS.certificate ?? OTHER });
	return nearestDegree(asked);
}

/** Years of one of several things, or in another language's words, may well be there. */
function isUnsure({
	one: { requirement },
	look: { tailoring },
}: AskedGap): boolean {
	return (
		requirement.logic.how === "any" ||
		requirement.orEquivalent ||
		tailoring.job.language !== profileLanguage(tailoring.profile)
	);
}

/** A fact, or none, beside what is asked for. */
function foundBeside({ need }: Pick<AskedGap, "need">) {
	return (
		gap: GapFound["gap"],
		fact: Held | null,
		weight: Pick<GapFound, "unmet" | "rank">,
	): GapFound => ({
		gap,
		values: { need, fact: fact?.text ?? "" },
		sources: fact ? [fact.path, ...(fact.also ?? [])] : [],
		...(fact && { held: fact }),
		...weight,
	});
}

/** The highest degree beside a school that has to be finished; nothing else that decides nothing is missing. */
function nearestDegree(asked: AskedGap): GapFound | null {
	if (!GRADUATION.test(asked.need) || asked.one.support !== "absent")
		return null;
	const degree = highestHeld(asked);
	const weight = { unmet: null, rank: OTHER };
	return degree && foundBeside(asked)("degree", degree, weight);
}

/** A school that has to be finished is a degree, whatever it is called. */
const GRADUATION = /^graduation from\b/iu;

/** Years after a paper that is missing are missing too; else the dates and titles of the record decide. */
function mayHold({ one: { requirement }, look }: AskedGap): boolean {
	return (
		look.unmetPapers.length === 0 &&
		!isOtherTrade(look.tailoring) &&
		mayHoldYears(requirement, look.tailoring)
	);
}
