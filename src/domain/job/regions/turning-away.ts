// Sentences that turn away whoever lacks something, told by their parts: who lacks it and what then does not happen, in either order, or
// to whom alone it does. The ways of saying so are too many for a list of phrases.

import type { LanguageCode } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import type { TurningAway } from "../../language/posting-words.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import type { Spoken } from "../text/spoken.ts";

/** In characters: the two parts may stand in two sentences. */
const APART = 130;
const BESIDE = 90;

type Patterns = Record<"says" | "notOf" | "ofBefore" | "notEnough", RegExp>;

const made = new Map<LanguageCode, Patterns | null>();

/** Whether it says in one of the languages that nobody is taken without something. */
export function turnsAway(text: string, { codes }: Spoken): boolean {
	return codes.some((code) => patternsFor(code)?.says.test(text) === true);
}

/** "We cannot put anyone in charge of a kitchen without it", "A trainee's card is not accepted": what is lacking stands in the sentence before. */
export function pointsBack(text: string, { codes }: Spoken): boolean {
	return codes.some((code) => patternsFor(code)?.ofBefore.test(text) === true);
}

/** Whether it names what does not do in the place of what stands in the sentence before. */
export function namesNotEnough(text: string, { codes }: Spoken): boolean {
	return codes.some((code) => patternsFor(code)?.notEnough.test(text) === true);
}

/** Whether it speaks of what is sent, of how one works, or of others than applicants. */
export function isOfSomethingElse(text: string, { codes }: Spoken): boolean {
	return codes.some((code) => patternsFor(code)?.notOf.test(text) === true);
}

function patternsFor(code: LanguageCode): Patterns | null {
	const known = made.get(code);
	if (known !== undefined) return known;
	const { turnsAway: words } = POSTING_WORDS[code].demand;
	const patterns = words === undefined ? null : patternsOf(words);
	made.set(code, patterns);
	return patterns;
}

function patternsOf(words: TurningAway): Patterns {
	const word = (list: string) => `${LETTERS_BEGIN}(?:${list})${LETTERS_END}`;
	const [lacking, refused, only, admitted] = [
		words.lacking,
		words.refused,
		words.only,
		words.admitted,
	].map(word);
	const within = (from: string, most: number, to: string) =>
		`${from}[^\\n]{0,${most}}?${to}`;
	return {
		says: listPattern(
			[
				within(lacking ?? "", APART, refused ?? ""),
				within(refused ?? "", BESIDE, lacking ?? ""),
				within(only ?? "", BESIDE, admitted ?? ""),
				within(admitted ?? "", BESIDE, only ?? ""),
				`${LETTERS_BEGIN}(?:${words.terms}|${words.notEnough})`,
			].join("|"),
			"iu",
		),
		notOf: listPattern(word(words.notOf), "iu"),
		notEnough: listPattern(`${LETTERS_BEGIN}(?:${words.notEnough})`, "iu"),
		ofBefore: listPattern(
			`${LETTERS_BEGIN}(?:${words.withoutIt}|${words.notEnough})`,
			"iu",
		),
	};
}
