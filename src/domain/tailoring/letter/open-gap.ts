// What is missing, or held less than asked, beside what comes nearest to it.

import type { KnockoutKind } from "../../job/job.ts";
import { mayComeLater } from "../../language/reading/may-come.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { isOfUnheldRole } from "../../match/decide/unheld-role.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { namesThing } from "../../match/names-thing.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { isInSection } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isBarAlone, isBarring } from "./barring.ts";
import { OF_PAPER, paperKind, REGULATED } from "./gap-papers.ts";
import type { AskedGap, Held } from "./gap-search.ts";
import { besideNeed, gapBeside, saidOf } from "./gap-sentences.ts";
import { nearestHeld, nearestPaper, paperStated, stated } from "./held-fact.ts";
import { heldBelowRank, heldInPart } from "./held-in-part.ts";
import { farBelow, spokenGap } from "./language-gap.ts";
import { isNamedNowhere } from "./named-facts.ts";
import { isFar } from "./other-trade.ts";
import { type GapFound, OTHER, RANKS, type Ranked } from "./record-gap.ts";
import { spokenLess } from "./spoken-less.ts";
import { holdsNoneOf, isUnsure, mayHold } from "./years-held.ts";

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

/** By what the posting decides on it, as what it is missing, and whether the law asks for it. */
type Basis = {
	unmet: KnockoutKind | null;
	paper: KnockoutKind | null;
	isRegulated: boolean;
};

/** What the record holds of it: less, something near it, or nothing that can be named. */
function factFor(asked: AskedGap, basis: Basis): GapFound | null {
	const { unmet, paper, isRegulated } = basis;
	const spoken = spokenLess(asked, unmet);
	if (spoken) return spokenFact(asked, spoken, unmet);
	const part =
		heldInPart(asked, paper !== null) ??
		(paper === null ? null : heldBelowRank(asked));
	if (part && !isPaperForYears(part, asked))
		return partFact(asked, part, basis);
	if (unmet !== null) return unmetFact(asked, { ...basis, unmet });
	const short = fallsShort(asked, basis);
	if (short) return short;
	const { ask } = asked.one.requirement;
	if (isRegulated && ask !== "driving-licence")
		return bareFact(asked, { ...basis, unmet: "licence" });
	return ask === null
		? (barringFact(asked) ?? farYears(asked) ?? nearestDegree(asked))
		: null;
}

/** Whether nobody is taken without it and the record answers it in part. */
export function fallsShortOf({
	requirement: { excludes, orEquivalent },
	support,
	evidence: [best],
}: RequirementMatch): boolean {
	return (
		excludes === "barred" &&
		support === "partly" &&
		(!orEquivalent || isNotHeld(best?.text ?? ""))
	);
}

/** What it answers then: whoever is asked for three fields and has two falls short. */
function fallsShort(asked: AskedGap, basis: Basis): GapFound | null {
	const { tailoring, voice } = asked.look;
	if (!fallsShortOf(asked.one) || isBetweenLanguages(tailoring)) return null;
	const { text } = asked.one.requirement;
	const isOfPaper = basis.paper !== null || degreeRank(text) > 0;
	const best = isOfPaper ? nearestPaper(asked) : asked.one.evidence[0];
	// Work done in the trade is no license for it.
	if (best === undefined) return isOfPaper ? bareOf(asked, basis) : null;
	const held = paperStated(best, asked.look) ?? stated(best, voice);
	return (
		held &&
		foundBeside(asked)("held", held, {
			unmet: null,
			rank: RANKS.certificate ?? OTHER,
		})
	);
}

/** A paper is no experience. */
function isPaperForYears({ path }: Held, { one }: AskedGap): boolean {
	return (
		one.requirement.years !== null &&
		isInSection(path, "certifications", "education")
	);
}

function rankOf({ unmet, paper }: Basis): number | undefined {
	return RANKS[unmet ?? paper ?? "degree"];
}

function spokenFact(
	asked: AskedGap,
	spoken: Held,
	unmet: KnockoutKind | null,
): GapFound {
	const weight = { unmet, rank: RANKS.language ?? 0 };
	const found = foundBeside(asked)("spoken", spoken, weight);
	return { ...found, ...spokenGap(asked.one.requirement, found.values) };
}

