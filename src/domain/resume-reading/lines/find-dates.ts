// Finds dates and spans of time within a line, in the forms and languages resumes are written in. What a date then is,
// decides partial-date.ts: a part that is not stated stays out.

import { listPattern } from "../../language/list-pattern.ts";
import {
	ARTICLE,
	DATE_IN_UNITS,
	FROM,
	MONTH,
	OF,
	ORDINAL,
	PRESENT,
	SEASON,
	SINCE,
	TO,
	UNTIL,
} from "../../language/reading/date-patterns.ts";
import { readDate } from "../../profile/partial-date.ts";

export type FoundDates = {
	start: string | null;
	end: string | null;
	isCurrent: boolean;
	/** Whether both ends, or one and "since", are told. A single date is its own end. */
	isRange: boolean;
	isExact: boolean;
	written: string;
	index: number;
};

const YEAR = "(?:19|20)\\d{2}";
const DAY = `\\d{1,2}\\.?(?:${ORDINAL})?`;
const SHORT_YEAR = "['’]\\d{2}";
const QUARTER = "(?<![\\p{L}\\d])[QT][1-4]";
/** The forms of a date; `edge` keeps a part of a number or of another date from being one. */
const formsOf = (edge: string): string =>
	[
		`\\d{1,2}[./-]\\d{1,2}[./-]${YEAR}`,
		`${YEAR}[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\\d|3[01])(?!\\d)`,
		DATE_IN_UNITS,
		`(?:${DAY}\\s+(?:${OF}\\s+)?)?${MONTH}(?:\\s+${DAY})?,?\\s*(?:${OF}\\s+)?(?:${YEAR}|${SHORT_YEAR})`,
		`${MONTH}\\s?[/-]\\s?(?:${YEAR}|${SHORT_YEAR})`,
		`${edge}(?:0?[1-9]|1[0-2])\\s?[./-]\\s?(?:${YEAR}|${SHORT_YEAR})`,
		`${edge}${YEAR}[/.-](?:0[1-9]|1[0-2])(?!\\d)`,
		`${SEASON}\\s+(?:${OF}\\s+)?${YEAR}`,
		`${QUARTER}\\s?[/-]?\\s?${YEAR}`,
		`(?<![\\d/.,$€£])${YEAR}(?![\\d%+]|,\\d)`,
	].join("|");
const DATE = formsOf("(?<![\\d/.-])");
/** Behind a dash, which needs no space: "02/2016-06/2020". */
const SECOND_DATE = formsOf("");

/** A dash or an arrow between two dates. */
const JOIN = "(?:[-–—−‐‑~]{1,3}>?|[→➔➜➝⟶⇒›»])";
const BETWEEN = `\\s*(?:${JOIN}|(?<=\\s)/(?=\\s)|${TO})\\s*(?:${ARTICLE}\\s+)?`;

const RANGE = new RegExp(
	`(?:${FROM}\\s+)?(${DATE}|${MONTH})${BETWEEN}(${SECOND_DATE}|${PRESENT})`,
	"iu",
);
/** "10/2015 11/2016" and nothing else: two cells that nothing joins. */
const TWO_ENDS = listPattern(
	`^\\s*(${DATE})[\\s,;|]+(${SECOND_DATE}|${PRESENT})\\s*$`,
	"iu",
);
/** "03/2019 to date": words for what goes on that hold the word between the dates. */
const UP_TO_NOW = new RegExp(
	`(?:${FROM}\\s+)?(${DATE})\\s+(?=${TO}\\s)(${PRESENT})`,
	"iu",
);
/** Dates whose year has two digits: "03/19", "Mar 19", "’19". Only in a span are they dates and no other numbers. */
const SHORT_FORMS = ["(?:0[1-9]|1[0-2])[/.]\\d{2}", "['’‘]\\d{2}"] as const;
const SHORT_RANGES = SHORT_FORMS.map(shortRangeOf);
const SHORT_MONTHS = shortRangeOf(`${MONTH}\\s?\\d{2}`);

function shortRangeOf(form: string): RegExp {
	return new RegExp(
		`(?<![\\p{L}\\d/.])(${form})${BETWEEN}(?:(${form})(?![\\d/.]|,?\\s*${YEAR})|(${PRESENT}))`,
		"iu",
	);
}
const YEARS = new RegExp(
	`(?<![\\d/.,$€£])(${YEAR})\\s*(?:${JOIN}|/)\\s*(?:['’](?=\\d))?(\\d{2})(?![\\d/.%+-]|\\s*[-–—])`,
	"u",
);
const OPEN = new RegExp(
	`(?:^|(?<=[\\s(,|]))${SINCE}\\s+(?:${ARTICLE}\\s+)?(${DATE})`,
	"iu",
);
/** "since 03/19", and "03/19 –" where nothing else stands. */
const SHORT_OPENS = SHORT_FORMS.flatMap((form) => [
	new RegExp(
		`(?:^|(?<=[\\s(,|]))${SINCE}\\s+(?:${ARTICLE}\\s+)?(${form})(?![\\d/.])`,
		"iu",
	),
	new RegExp(`^(${form})\\s*${JOIN}\\s*(?=$|[)|\\t])`, "iu"),
]);
const TRAILING = new RegExp(`(${DATE})\\s*${JOIN}\\s*(?=$|[)|\\t])`, "iu");
const SINGLE = new RegExp(`(?:(?:${UNTIL}|${FROM})\\s+)?(${DATE})`, "iu");

