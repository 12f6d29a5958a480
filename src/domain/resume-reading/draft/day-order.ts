// "01/04/2019" is the first of April for most and the fourth of January for some: told by the file's other dates, else by its language.
import { pathOf, putAt, valueAt } from "../../profile/content-path.ts";
import type { FieldSource, ImportedProfile } from "./imported-profile.ts";

const SLASHED = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-]((?:19|20)\d{2})(?!\d)/g;
const MONTHS = 12;

type Order = "day-first" | "month-first";
type Found = { order: Order; isCertain: boolean };
type Reading = Pick<ImportedProfile, "profile" | "sources">;

/** Puts days and months into the reading where so far only the year was certain. */
export function withDays(
	{ profile, sources }: Reading,
	{ texts, language }: { texts: readonly string[]; language: string },
): Reading {
	const found = orderIn(texts, language);
	if (!found) return { profile, sources };
	return {
		profile,
		sources: sources.map((source) => {
			const path = pathOf(...source.path);
			const year: unknown = valueAt(profile, path);
			const date =
				typeof year === "string" && /^\d{4}$/.test(year)
					? dateOf(source, year, found.order)
					: null;
			if (date === null) return source;
			putAt(profile, path, date);
			const { why: _, ...rest } = source;
			return found.isCertain
				? { ...rest, doubtful: false }
				: { ...rest, doubtful: true, why: AS_USUAL };
		}),
	};
}

const AS_USUAL = "Read with the day before the month";

function orderIn(texts: readonly string[], language: string): Found | null {
	const dates = texts.flatMap((text) => [...text.matchAll(SLASHED)]);
	const numbers = (at: number) => dates.map((date) => Number(date[at]));
	const [first, second] = [numbers(1), numbers(2)];
	const isDayFirst = first.some((number) => number > MONTHS);
	const isMonthFirst = second.some((number) => number > MONTHS);
	if (dates.length === 0 || (isDayFirst && isMonthFirst)) return null;
	if (isDayFirst) return { order: "day-first", isCertain: true };
	if (isMonthFirst) return { order: "month-first", isCertain: true };
	// Jobs begin with a month: what is always the first is the day.
	const areFirst = (all: number[]) =>
		all.length > 1 && all.every((number) => number === 1);
	if (areFirst(first) !== areFirst(second))
		return {
			order: areFirst(first) ? "day-first" : "month-first",
			isCertain: true,
		};
	return language === "en" || language === "und"
		? null
		: { order: "day-first", isCertain: false };
}

/** A span's beginning stands before its end. */
function dateOf(
	{ path, quote }: FieldSource,
	year: string,
	order: Order,
): string | null {
	const dates = [...quote.matchAll(SLASHED)].filter((date) => date[3] === year);
	const isStart = String(path.at(-1)).startsWith("start");
	const [, one = "", other = ""] = (isStart ? dates[0] : dates.at(-1)) ?? [];
	const [day, month] = order === "day-first" ? [one, other] : [other, one];
	const isDate =
		Number(month) >= 1 &&
		Number(month) <= MONTHS &&
		Number(day) >= 1 &&
		Number(day) <= 31;
	return isDate
		? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
		: null;
}
