// What tells the head of an entry from the text below it: its dates, its capitals, and that it is no sentence.
import { findDates } from "./find-dates.ts";
import { type SourceLine, textOfRuns } from "./source-line.ts";

/** A line that ends in its dates, or has them beside it and is a sentence of its own, is whole. */
export function endsHead(
	above: SourceLine,
	below: SourceLine,
	isBullet: boolean,
): boolean {
	const [text, next] = [textOfRuns(above.runs), textOfRuns(below.runs)];
	const dates = findDates(text);
	const nextDates = findDates(next);
	if (dates?.isRange && nextDates?.isRange) return true;
	if (dates?.index === 0 && nextDates?.index === 0) return true;
	const opensWithSpan = nextDates?.isRange === true && nextDates.index === 0;
	if (isBullet)
		return opensWithSpan || findDates(below.asides.join(" "))?.isRange === true;
	if (/[.。]$/.test(text) && findDates(above.asides.join(" "))) return true;
	const rest = text.slice((dates?.index ?? 0) + (dates?.written.length ?? 0));
	const isLast = dates !== null && dates.index > 0 && /^[)\].]*$/.test(rest);
	if (isLast) return dates.isRange || nextDates !== null;
	return dates?.isRange === true && dates.index === 0 && isSentence(next);
}

/** Words in capitals, as a title and an employer have; a sentence has few. */
export function isCapitalized(text: string): boolean {
	const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
	const large = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
	return words.length >= 3 && large.length >= words.length * 0.7;
}

export function isSentence(text: string): boolean {
	const small = text.match(/(?<=\s)\p{Ll}\S*/gu)?.length ?? 0;
	return /^\p{Lu}.*[.!?]$/u.test(text) && small > text.split(" ").length / 2;
}
