// Dates as a document writes them, from the stored "YYYY-MM" forms. A year without a month stays a year: nothing is guessed.

import type { DocumentWords } from "../domain/language/document-words.ts";
import { cleanLine } from "./clean-text.ts";

const STORED = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;
const RANGE = /^(\S+)\s+[-–—]\s+(\S.*)$/;
const ONGOING = /^(present|current|now|ongoing)$/i;

function fill(
	pattern: string,
	date: { year: string; month: string; day: string },
	words: DocumentWords,
): string {
	const index = Number(date.month) - 1;
	const values: Record<string, string> = {
		year: date.year,
		month: words.months.split(" ")[index] ?? date.month,
		mon: words.shortMonths.split(" ")[index] ?? date.month,
		mm: date.month,
		m: String(Number(date.month)),
		day: date.day === "01" ? (words.firstDay ?? "1") : String(Number(date.day)),
		dd: date.day,
	};
	return pattern.replace(
		/\{(\w+)\}/g,
		(token, key: string) => values[key] ?? token,
	);
}

/** "2023-09" → "Sep 2023", "2019" → "2019", "Present" → the language's word; anything else as it stands. */
export function monthText(stored: string, words: DocumentWords): string {
	const text = cleanLine(stored);
	if (ONGOING.test(text)) return words.present;
	const [, year, month] = STORED.exec(text) ?? [];
	if (!year) return text;
	return month
		? fill(words.monthYear, { year, month, day: "01" }, words)
		: year;
}

/** "2021-03 - Present" → "Mar 2021 – Present"; a range that begins and ends in the same month is that month. */
export function rangeText(stored: string, words: DocumentWords): string {
	const [, start = "", end = ""] = RANGE.exec(cleanLine(stored)) ?? [];
	if (!start) return monthText(stored, words);
	const from = monthText(start, words);
	const to = monthText(end, words);
	return from === to ? from : `${from} – ${to}`;
}

/** A whole day as a letter writes it, in the language and the template's style. */
export function dayText(
	stored: string,
	style: "formal" | "modern",
	words: DocumentWords,
): string {
	const text = cleanLine(stored);
	const [, year, month, day] = STORED.exec(text) ?? [];
	if (!year || !month || !day) return text;
	return fill(
		style === "formal" ? words.formalDate : words.modernDate,
		{ year, month, day },
		words,
	);
}
