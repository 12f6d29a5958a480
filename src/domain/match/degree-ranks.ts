// Degrees by rank, from school (1) to doctorate (5), as the languages name them.

import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../language/language-code.ts";
import { listPattern } from "../language/list-pattern.ts";
import type { DegreeName, MeaningWords } from "../language/meaning-words.ts";
import { MEANING_WORDS } from "../language/tables/meaning-of-languages.ts";
import { WORD_BEGINS, WORD_ENDS } from "../language/word-edges.ts";
import { recent } from "../recent.ts";

const RANKS: readonly (readonly [DegreeName, number])[] = [
	["doctorate", 5],
	["master", 4],
	["bachelor", 3],
	["associate", 2],
	["school", 1],
];
/** Of a university, where a text says no more. */
const ANY_RANK = 3;

type Patterns = {
	ranks: readonly (readonly [rank: number, pattern: RegExp])[];
	any: RegExp;
};

const HAN = /\p{Script=Han}/u;

function patternsOf(
	codes: readonly LanguageCode[],
	wordsOf: (words: MeaningWords, name: DegreeName) => string,
): Patterns {
	const patternOf = (pick: (words: MeaningWords) => string) =>
		wordPattern(codes.map((code) => pick(MEANING_WORDS[code])));
	return {
		ranks: RANKS.map(([name, rank]) => [
			rank,
			patternOf((words) => wordsOf(words, name)),
		]),
		any: patternOf(({ anyDegree }) => anyDegree),
	};
}

// Chinese writes without blanks: its words have no bounds to look at.
function wordPattern(lists: readonly string[]): RegExp {
	const words = lists.join("|").split("|").filter(Boolean);
	const han = words.filter((word) => HAN.test(word));
	const bounded = lists.filter((list) => list !== "" && !HAN.test(list));
	const parts = [
		...(bounded.length > 0
			? [`${WORD_BEGINS}(?:${bounded.join("|")})${WORD_ENDS}`]
			: []),
		...han,
	];
	return listPattern(parts.join("|") || "(?!)", "iu");
}

let entered: Patterns | null = null;
const asked = new Map<string, Patterns>();

/** The highest rank named in a degree as it is entered in a resume, 0 where none is. */
export const degreeRank = recent((text: string) => enteredRank(text), {
	most: 200,
	longest: 200,
});

function enteredRank(text: string): number {
	entered ??= patternsOf(LANGUAGE_CODES, ({ degrees, bareDegrees }, name) =>
		[degrees[name], bareDegrees[name]].filter(Boolean).join("|"),
	);
	const found = ranksIn(text, entered);
	return Math.max(0, ...found);
}

/** The least a posting's text asks for, since a choice of degrees asks for the lowest; 0 where it names none. `language` is ISO 639-1. */
export function lowestDegree(text: string, language: string): number {
	const codes = LANGUAGE_CODES.filter(
		(code) => code === language || code === "en",
	);
	const key = codes.join();
	const patterns =
		asked.get(key) ?? patternsOf(codes, ({ degrees }, name) => degrees[name]);
	asked.set(key, patterns);
	const found = ranksIn(text, patterns);
	return found.length === 0 ? 0 : Math.min(...found);
}

/** "M.S.", "M.B.A.", "B.S.N.": the letters of a degree, each with its point. */
const POINTED = /(?<![\p{L}.])(?:\p{Lu}{1,2}\.\s?){1,3}\p{Lu}(?!\p{L})\.?/gu;

function withoutPoints(text: string): string {
	return text.replace(POINTED, (name) => `${name.replace(/[.\s]/gu, "")} `);
}

function ranksIn(written: string, { ranks, any }: Patterns): number[] {
	const text = withoutPoints(written);
	const found = ranks
		.filter(([, pattern]) => pattern.test(text))
		.map(([rank]) => rank);
	return found.length === 0 && any.test(text) ? [ANY_RANK] : found;
}
