// The fact that comes nearest to a requirement and says that it is not held whole.

import { wordOf } from "../../language/patterns.ts";
import {
	isNotHeld,
	isOver,
	isStudied,
} from "../../language/reading/not-held.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { hasLimits, isBelowRank } from "../../match/decide/paper-rank.ts";
import { degreeRank } from "../../match/degree-ranks.ts";
import type { Fact, RequirementMatch } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { isInSection, SUMMARY_PATH } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { sharesBeginning } from "./certain-gaps.ts";
import type { AskedGap, Held } from "./gap-search.ts";
import { isGivenUp } from "./given-up.ts";
import { paperStated } from "./held-fact.ts";
import { isLimitedFact, studyOf } from "./limited-facts.ts";
import {
	NAMED,
	namedWith,
	namesCode,
	sharesCode,
	worthOf,
} from "./named-facts.ts";
import { isMachineCard } from "./own-statements.ts";
import { namesDayToCome } from "./papers-to-come.ts";

const SAME = 0.4;

/** The same for a paper that decides. */
const SAME_PAPER = 0.28;

/** Enough where matching found the same fact. */
const FOUND = 0.15;

/** Enough where matching found nothing, and the fact says that it is still going on or over: "The master's course has run since May". */
const NOT_YET = 0.25;

/** By so much more it names what is asked for than the line that was found for it. */
const CLEARLY = 0.15;

const WHEN = 0.4;

/** A requirement, and what was found for it. */
type PartSearch = {
	one: RequirementMatch;
	tailoring: Tailoring;
	/** Whether the posting decides on it. */
	isDeciding: boolean;
	/** The line found for it, whether that is not held whole, and how much it says of it. */
	best: string | undefined;
	isLess: boolean;
	ofBest: number;
};

type WeighedFact = { fact: Fact; worth: number };

/** The fact that names what is asked for and says that it is not held whole. */
export function heldInPart(
	{ one, look: { tailoring, voice, limited } }: AskedGap,
	isDeciding: boolean,
): Held | null {
	const { requirement, evidence } = one;
	const best = evidence[0]?.text;
	const isLess = best !== undefined && isLimitedFact(best, tailoring.today);
	// One of several that is held is enough.
	const isEnough = requirement.logic.how === "any" && best !== undefined;
	if (isEnough && !isLess && !isDeciding) return null;
	const worths = worthOf(
		[requirement.text, ...requirement.parts.map(({ text }) => text)],
		[...limited.map(({ clause }) => clause), best ?? ""],
		tailoring,
	);
	const ofBest = worths.at(-1) ?? 0;
	const search = { one, tailoring, isDeciding, best, isLess, ofBest };
	const orderOf = ({ fact, worth }: WeighedFact) =>
		// Until when tells more than that it goes on.
		worth +
		(namesDayToCome(fact.text, tailoring.today) ? WHEN : 0) +
		(isDeciding && isOnTheWayTo(requirement.text, fact.text) ? WHEN : 0);
	const [held] = limited
		.map(({ fact }, at) => ({ fact, worth: worths[at] ?? 0 }))
		.filter((each) => isToCome(each.fact, search) || isHeldPart(each, search))
		.toSorted((a, b) => orderOf(b) - orderOf(a))
		.flatMap(({ fact }) => paperStated(fact, { tailoring, voice }) ?? []);
	return held ? { ...held, also: namedWith(held, tailoring) } : null;
}

/** The same paper of a rank below the one asked for, or with limits: "NVQ Level 2" beside "NVQ Level 3". */
export function heldBelowRank({
	one: { requirement, evidence },
	look: { tailoring, voice },
}: AskedGap): Held | null {
	const [lower] = evidence
		.filter(
			({ path, text }) =>
				isInSection(path, "certifications") &&
				(isBelowRank([text], requirement.text) ||
					hasLimits(text, requirement.text)),
		)
		.flatMap((fact) => paperStated(fact, { tailoring, voice }) ?? []);
	return lower ?? null;
}

function isHeld({ one: { support } }: PartSearch): boolean {
	return support === "shown" || support === "listed";
}

/** What the person says of a day to come answers what begins with the same word. */
function isToCome({ path, text }: Fact, search: PartSearch): boolean {
	const { one, tailoring } = search;
	return (
		!isHeld(search) &&
		path === SUMMARY_PATH &&
		namesDayToCome(text, tailoring.today) &&
		sharesBeginning(one.requirement.text, text)
	);
}

