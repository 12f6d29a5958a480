// Whether the dates of a text belong to an entry that is named close by.
import { entryPathOf } from "../../profile/content-path.ts";
import { notOwn } from "./check.ts";
import { spanText } from "./entry-dates.ts";
import { datesIn, isDateOf } from "./text-dates.ts";
import { SENTENCE, type TextReading } from "./text-reading.ts";

// The name of an entry stands at most so many lines from its dates.
const ABOVE = 3;
const BELOW = 2;

/** The dates of a line; those that belong to no entry named close by are problems. */
export function checkDates(
	at: number,
	where: string,
	{ check, lines, byLine: rows, spans }: TextReading,
) {
	const text = lines[at]?.text ?? "";
	const near = new Set(
		rows
			.slice(Math.max(0, at - ABOVE), at + BELOW + 1)
			.flat()
			.flatMap(({ path }) => (path === null ? [] : [entryPathOf(path)])),
	);
	// In a sentence a date belongs to what it tells, which is for its proof.
	const isSentence = SENTENCE.test(text);
	const isWritten = (rows[at] ?? []).every(({ path }) => path !== null);
	const dates = datesIn(text);
	if (isWritten) return dates;
	const own = spans.filter(({ path }) => near.has(path));
	const said = check.ground.text.toLowerCase();
	for (const date of dates) {
		// In a text of the profile's own; whether the sentence says the same of it is for its proof.
		const isReported =
			said.includes(date.text.toLowerCase()) ||
			(isSentence && yearsOf(date.text).every((year) => said.includes(year)));
		if (
			isReported ||
			isDateOf(date, own.length > 0 && !isSentence ? own : spans)
		)
			continue;
		notOwn(
			check,
			{ path: where, text: date.text },
			own.map(({ span }) => spanText(span)),
		);
	}
	return dates;
}

function yearsOf(date: string): readonly string[] {
	return date.match(/(?:19|20)\d\d/g) ?? [date.toLowerCase()];
}