/** The first span of time in a line, else its first date. */
export function findDates(text: string): FoundDates | null {
	const range = RANGE.exec(text) ?? UP_TO_NOW.exec(text);
	if (range) {
		const [, from = "", to = ""] = range;
		return build(range, from, to);
	}
	const ends = TWO_ENDS.exec(text);
	const apart = ends ? build(ends, ends[1] ?? "", ends[2] ?? "") : null;
	if (apart && (apart.isCurrent || (apart.start ?? "") < (apart.end ?? "")))
		return apart;
	const short = shortRange(text);
	if (short) return short;
	const years = YEARS.exec(text);
	if (years && Number(years[2]) > Number(years[1]?.slice(2)))
		return build(years, years[1] ?? "", `${years[1]?.slice(0, 2)}${years[2]}`);
	const open = OPEN.exec(text) ?? TRAILING.exec(text);
	if (open) return build(open, open[1] ?? "", "present");
	for (const form of SHORT_OPENS) {
		const begun = form.exec(text);
		if (begun) return build(begun, century(begun[1] ?? ""), "present");
	}
	const single = SINGLE.exec(text);
	if (!single) return null;
	const read = readDate(fullYear(single[1] ?? ""));
	if (read.date === null) return null;
	return {
		start: null,
		end: read.date,
		isCurrent: false,
		isRange: false,
		isExact: read.isExact,
		written: single[0],
		index: single.index,
	};
}

function shortRange(text: string): FoundDates | null {
	for (const form of [...SHORT_RANGES, SHORT_MONTHS]) {
		const found = form.exec(text);
		if (!found) continue;
		const [, from = "", to, now = ""] = found;
		const span = build(found, century(from), to ? century(to) : now);
		// "Jun 12 – May 3": days, and no years that run backwards.
		const isBackwards = span?.end && span.start && span.start > span.end;
		if (span && !(form === SHORT_MONTHS && isBackwards)) return span;
	}
	return null;
}

const BEGUN = new RegExp(`^(?:${DATE}|${MONTH})${BETWEEN}(?:${MONTH})?$`, "iu");
const END_OF_DATE = new RegExp(`^${OF}\\s+${YEAR}$`, "iu");
/** The word or dash between two dates, on a line of its own or before the second one. */
const JOINS_DATES = new RegExp(`^(?:${JOIN}|${TO})(?=\\s|$)`, "iu");
const ONLY_JOINS_DATES = new RegExp(`^(?:${JOIN}|${TO})$`, "iu");
const STARTS_WITH_PRESENT = new RegExp(`^${PRESENT}`, "iu");
const ONLY_PRESENT = new RegExp(`^${PRESENT}$`, "iu");

const MONTH_WITHIN = new RegExp(MONTH, "iu");
const LAST_MONTH = new RegExp(`(?:^|\\s)${MONTH}$`, "iu");

/** Whether a date was cut by a line's end after its month. */
export function endsInMonth(text: string): boolean {
	return LAST_MONTH.test(text);
}

/** A date that ends of lines have broken, put together; null where the parts are none or each of them is whole. */
export function wholeDate(begun: string, rest: string[]): string | null {
	const [next = ""] = rest;
	const isOpen =
		/[–—-]$/.test(begun) || JOINS_DATES.test(next) || !isOnlyDates(begun);
	const hasPart = /\d{4}/.test(begun) || MONTH_WITHIN.test(begun);
	if (!isOpen || !hasPart || begun.length > 40) return null;
	const whole = rest.reduce(
		(text, part) =>
			/\d[-/.]$/.test(text) ? `${text}${part}` : `${text} ${part}`,
		begun,
	);
	return isOnlyDates(whole) ? whole : null;
}

/** Whether a text is a part of a span of time that a line's end has cut. */
export function isPartOfDates(text: string): boolean {
	const part = text.trim();
	return [BEGUN, END_OF_DATE, ONLY_PRESENT, ONLY_JOINS_DATES].some((form) =>
		form.test(part),
	);
}

/** Whether a text is the word for what still goes on. */
export function isPresent(text: string): boolean {
	return ONLY_PRESENT.test(text.trim());
}

/** Whether a text holds dates, the words that join them, and nothing else. */
export function isOnlyDates(text: string): boolean {
	return findDates(text) !== null && withoutDates(text) === "";
}

/** The text without its first date and the marks that stood around it. */
export function withoutDates(text: string): string {
	const found = findDates(text);
	if (!found) return text;
	const before = text.slice(0, found.index);
	const after = text.slice(found.index + found.written.length);
	return `${before.replace(/[\s([,|·•–—:-]+$/u, "")}${before.trim() && after.trim() ? "\t" : ""}${after.replace(/^[\s)\],|·•–—:.-]+/u, "")}`
		.replace(/^[\s,|·•–—:()[\]-]+|[\s,|·•–—:([-]+$/gu, "")
		.trim();
}

function build(
	match: RegExpExecArray,
	from: string,
	to: string,
): FoundDates | null {
	const isCurrent = STARTS_WITH_PRESENT.test(to);
	const end = isCurrent ? null : readDate(fullYear(to));
	// "May – August 2022" tells the year once.
	const start = readDate(
		/\d{2}/.test(from) ? fullYear(from) : `${from} ${yearIn(to)}`,
	);
	if (start.date === null && !end?.date) return null;
	return {
		start: start.date,
		end: end?.date ?? null,
		isCurrent,
		isRange: true,
		isExact: start.isExact && (end?.isExact ?? true),
		written: match[0],
		index: match.index,
	};
}

function yearIn(text: string): string {
	return /(?:19|20)\d{2}/.exec(text)?.[0] ?? "";
}

/** "Jan '19" as "Jan 2019". */
function fullYear(text: string): string {
	return text.replace(/['’](\d{2})\b/, (_, year: string) => expanded(year));
}

function century(text: string): string {
	return text.replace(/['’‘]?(\d{2})$/, (_, year: string) => expanded(year));
}

function expanded(year: string): string {
	return Number(year) > 50 ? `19${year}` : `20${year}`;
}