/** Whether the fact is of the kind that is asked for, and names it. */
function isHeldPart({ fact, worth }: WeighedFact, search: PartSearch): boolean {
	const { one, tailoring, isDeciding } = search;
	const { text, ask, years } = one.requirement;
	const asksForDegree = degreeRank(text) > 0;
	// Who may drive a forklift may not drive a car for it.
	if (
		ask === "driving-licence" &&
		!isMachineCard(text) &&
		isMachineCard(fact.text)
	)
		return false;
	// "New Zealand Certificate" names the country that a permit is asked for, and no permit.
	if (ask === "work-permit" && !PERMIT.test(fact.text)) return false;
	// "Basic IT" asks for no more than the basics; behind a colon the posting says why.
	if (isStudied(text.split(REASON, 1)[0] ?? "") && isStudied(fact.text))
		return false;
	if (!isFit(fact.text, worth, search)) return false;
	// No course stands beside years of work.
	if (
		years !== null &&
		!isDeciding &&
		!asksForDegree &&
		isInSection(fact.path, "education")
	)
		return false;
	// A summary speaks of beginnings of all kinds, a course of what it is in.
	return (
		!isOfManyThings(fact.path) ||
		asksForDegree ||
		(isDeciding && isOnTheWayTo(text, fact.text)) ||
		sharesNoun(text, `${fact.text} ${studyOf(fact, tailoring.profile)}`, {
			worth,
			tailoring,
		})
	);
}

function isFit(text: string, worth: number, search: PartSearch): boolean {
	const { one, isDeciding, best, isLess, ofBest } = search;
	const asked = one.requirement.text;
	const isNamed =
		sharesCode(asked, text) ||
		namesPaper(asked, text) ||
		(isDeciding && isOnTheWayTo(asked, text));
	// A failed exam or a paper that is over answers nothing, but where it decides and has to be said.
	if (!isDeciding && !isNamed && (isOver(text) || isGivenUp(text)))
		return false;
	// Another paper that is over says nothing of the one that is asked for by its letters.
	if (!isNamed && isOver(text) && namesCode(asked)) return false;
	const mayBeNamed = isDeciding || isNotHeld(text);
	return (
		(worth >= leastWorth(text, search) || (mayBeNamed && isNamed)) &&
		(!isHeld(search) || (isLess ? text === best : worth >= ofBest + CLEARLY))
	);
}

/** How much a fact has to say of what is asked for. */
function leastWorth(
	text: string,
	{ one, tailoring, isDeciding, best, isLess }: PartSearch,
): number {
	if (isLess && text === best) return FOUND;
	if (
		one.support !== "shown" &&
		(isNotHeld(text) || namesDayToCome(text, tailoring.today))
	)
		return NOT_YET;
	return isDeciding ? SAME_PAPER : SAME;
}

function isOfManyThings(path: string): boolean {
	return isInSection(path, "personal", "education");
}

const SHORTEST_PAPER = 5;

/** Whether a requirement holds the name of a paper, without what stands in brackets behind it. */
function namesPaper(asked: string, paper: string): boolean {
	const name = paper.replace(/\s*\([^()]*\)\s*$/u, "").toLowerCase();
	return (
		name !== paper.toLowerCase() &&
		name.length >= SHORTEST_PAPER &&
		asked.toLowerCase().includes(name)
	);
}

const REASON = / ?: /u;

const PERMIT = new RegExp(
	wordOf(POSTING_WORDS, ({ asks }) => asks.workPermit),
	"iu",
);

const FIELD = new RegExp(
	wordOf(DETAIL_WORDS, ({ fields }) => fields),
	"iu",
);

/** "Meisterkurs (Teile III und IV bestanden, I und II offen)" leads to a "Meisterbrief": the same word begins both names. */
function isOnTheWayTo(asked: string, paper: string): boolean {
	const [name = ""] = paper.split(/[\s(,]/u, 1);
	return isNotHeld(paper) && sharesBeginning(asked.replace(FIELD, ""), name);
}

/** Across languages only what is nearly the same shares one. */
function sharesNoun(
	asked: string,
	line: string,
	{ worth, tailoring }: { worth: number; tailoring: Tailoring },
): boolean {
	if (tailoring.job.language !== profileLanguage(tailoring.profile))
		return worth >= NAMED;
	const held = contentStems(wordsOf(line));
	return [...contentStems(wordsOf(asked.replace(FIELD, "")))].some(
		(stem) => stem.length >= SHORTEST_STEM && held.has(stem),
	);
}

const SHORTEST_STEM = 4;
