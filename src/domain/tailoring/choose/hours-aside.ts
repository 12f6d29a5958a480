// How many hours somebody worked, at the end of a line about what they did: "Gait training; from 2019 at 75 %". A reader asks why, and
// the line says nothing more for it. A line with a count keeps it: the hours may be what the count is held against.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { alternatives } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { WORD_BEGINS, WORD_ENDS } from "../../language/word-edges.ts";

/** The line without that end; null where there is none. */
export function withoutHours(text: string, language: string): string | null {
	const [, head = "", tail = ""] = ENDING.exec(text) ?? [];
	return head.split(/\s+/u).length >= LEAST_LEFT &&
		!/\p{N}/u.test(head) &&
		tail.split(/\s+/u).length <= LONGEST_TAIL &&
		patternOf(language).test(tail)
		? head
		: null;
}

const ENDING = /^(.*[^\s.;,])(?:[.;,]\s+)([^.;,]+)\.?$/su;
const LEAST_LEFT = 2;
const LONGEST_TAIL = 11;

const known = new Map<string, RegExp>();

function patternOf(language: string): RegExp {
	const code = LANGUAGE_CODES.find((one) => one === language) ?? "en";
	const found =
		known.get(code) ??
		new RegExp(
			`${WORD_BEGINS}(?:${alternatives([SUMMARY_WORDS[code].workingHours])})${WORD_ENDS}`,
			"iu",
		);
	known.set(code, found);
	return found;
}
