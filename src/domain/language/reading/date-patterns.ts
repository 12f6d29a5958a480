// The date words of all languages, as whoever reads dates needs them. A resume mixes languages ("März 2019 – Present"), so
// the words of all are known at once; no word names two months.
import type { DateWords } from "../date-words.ts";
import { anyOf, anyWord } from "../patterns.ts";
import { READ_DATE_WORDS } from "../tables/dates-of-languages.ts";

const LANGUAGES = READ_DATE_WORDS;

type WordList = {
	[Key in keyof DateWords]: DateWords[Key] extends readonly string[]
		? Key
		: never;
}[keyof DateWords];

const all = (key: WordList) => LANGUAGES.flatMap((words) => words[key]);

const MONTHS = new Map(
	LANGUAGES.flatMap(({ months }) =>
		months.flatMap((names, index) =>
			names.map((name) => [name.toLowerCase(), index + 1] as const),
		),
	),
);

/** 1 to 12 for the name of a month in any language, or what is written for short; null for any other word. */
export function monthOf(word: string): number | null {
	return MONTHS.get(word.toLowerCase()) ?? null;
}

// Sources of patterns for the flags "iu".
/** A month's name and the point of its short form. */
export const MONTH = `${anyWord(MONTHS.keys())}\\.?`;
export const SEASON = anyWord(all("seasons"));
export const PRESENT = anyWord(all("present"));
export const FROM = anyWord(all("from"));
export const SINCE = anyWord(all("since"));
export const TO = anyWord(all("to"));
export const UNTIL = anyWord(all("until"));
export const OF = anyWord(all("of"));
export const ARTICLE = anyWord(all("articles"));
export const ORDINAL = anyOf(all("ordinals"));

/** What follows a number of years or of months: "years", "meses". */
export const YEAR_UNIT = anyOf(all("yearUnits"));
export const MONTH_UNIT = anyOf(all("monthUnits"));
export const ONE = anyOf(all("one"));

const UNITED = LANGUAGES.filter(({ units }) => units !== null);
const unit = (key: "year" | "month" | "day") =>
	`[${UNITED.map(({ units }) => units?.[key]).join("")}]`;
const NAMED_MONTH = anyOf(UNITED.flatMap(({ months }) => months.flat()));

/** A date whose numbers are followed by their units: "2019年3月1日", "2019年三月", "2019年". */
export const DATE_IN_UNITS = `(?:19|20)\\d{2}\\s?${unit("year")}(?:\\s?(?:\\d{1,2}\\s?${unit("month")}|${NAMED_MONTH})(?:\\s?\\d{1,2}\\s?${unit("day")})?)?`;
