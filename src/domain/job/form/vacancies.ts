// The openings of a text that lists several: lines that name who is sought and nothing else, or fields of titles again and again.

import { listPattern } from "../../language/list-pattern.ts";
import { namesRole } from "../facts/title-lines.ts";
import { calm } from "../facts/title-text.ts";
import type { Span, Vacancy } from "../job.ts";
import type { Unit } from "../regions/unit.ts";
import { titleWords } from "../text/naming.ts";
import type { Spoken } from "../text/spoken.ts";

const FEWEST = 3;
const FEWEST_FIELDS = 2;
const MOST = 60;
const LONGEST_LINE = 100;
const MOST_WORDS = 10;
/** Sentences that ask, for each line that names a job: a posting says more of its one job. */
const ASKED_EACH = 1.2;

const FIELD = listPattern(
	String.raw`^(?:•\s*)?${titleWords("fields")}(?: \d{1,2})?\s*[:：]\s*(\S.{2,90})$`,
	"iu",
);
const MARK =
	/\((?:[mwfdhx]\s*[/|]\s*){1,2}[mwfdhx]\)|(?<!\p{L})[HF]\s?\/\s?[HF](?!\p{L})/iu;

type Line = { title: string; start: number };

/** The openings in their order, none where the text is about one job. Spans are in the clean text. */
export const vacanciesIn = (
	text: string,
	units: readonly Unit[],
	spoken: Spoken,
): Vacancy[] => {
	const fields = linesBy(units, (unit) => FIELD.exec(unit.text)?.[1] ?? null);
	if (distinct(fields) >= FEWEST_FIELDS) return cut(fields, text.length);
	const named = linesBy(units, (unit) =>
		isNameOfJob(unit, spoken) ? unit.text : null,
	);
	const others = units.filter(
		(unit) =>
			(unit.region === "must" ||
				unit.region === "nice" ||
				unit.region === "duties") &&
			!isNameOfJob(unit, spoken),
	).length;
	return distinct(named) >= FEWEST && others < named.length * ASKED_EACH
		? cut(named, text.length)
		: [];
};

const linesBy = (
	units: readonly Unit[],
	titleOf: (unit: Unit) => string | null,
): Line[] =>
	units
		.flatMap((unit) => {
			const title = titleOf(unit);
			return title === null
				? []
				: [{ title: tidy(title), start: unit.span[0] }];
		})
		.slice(0, MOST);

const distinct = (lines: readonly Line[]): number =>
	new Set(lines.map(({ title }) => title.toLowerCase())).size;

const isNameOfJob = (
	{ text, isBullet, line }: Unit,
	spoken: Spoken,
): boolean => {
	const shown = text.trim();
	if (line === 0 || shown.length > LONGEST_LINE || /[.!?;]$/.test(shown))
		return false;
	const name = tidy(shown);
	const isName =
		/^[\p{Lu}\d\p{Script=Han}]/u.test(name) &&
		name.split(/\s+/).length <= MOST_WORDS &&
		namesRole(name, spoken);
	return (
		isName &&
		(isBullet ||
			MARK.test(shown) ||
			/ [-–—|·] |\||,/.test(shown) ||
			shown.split(/\s+/).length <= MOST_WORDS / 2)
	);
};

const tidy = (written: string): string =>
	calm(
		written
			.replace(/^(?:•\s*|\d{1,2}[.)]\s*)/, "")
			.replace(/\s*\|.*$|\s*\((?:https?|www)[^)]*\)?.*$/, "")
			.replace(/\s+/g, " ")
			.replace(/[\s,:–—-]+$/u, "")
			.trim(),
	);

const cut = (lines: readonly Line[], end: number): Vacancy[] =>
	lines.map(
		({ title, start }, at): Vacancy => ({
			title,
			company: null,
			span: [start, lines[at + 1]?.start ?? end] satisfies Span,
		}),
	);

/** The text of a list cut down to one of its openings: what stands above the first, and the part of this one. */
export const textOfVacancy = (
	text: string,
	vacancies: readonly Vacancy[],
	chosen: Vacancy,
): string => {
	const first = Math.min(...vacancies.map(({ span }) => span[0]));
	return `${chosen.title}\n\n${text.slice(0, first).trim()}\n\n${text.slice(...chosen.span).trim()}`;
};
