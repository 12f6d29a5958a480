// A line that tells of one's own illness, leave or time without work, and of no work: "2017 accident (wrist), 4 months off". It belongs on
// no resume: the dates of the positions say what an employer may know.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";

export function isOwnAbsence(text: string, language: string): boolean {
	return (
		text.split(/\s+/u).length <= MOST_WORDS && patternOf(language).test(text)
	);
}

/** More words tell of work too. */
const MOST_WORDS = 12;

const known = new Map<string, RegExp>();

/** Behind the word stand no more than brackets before a comma, a number or the end: "Accident investigations" are work. */
function patternOf(language: string): RegExp {
	const code = LANGUAGE_CODES.find((one) => one === language) ?? "en";
	const found =
		known.get(code) ??
		listPattern(
			`^(?:(?:19|20)\\p{N}{2}[:,]?\\s)?(?:${SUMMARY_WORDS[code].ownAbsence})(?:\\s\\([^()]*\\))?(?:\\s?[,;–]|\\s\\p{N}|$)`,
			"iu",
		);
	known.set(code, found);
	return found;
}
