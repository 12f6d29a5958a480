// The words of resumes, of all languages at once: a resume mixes them, and which it is written in is not known before it is
// read. Patterns are for the flags "iu".
import { LANGUAGE_CODES, UNSPACED } from "./language-code.ts";
import {
	type Alternatives,
	alternatives,
	partOf,
	termsOf,
} from "./patterns.ts";
import type { ResumeWords } from "./resume-words.ts";
import { RESUME_WORDS } from "./tables/resume-of-languages.ts";

type Pick = (words: ResumeWords) => Alternatives;

/** The words as one group of a pattern. */
export function inAnyLanguage(...picks: Pick[]): string {
	return `(?:${picks.map((pick) => partOf(RESUME_WORDS, pick)).join("|")})`;
}

/** The words where they are no part of longer ones. */
export function wordOfAnyLanguage(pick: Pick): RegExp {
	return new RegExp(
		`(?<![\\p{L}\\d])${inAnyLanguage(pick)}(?![\\p{L}\\d])`,
		"iu",
	);
}

/** The words of languages that write without blanks, wherever they stand. */
export function unspacedWord(pick: Pick): RegExp {
	const lists = UNSPACED.map((code) => pick(RESUME_WORDS[code]));
	return new RegExp(alternatives(lists), "iu");
}

/** The terms of a plain list, in every language's order. */
export function termsOfAllLanguages(pick: Pick): string[] {
	return LANGUAGE_CODES.flatMap((code) => termsOf(pick(RESUME_WORDS[code])));
}