function partFact(asked: AskedGap, part: Held, basis: Basis): GapFound {
	// Where the posting takes who is still under way, nothing is open that decides.
	const { text } = asked.one.requirement;
	const weight =
		isNotHeld(text) || mayComeLater(text)
			? { unmet: null, rank: OTHER }
			: {
					unmet: basis.isRegulated
						? ("licence" as const)
						: (basis.unmet ?? conditionOf(asked, basis)),
					rank: rankOf(basis) ?? OTHER,
				};
	return foundBeside(asked)("held", part, weight);
}

/** A paper that is a condition, and under way. */
function conditionOf(
	{ one: { requirement } }: AskedGap,
	{ paper }: Basis,
): KnockoutKind | null {
	return requirement.excludes === undefined ? null : paper;
}

/** What the posting decides on, and of which nothing is held. */
function unmetFact(
	asked: AskedGap,
	basis: Basis & { unmet: KnockoutKind },
): GapFound | null {
	const { profile, job } = asked.look.tailoring;
	const { unmet } = basis;
	if (unmet === "degree") return lowerDegree(asked, basis);
	if (unmet === "language") return null;
	if (unmet === "years") {
		if (isOfUnheldRole(asked.one.requirement, profile, job.language))
			return foundBeside(asked)("role", null, {
				unmet,
				rank: RANKS.years ?? 0,
			});
		// Where no line says what the years are asked for in, the dates of other work say nothing.
		if (holdsNoneOf(asked)) return bareOf(asked, basis);
		if (mayHold(asked) || isUnsure(asked)) return null;
	}
	// "Applications without it are returned" names nothing that could be missing.
	if (isBarAlone(asked.one.requirement, asked.look.tailoring.match))
		return null;
	// That no paper bears the name of one that decides was looked for before.
	return OF_PAPER.has(unmet) ? bareOf(asked, basis) : bareFact(asked, basis);
}

/** Named without anything beside it. */
function bareOf(asked: AskedGap, basis: Basis): GapFound {
	return foundBeside(asked)("bare", null, {
		unmet: basis.unmet,
		rank: rankOf(basis) ?? 0,
	});
}

/** The nearest degree held beside the one asked for, unless posting and letter are English. */
function lowerDegree(asked: AskedGap, basis: Basis): GapFound | null {
	const { voice, tailoring } = asked.look;
	if (voice.language === "en" && tailoring.job.language === "en") return null;
	const degree = nearestHeld(asked);
	const weight = { unmet: basis.unmet, rank: rankOf(basis) ?? OTHER };
	return degree && foundBeside(asked)("degree", degree, weight);
}

/** The same where nothing of the record names it. */
function bareFact(asked: AskedGap, basis: Basis): GapFound | null {
	return isNamedNowhere(asked, basis.isRegulated) ? bareOf(asked, basis) : null;
}

/** What the posting takes nobody without is named, whatever it is. */
function barringFact(asked: AskedGap): GapFound | null {
	const { tailoring } = asked.look;
	const { requirement } = asked.one;
	if (
		isBetweenLanguages(tailoring) ||
		!isBarring(requirement, tailoring) ||
		!namesThing(requirement, tailoring.match) ||
		!isNamedNowhere(asked, false)
	)
		return null;
	const weight = { unmet: null, rank: RANKS.certificate ?? OTHER };
	return foundBeside(asked)("bare", null, weight);
}

/** Between two languages words say too little of what the years were spent on, and of what no line holds. */
function isBetweenLanguages({ job, profile }: Tailoring): boolean {
	const own = profileLanguage(profile);
	return own !== "und" && job.language !== own;
}

/** Years in work that posting and profile do not share, whatever else the years were spent on. */
function farYears(asked: AskedGap): GapFound | null {
	const { years, kind } = asked.one.requirement;
	if (
		years === null ||
		kind !== "must" ||
		!isFar(asked.look.tailoring) ||
		!isNamedNowhere(asked, false)
	)
		return null;
	return foundBeside(asked)("bare", null, {
		unmet: "years",
		rank: RANKS.years ?? 0,
	});
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
	const degree = nearestHeld(asked);
	const weight = { unmet: null, rank: OTHER };
	return degree && foundBeside(asked)("degree", degree, weight);
}

/** A school that has to be finished is a degree, whatever it is called. */
const GRADUATION = /^graduation from\b/iu;
