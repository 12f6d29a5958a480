// Sentences of the person's own summary a letter lists behind the lines of their work: studies under way for what is asked, a move, a
// permit. They stand nowhere else in the profile, and often decide.

import { proseLines } from "../../clauses/prose-lines.ts";
import {
	isNotHeld,
	isOver,
	isPlanned,
} from "../../language/reading/not-held.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isPublic } from "../lines/public-words.ts";
import { isGivenUp } from "./given-up.ts";
import { statementsIn } from "./own-statements.ts";
import { namesDayToCome } from "./papers-to-come.ts";
import { writtenPoint } from "./point.ts";
import type { Said } from "./said.ts";
import type { Voice } from "./voice.ts";

const MOST = 1;
const LONGEST = 160;
const FEWEST_WORDS = 4;
const HAN = /\p{Script=Han}/u;
/** Chinese says in one sign what others say in several. */
const HAN_IN_WORDS = 4;
/** Of a sentence's stems, what others may have said before it says nothing new. */
const SAID = 0.6;

/** At most one, in the person's own words; `others` are the sentences the letter has by now. */
export function summaryPoints(
	{ tailoring, voice }: { tailoring: Tailoring; voice: Voice },
	others: readonly Said[],
): Said[] {
	const text = others.map((one) => one.text).join("\n");
	const said = stemsOf(text);
	return proseLines(tailoring.profile.personal.summary)
		.filter(
			(sentence) =>
				isUsable(sentence) &&
				(isUnderWayFor(sentence, tailoring) || isMove(sentence, tailoring)) &&
				!isNamedIn(text, sentence) &&
				shareIn(stemsOf(sentence), said) < SAID,
		)
		.slice(0, MOST)
		.map((sentence) => ({
			text: writtenPoint({
				lead: "",
				colon: voice.words.colon,
				text: sentence.replace(/[\s.;,。]+$/u, ""),
			}),
			sources: [pathOf("personal", "summary")],
			original: sentence,
		}));
}

/** Whether the letter names the same studies already: "CAFERUIS (in progress)". */
function isNamedIn(text: string, sentence: string): boolean {
	return text
		.split(/[;.\n]\s*/u)
		.filter(isNotHeld)
		.some((part) => sharesNames(sentence, part));
}

function isUsable(sentence: string): boolean {
	return (
		sentence.length <= LONGEST / (HAN.test(sentence) ? HAN_IN_WORDS : 1) &&
		sentence.split(/\s+/u).length >= FEWEST_WORDS &&
		isPublic(sentence) &&
		!isGivenUp(sentence) &&
		!isOver(sentence)
	);
}

/** Whether it says how far somebody is with something the posting asks for by its name, or by two words of weight. */
function isUnderWayFor(sentence: string, { match, today }: Tailoring): boolean {
	const isUnderWay =
		isNotHeld(sentence) ||
		isPlanned(sentence) ||
		namesDayToCome(sentence, today);
	if (!isUnderWay) return false;
	return match.requirements.some(
		({ requirement: { kind, isNegated, text } }) =>
			kind !== "duty" && !isNegated && sharesNames(sentence, text),
	);
}

/** Whether two texts share a name in capitals or two words of weight. */
function sharesNames(one: string, other: string): boolean {
	const named = namesIn(other);
	const stems = stemsOf(other);
	return (
		namesIn(one).some((name) => named.includes(name)) ||
		[...stemsOf(one)].filter(
			(stem) => stem.length >= LONG_STEM && stems.has(stem),
		).length >= FEWEST_SHARED
	);
}

const LONG_STEM = 5;
const FEWEST_SHARED = 2;
const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}+]{2,11}(?![\p{L}\p{N}])/gu;

function namesIn(text: string): readonly string[] {
	return text === text.toUpperCase() ? [] : (text.match(NAME) ?? []);
}

/** Whether it says of somebody who lives elsewhere that they come. */
function isMove(
	sentence: string,
	{ profile, posting = "" }: Tailoring,
): boolean {
	const city = profile.personal.city?.split(",")[0]?.trim() ?? "";
	return (
		(city === "" || !posting.includes(city)) &&
		statementsIn(sentence, profileLanguage(profile)).some(
			({ kind }) => kind === "relocation" || kind === "workPermit",
		)
	);
}

function stemsOf(text: string): ReadonlySet<string> {
	return contentStems(wordsOf(text));
}

function shareIn(
	stems: ReadonlySet<string>,
	said: ReadonlySet<string>,
): number {
	const known = [...stems].filter((stem) => said.has(stem)).length;
	return known / Math.max(1, stems.size);
}
