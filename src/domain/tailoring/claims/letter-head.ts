// What stands above a letter's text: whom it is for, where and when it was written, how the reader is greeted. That is no claim about
// the writer, as long as it says nothing but that.

import { clausesOf } from "../../clauses/clauses.ts";
import { hitsOn } from "../../clauses/hits.ts";
import { readLine } from "../../clauses/read-line.ts";
import type { Reading } from "../../clauses/reading.ts";
import { isPast } from "../../clauses/verb-forms.ts";
import { anyWord } from "../../language/patterns.ts";
import { CLAIM_WORDS } from "../../language/tables/claims-of-languages.ts";
import { datesIn } from "./text-dates.ts";
import type { TextLine } from "./text-lines.ts";

/** A letter may be in another language than its writer's profile. */
const GREETING = new RegExp(
	`^${anyWord(
		Object.values(CLAIM_WORDS).flatMap(({ greeting }) =>
			greeting.split(",").map((one) => one.trim()),
		),
	)}`,
	"iu",
);
const MOST_GREETED = 9;

/** The line that greets the reader; -1 where there is none. */
export function greetingAt(lines: readonly TextLine[], language: string) {
	return lines.findIndex(({ text }) => isGreeting(text, language));
}

/** Short, and neither about the writer nor about anything counted. */
function isGreeting(text: string, language: string): boolean {
	const sentences = readLine(text, language);
	if (!GREETING.test(text) || sentences.length > 1 || /[.;?]$/.test(text))
		return false;
	return sentences.every(
		(reading) =>
			reading.words.length <= MOST_GREETED &&
			reading.figures.length === 0 &&
			!speaksOfWriter(reading),
	);
}

/** Whether a line above the greeting only says where a letter goes, when, and what about. */
export function isOfHead(text: string, language: string): boolean {
	const dates = datesIn(text);
	const isDated = (at: number) =>
		dates.some(({ start, end }) => start <= at && at < end);
	return readLine(text, language).every(
		(reading) =>
			!reading.isTooLong &&
			!speaksOfWriter(reading) &&
			reading.figures.every(
				({ kind, first }) =>
					!MEASURED.has(kind) || isDated(reading.words[first]?.start ?? 0),
			) &&
			reading.hits.every(
				({ kind, concept }) => !(kind === "term" && DEGREE.test(concept)),
			) &&
			!beginsWithDeed(reading),
	);
}

/** "12 Main Street" and "8 May 2026" measure nothing. */
const MEASURED: ReadonlySet<string> = new Set([
	"percent",
	"points",
	"money",
	"time",
]);

const DEGREE = /degree|doctorate|phd|mba|master|bachelor|diploma/i;

/** Begins with what was done; "Question", "Institute" and "Subject" are things as well. */
function beginsWithDeed(reading: Reading): boolean {
	const [clause] = clausesOf(reading);
	const at = clause?.words[0];
	const word = at === undefined ? undefined : reading.words[at];
	if (at === undefined || !word || clause?.head !== at) return false;
	const own = hitsOn(reading.hits, at);
	return (
		own.some(({ kind }) => kind === "deed") &&
		(isPast(word, reading) || !own.some(({ kind }) => kind === "thing"))
	);
}

function speaksOfWriter({ words, vocabularies }: Reading): boolean {
	return words.some(({ folded }) =>
		vocabularies.some(({ self }) => self.has(folded)),
	);
}
