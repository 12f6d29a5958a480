// What of a summary may be said by itself: no praise, nothing private.

import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { LETTERS_BEGIN } from "../../language/word-edges.ts";

/** Neither praise, nor a private matter, nor a sentence with its own subject. */
export function isPlain(text: string): boolean {
	return isPublic(text) && !FIRST_PERSON.test(text);
}

/** No praise and nothing private, whoever speaks. */
export function isPublic(text: string): boolean {
	return !PRAISE.test(text) && !PRIVATE.test(text);
}

/** Leave, illness and family stand where the person put them, and nowhere else. */
const PRIVATE = new RegExp(
	`${LETTERS_BEGIN}(?:${alternatives(
		LANGUAGE_CODES.map((code) => SUMMARY_WORDS[code].privateMatters),
	)})`,
	"iu",
);

/** Beside sentences without a subject. */
const FIRST_PERSON = /(?<!\p{L})(?:I|my|me|we|our)(?!\p{L})/u;
const PRAISE = listPattern(
	`${LETTERS_BEGIN}(?:${alternatives(
		LANGUAGE_CODES.map((code) => SUMMARY_WORDS[code].praise),
	)})`,
	"iu",
);
