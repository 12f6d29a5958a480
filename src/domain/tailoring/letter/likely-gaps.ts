// Requirements that the profile most likely does not answer, where neither a paper nor dates nor a name decides. The weights are fitted to
// what people said of requirements the matcher calls absent (docs/decisions/2026-11-29-gaps-by-fitted-weights.md): what is named as
// missing must not be held.
import type { Requirement, Term } from "../../job/job.ts";
import { factsOf } from "../../match/facts.ts";
import type { Match, RequirementMatch } from "../../match/match.ts";
import { matchesNamed } from "../../match/named-matches.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isOfficeTool } from "../choose/weak-skills.ts";
import { isWished } from "./certain-gaps.ts";
import { isSaid, missingSentence } from "./gap-sentences.ts";
import type { Material } from "./letter-material.ts";
import { worthOf } from "./named-facts.ts";
import { isOpenRequirement } from "./open-requirements.ts";
import { quotedNeed } from "./quoted-need.ts";
import type { Said } from "./said.ts";
import { taskPhrase } from "./task-phrase.ts";
import { quote, type Voice } from "./voice.ts";

type Look = Pick<Material, "tailoring" | "voice">;

/** For each unit, in the logarithm of the odds. */
const WEIGHTS = {
	base: 2.24,
	/** How much of it the nearest line says, 0–1. */
	near: -1.97,
	/** How much of it the match grants, 0–1. */
	granted: -2.6,
	score: -1.91,
	/** Of the terms it names and the profile holds nowhere, up to three. */
	missing: 0.55,
	/** For ten words, up to thirty. */
	words: -0.38,
	/** Its place in the posting, 0–1. */
	place: -1.09,
};
const MOST_MISSING = 3;
const MOST_WORDS = 30;
/** Of those that likely nine in ten are missing, and hardly one of the others is held whole. */
const CERTAIN = 0.7;
/** More confess a list. */
const MOST = 2;

/** One sentence; none where nothing is missing for certain, or where the letter speaks another language than the posting. */
export function likelyGaps(look: Look, said: readonly Said[]): Said[] {
	const needs = likelyNeeds(look)
		.map(({ need }) => need)
		.filter((need) => !isSaid(need, said));
	return missingSentence(needs.slice(0, MOST), look.voice);
}

/** What is required and surely missing, as a sentence goes on with it: what the question is about whether that is a condition. */
export function likelyConditions(look: Look): string[] {
	return likelyNeeds(look)
		.filter(({ isDuty }) => !isDuty)
		.map(({ need }) => need)
		.slice(0, MOST);
}

/** What a model found unanswered and deciding, as a sentence goes on with it; a letter in another language quotes it. */
export function readerConditions(look: Look): string[] {
	const { job, match } = look.tailoring;
	const isForeign = job.language !== look.voice.language;
	const named = (one: RequirementMatch) =>
		isForeign ? null : needOf(one, look);
	return match.requirements
		.filter(({ decides }) => decides)
		.flatMap((one) => named(one) ?? quotedShort(one, look.voice));
}

const LONGEST_QUOTED = 90;

function quotedShort(
	{ requirement: { text } }: RequirementMatch,
	voice: Voice,
): string[] {
	const said = oneLine(text).replace(/[.;,]$/u, "");
	return said.length <= LONGEST_QUOTED ? [quote(said, voice)] : [];
}

type LikelyNeed = { need: string; isDuty: boolean };

/** What is required before what the work is, the likeliest first. */
function likelyNeeds(look: Look): LikelyNeed[] {
	const { tailoring, voice } = look;
	const { job, match } = tailoring;
	if (job.language !== voice.language) return [];
	return match.requirements
		.flatMap((one, at) => {
			const isDuty = one.requirement.kind === "duty";
			const odds = isAskedPlainly(one, look) ? likelihood(one, at, look) : 0;
			const need = odds >= CERTAIN ? needOf(one, look) : null;
			return need === null ? [] : [{ need, odds, isDuty }];
		})
		.toSorted((a, b) => Number(a.isDuty) - Number(b.isDuty) || b.odds - a.odds);
}

