// Sentences in which somebody tells their way so far by its years.

import type { Figure } from "../../clauses/figure.ts";
import { readLine } from "../../clauses/read-line.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { yearsOfStretches } from "../../profile/months.ts";
import type { Profile } from "../../profile/profile.ts";

/** "Joiner since 2013, first kitchens, since 2019 stairs": by years of the record, or by exactly as many as its dates make. */
export function describesCareer(
	text: string,
	{
		profile,
		today,
		language,
	}: { profile: Profile; today: string; language: string },
): boolean {
	const years: readonly string[] = text.match(YEARS) ?? [];
	const dated = datesOf(profile);
	const counted = readLine(text, language)
		.flatMap(({ figures }) => figures)
		.filter(({ kind, unit }) => kind === "time" && unit === "year");
	const worked = yearsOfStretches(profile.work_experience, today);
	const isWorked = ({ values: [said = 0], bound }: Figure) =>
		worked.some((one) =>
			NEARLY.has(bound) ? Math.abs(said - one) <= 1 : said === one,
		);
	return (
		text.length >= SHORTEST_CAREER &&
		(years.length > 0 || counted.length > 0) &&
		years.every((year) => dated.has(year)) &&
		counted.every(isWorked) &&
		(counted.length > 0 || !countsYears(text, language))
	);
}

const YEARS = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;
/** "Almost ten", "about ten". */
const NEARLY: ReadonlySet<string | null> = new Set(["most", "near"]);
const SHORTEST_CAREER = 25;

/** The years in which positions, studies and papers began or ended. */
function datesOf({
	work_experience,
	education,
	certifications,
}: Profile): ReadonlySet<string> {
	const dates = [
		...[...work_experience, ...education].flatMap(
			({ start_date, end_date }) => [start_date, end_date],
		),
		...certifications.map(({ issue_date }) => issue_date),
	];
	return new Set(dates.flatMap((date) => date?.slice(0, 4) ?? []));
}

/** "Eight years in offices": the dates say it, and go on counting. */
const COUNTS_YEARS = new Map(
	LANGUAGE_CODES.map((code): [string, RegExp] => [
		code,
		new RegExp(
			`${LETTERS_BEGIN}(?:${POSTING_WORDS[code].years.unit})${LETTERS_END}`,
			"iu",
		),
	]),
);

export function countsYears(text: string, language: string): boolean {
	return COUNTS_YEARS.get(language)?.test(text) ?? false;
}
