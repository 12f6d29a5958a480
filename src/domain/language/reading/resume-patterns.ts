// The words of resumes, of all languages at once: a resume mixes them, and which it is written in is not known before it is
// read. Patterns are for the flags "iu".

import { UNSPACED } from "../language-code.ts";
import { listPattern } from "../list-pattern.ts";
import { type Alternatives, alternatives, termsOf } from "../patterns.ts";
import type { ResumeWords } from "../resume-words.ts";
import {
	READ_RESUME_WORDS,
	RESUME_WORDS,
} from "../tables/resume-of-languages.ts";

type Pick = (words: ResumeWords) => Alternatives;

/** The words as one group of a pattern. */
export function inAnyLanguage(...picks: Pick[]): string {
	return `(?:${alternatives(picks.flatMap((pick) => READ_RESUME_WORDS.map(pick)))})`;
}

/** The words where they are no part of longer ones. */
export function wordOfAnyLanguage(pick: Pick): RegExp {
	return listPattern(
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
	return READ_RESUME_WORDS.flatMap((words) => termsOf(pick(words)));
}
