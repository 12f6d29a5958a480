// A line that tells of one's own illness, leave or time without work, and of no work: "2017 accident (wrist), 4 months off". It belongs on
// no resume: the dates of the positions say what an employer may know.
import { summaryPattern } from "./summary-pattern.ts";

export function isOwnAbsence(text: string, language: string): boolean {
	return (
		text.split(/\s+/u).length <= MOST_WORDS && patternOf(language).test(text)
	);
}

/** More words tell of work too. */
const MOST_WORDS = 14;

/** Behind the word stand no more than brackets before a comma, a number or the end: "Accident investigations" are work. */
const patternOf = summaryPattern(
	({ ownAbsence }) =>
		`^(?:(?:19|20)\\p{N}{2}(?:\\s?[–/-]\\s?(?:19|20)?\\p{N}{2})?[:,]?\\s)?(?:${ownAbsence})(?:\\s\\([^()]*\\))?(?:\\s?[,;–]|\\s\\p{N}|\\s\\p{L}{3,9}\\.?\\s(?:19|20)\\p{N}{2}|$)`,
);
