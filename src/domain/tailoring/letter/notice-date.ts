// The first day somebody can come, by how long their notice is: counted from the day of the letter, to the end of a month or quarter
// where it runs to one, and the day after.
import { NUMBER, readNumber } from "../../job/numbers.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { DOCUMENT_WORDS } from "../../language/tables/documents-of-languages.ts";
import { fill } from "./voice.ts";

const LONGEST_NOTICE = 120;
const DAYS_OF_WEEK = 7;
const MONTHS_OF_QUARTER = 3;

/** "YYYY-MM-DD" for a notice in its own words and a day in the same form; null where it says no time for certain. */
export function firstDayAfter(
	notice: string,
	language: LanguageCode,
	today: string,
): string | null {
	const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
	if (notice.length > LONGEST_NOTICE || month === 0 || day === 0) return null;
	const { weeks, months, toMonthEnd, toQuarterEnd } =
		DETAIL_WORDS[language].spans;
	const isIn = (words: string) => new RegExp(words, "iu").test(notice);
	const [, count = "", unit] =
		new RegExp(
			`(?<![\\p{L}\\d])(${NUMBER}|an?)[\\s-]{0,3}(${weeks}|${months})`,
			"iu",
		).exec(notice) ?? [];
	const number = /^an?$/i.test(count) ? 1 : readNumber(count);
	if (unit === undefined || number === null || !Number.isInteger(number))
		return null;
	const isWeeks = new RegExp(`^(?:${weeks})$`, "iu").test(unit);
	const last = isWeeks
		? new Date(Date.UTC(year, month - 1, day + number * DAYS_OF_WEEK))
		: monthsLater({ year, month, day }, number);
	if (isIn(toQuarterEnd)) return afterMonth(last, quarterEnd(last));
	if (isIn(toMonthEnd)) return afterMonth(last, last.getUTCMonth());
	return iso(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate() + 1);
}

/** Whether a notice runs to the end of a month or of a quarter. */
export function isToAnEnd(notice: string, language: LanguageCode): boolean {
	const { toMonthEnd, toQuarterEnd } = DETAIL_WORDS[language].spans;
	return new RegExp(`${toMonthEnd}|${toQuarterEnd}`, "iu").test(notice);
}

/** The same day of a later month, or its last. */
function monthsLater(
	{ year, month, day }: { year: number; month: number; day: number },
	count: number,
): Date {
	const end = new Date(Date.UTC(year, month - 1 + count + 1, 0));
	return new Date(
		Date.UTC(
			end.getUTCFullYear(),
			end.getUTCMonth(),
			Math.min(day, end.getUTCDate()),
		),
	);
}

function quarterEnd(day: Date): number {
	const quarter = Math.floor(day.getUTCMonth() / MONTHS_OF_QUARTER);
	return quarter * MONTHS_OF_QUARTER + MONTHS_OF_QUARTER - 1;
}

function afterMonth(day: Date, month: number): string {
	return iso(day.getUTCFullYear(), month + 1, 1);
}

function iso(year: number, month: number, day: number): string {
	return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** A day in the words of a language, in a country's own order where it has one. */
export function dayInWords(
	date: string,
	language: LanguageCode,
	order: string | undefined,
): string {
	const { months, formalDate } = DOCUMENT_WORDS[language];
	const [year = "", month = "", day = ""] = date.split("-");
	return fill(order ?? formalDate, {
		year,
		month: months.split(" ")[Number(month) - 1] ?? month,
		day: String(Number(day)),
		m: String(Number(month)),
		mm: month,
		dd: day,
	});
}
