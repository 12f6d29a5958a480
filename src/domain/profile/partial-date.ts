// Reads the dates people write in resumes into the profile's partial dates. A part that is not stated stays out: "Summer
// 2022" is the year 2022, never a month of our choosing.

import { listPattern } from "../language/list-pattern.ts";
import {
	ARTICLE,
	DATE_IN_UNITS,
	monthOf,
	PRESENT,
	SINCE,
	TO,
} from "../language/reading/date-patterns.ts";

/** `date` is "YYYY", "YYYY-MM" or "YYYY-MM-DD". `isExact` is false when something of what was written is lost. */
export type ReadDate = {
	date: string | null;
	isPresent: boolean;
	isExact: boolean;
};
export type ReadRange = {
	start: string | null;
	end: string | null;
	isCurrent: boolean;
	isExact: boolean;
};

const IS_PRESENT = listPattern(`^${PRESENT}\\.?$`, "iu");
const OPENS_SPAN = listPattern(`^${SINCE} (?:${ARTICLE} )?`, "iu");
const UP_TO_NOW = listPattern(
	`(?:[-–—~]|(?<= )${TO})? ?(?:${ARTICLE} )?${PRESENT}\\.?$`,
	"iu",
);
const BETWEEN = listPattern(` [-~] | ?[–—] ?| ${TO} (?:${ARTICLE} )?`, "iu");
const IN_UNITS = listPattern(`^${DATE_IN_UNITS}$`, "iu");

const NOTHING: ReadDate = { date: null, isPresent: false, isExact: false };

/** One date as written, in any of the usual forms. Two days that could be either day or month leave the year alone. */
export function readDate(written: unknown): ReadDate {
	if (typeof written === "number")
		return inYears(written) ? exact(String(written)) : NOTHING;
	if (typeof written !== "string") return NOTHING;
	const text = written.trim();
	if (IS_PRESENT.test(text))
		return { date: null, isPresent: true, isExact: true };
	return readNumbers(text) ?? readWords(text);
}

/** A span of time as written in one text, such as "May 2023 - Present". One date alone is both start and end. */
export function readRange(written: string): ReadRange {
	const text = written.replace(/\s+/g, " ").trim();
	const now = UP_TO_NOW.exec(text);
	const opened = (now ? text.slice(0, now.index) : text).trim();
	const [first = "", ...others] = opened
		.replace(OPENS_SPAN, "")
		.split(BETWEEN)
		.filter((part) => part !== "");
	const start = readDate(first);
	const isCurrent =
		now !== null || (others.length === 0 && OPENS_SPAN.test(opened));
	const end = others.length === 0 ? start : readDate(others.at(-1));
	return {
		start: start.date,
		end: isCurrent ? null : end.date,
		isCurrent,
		isExact: (start.isExact || first === "") && (isCurrent || end.isExact),
	};
}

function readNumbers(text: string): ReadDate | null {
	const big =
		/^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ]\d\d:.*)?$/.exec(
			text,
		);
	if (big) return build(big[1], big[2], big[3]);
	if (IN_UNITS.test(text)) return readUnits(text);
	const month = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(text);
	if (month) return build(month[2], month[1]);
	const dotted = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(text);
	if (dotted) return build(dotted[3], dotted[2], dotted[1]);
	const slashed = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text);
	if (!slashed) return null;
	const [, first, second, year] = slashed;
	if (Number(first) > 12) return build(year, second, first);
	if (Number(second) > 12 || first === second)
		return build(year, first, second);
	return { ...build(year), isExact: false };
}

function readUnits(text: string): ReadDate {
	const [year, ...others] = text.match(/\d+/g) ?? [];
	const name = /^\d+\s?\p{L}\s?(\p{L}+)/u.exec(text)?.[1];
	const month = name === undefined ? null : monthOf(name);
	return month === null
		? build(year, ...others)
		: build(year, String(month), ...others);
}

function readWords(text: string): ReadDate {
	const years = text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? [];
	if (years.length !== 1) return NOTHING;
	const year = years[0];
	const rest = text.replace(year ?? "", " ").toLowerCase();
	const words = rest.match(/\p{L}+/gu) ?? [];
	const months = words.map(monthOf).filter((month) => month !== null);
	const days = rest.match(/\d+/g) ?? [];
	if (months.length !== 1)
		return { ...build(year), isExact: words.length === 0 && days.length === 0 };
	return build(
		year,
		String(months[0]),
		days.length === 1 ? days[0] : undefined,
	);
}

function build(
	year: string | undefined,
	month?: string,
	day?: string,
): ReadDate {
	if (!inYears(Number(year))) return NOTHING;
	if (month === undefined) return exact(String(year));
	if (!within(month, 12))
		return { date: String(year), isPresent: false, isExact: false };
	const upToMonth = `${year}-${month.padStart(2, "0")}`;
	if (day === undefined) return exact(upToMonth);
	if (!within(day, 31))
		return { date: upToMonth, isPresent: false, isExact: false };
	return exact(`${upToMonth}-${day.padStart(2, "0")}`);
}

function exact(date: string): ReadDate {
	return { date, isPresent: false, isExact: true };
}

function inYears(year: number): boolean {
	return Number.isInteger(year) && year >= 1900 && year <= 2100;
}

function within(text: string, highest: number): boolean {
	const number = Number(text);
	return number >= 1 && number <= highest;
}
