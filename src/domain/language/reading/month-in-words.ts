// A month as a sentence says it, in any language: "2027-11" is "November 2027", "novembre 2027", "november 2027".
import type { LanguageCode } from "../language-code.ts";
import { DATE_WORDS } from "../tables/dates-of-languages.ts";

/** `date` is "YYYY", "YYYY-MM" or "YYYY-MM-DD"; the year alone where no month is given. */
export function monthInWords(date: string, language: LanguageCode): string {
	const [year = "", month] = date.split("-");
	const { months, monthYear, monthsKeepCapital } = DATE_WORDS[language];
	const [name] = months[Number(month) - 1] ?? [];
	if (name === undefined) return year;
	return monthYear
		.replace("{month}", monthsKeepCapital ? name : name.toLowerCase())
		.replace("{year}", year);
}

/** The same text with each month written as "2027-11" in words; "2010-11" may be a school year. */
export function withMonthsInWords(
	text: string,
	language: LanguageCode,
): string {
	return text.replace(MONTH, (date) =>
		isTwoYears(date) ? date : monthInWords(date, language),
	);
}

const MONTH =
	/(?<![\d\p{L}./-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?![\d\p{L}/-])/gu;

function isTwoYears(date: string): boolean {
	return Number(date.slice(2, 4)) + 1 === Number(date.slice(5));
}