function isAskedPlainly(one: RequirementMatch, { tailoring }: Look): boolean {
	const { requirement, support } = one;
	const { kind, ask, group, orEquivalent } = requirement;
	return (
		support === "absent" &&
		ask === null &&
		group === null &&
		!orEquivalent &&
		(requirement.years !== null ||
			missingTerms(requirement, tailoring.match).length > 0) &&
		(kind === "duty"
			? !requirement.isNegated &&
				!requirement.isConditional &&
				!isWished(requirement, tailoring)
			: isOpenRequirement(one, tailoring))
	);
}

/** 0 where it is below what counts as certain before a line is looked for that comes near. */
function likelihood(
	one: RequirementMatch,
	at: number,
	{ tailoring }: Look,
): number {
	const odds = oddsOf(one, at, tailoring.match);
	if (shareOf(odds) < CERTAIN) return 0;
	const facts = factsOf(tailoring.profile).map(({ text }) => text);
	const near = worthOf([one.requirement.text], facts, tailoring);
	return shareOf(odds + WEIGHTS.near * Math.max(0, ...near));
}

function shareOf(odds: number): number {
	return 1 / (1 + Math.exp(-odds));
}

function oddsOf(
	{ requirement, granted }: RequirementMatch,
	at: number,
	match: Match,
): number {
	const { score, requirements } = match;
	const missing = missingTerms(requirement, match);
	const weight = missing.reduce((sum, term) => sum + term.weight, 0);
	const words = oneLine(requirement.text).split(" ").length;
	return (
		WEIGHTS.base +
		WEIGHTS.granted * (granted ?? 0) +
		(WEIGHTS.score * score) / 100 +
		WEIGHTS.missing * Math.min(MOST_MISSING, weight) +
		(WEIGHTS.words * Math.min(MOST_WORDS, words)) / 10 +
		(WEIGHTS.place * at) / Math.max(1, requirements.length)
	);
}

function missingTerms(requirement: Requirement, { terms }: Match): Term[] {
	return matchesNamed(terms, requirement).flatMap(({ term, support }) =>
		support === "absent" && term.kind !== "soft" && isName(term.forms[0] ?? "")
			? [term]
			: [],
	);
}

/** One common word may stand in any sentence, and nobody is asked about Excel. */
function isName(form: string): boolean {
	return /\s|\p{Lu}|\d/u.test(form) && !isOfficeTool(form);
}

/** As a sentence goes on with it; null for what is no name of a thing, as many English tasks are. */
function needOf(
	{ requirement: { kind, text } }: RequirementMatch,
	{ tailoring: { job }, voice }: Look,
): string | null {
	const { language } = job;
	const need = quotedNeed({ text, language }, voice);
	if (need === null || isSpoken(oneLine(text), voice)) return null;
	const isEnglishTask = language === "en" && kind !== "must";
	const isPiece =
		(language === "en" && QUOTED.test(need)) || /\([^)]*$/u.test(need);
	return isEnglishTask || isPiece ? null : need.replace(PRAISE, "");
}

/** Whether the employer speaks in it, of itself or to the reader: "hilft in unseren Teams", "veillez au respect". */
function isSpoken(text: string, { language, words }: Voice): boolean {
	const task = taskPhrase(text, { language, words });
	return (
		words.needs.ours.some(([our]) => our.test(text)) ||
		(task !== null && !text.includes(task))
	);
}

/** Whoever has no knowledge of something has no deep one. */
const PRAISE =
	/^(?:an? )?(?:(?:advanced|broad|deep|demonstrated|excellent|extensive|good|hands-on|in-depth|proven|solid|sound|strong|thorough|working)(?:,? and|,)? )+(?=experience|knowledge|understanding)/iu;
const QUOTED = /^[“„«]/u;
