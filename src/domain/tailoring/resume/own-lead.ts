// Of the person's own first sentences what answers the posting in words that stand in no line of theirs.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { isNotHeld, isPlanned } from "../../language/not-held.ts";
import { POSTING_WORDS } from "../../language/posting-of-languages.ts";
import type { Match } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { oneLine } from "../../match/sentences.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { isGivenUp } from "../letter/given-up.ts";
import { ownStatements } from "../letter/own-statements.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isPlain } from "../lines/summary-facts.ts";
import { verbFormOf } from "../lines/verb-form.ts";

const LONGEST_LEAD = 115;
const SHORTEST_LEAD = 38;
const SHORTEST_LEAD_STEM = 3;
/** Words of a sentence that name the trade: "Qualified gardener". */
const NAMING_STEMS = 2;
const FIRST_SENTENCES = 2;

/**
 * Of the first sentences what says in words that stand in no line what the posting asks for: one that names the trade, and one that
 * says where the years were spent.
 */
export function answersOf(
	all: readonly DraftLine[],
	{
		profile,
		match,
		known,
	}: { profile: Profile; match: Match; known: ReadonlySet<string> },
): { lead: DraftLine | null; years: DraftLine | null } {
	const newIn = (texts: readonly string[]) =>
		new Set(stemsIn(texts).filter((stem) => !known.has(stem)));
	const asked = newIn(
		match.requirements
			.filter(
				({ requirement: { kind, ask } }) => kind !== "nice" && ask === null,
			)
			.map(({ requirement }) => requirement.text),
	);
	const inYears = newIn(yearsAsked(match));
	const titles = profile.work_experience.map(({ job_title }) => job_title);
	const trade = new Set(
		stemsIn(
			[profile.personal.headline, ...titles].map((title) =>
				oneLine(title).replace(/\([^()]*\)/gu, ""),
			),
		),
	);
	const language = profileLanguage(profile);
	const first = all.slice(0, FIRST_SENTENCES).filter(
		({ original }) =>
			original.length >= SHORTEST_LEAD &&
			original.length <= LONGEST_LEAD &&
			isPlain(original) &&
			!countsYears(original, language) &&
			// "Started on nights, now …" tells a story, not who somebody is.
			(language !== "en" || verbFormOf(original) === null) &&
			!isNotHeld(original) &&
			!isGivenUp(original) &&
			!isPlanned(original) &&
			ownStatements(profile).every(({ text }) => !original.includes(text)),
	);
	const namesTrade = ({ original }: DraftLine) =>
		stemsIn([original])
			.slice(0, NAMING_STEMS)
			.some((stem) => trade.has(stem));
	const answers = (stems: ReadonlySet<string>) => (line: DraftLine) =>
		stemsIn([line.original]).some((stem) => stems.has(stem));
	const lead = first.filter(namesTrade).find(answers(asked)) ?? null;
	const years = lead ? null : (first.find(answers(inYears)) ?? null);
	return { lead, years };
}

/** "Eight years in offices": the dates say it, and go on counting. */
const COUNTS_YEARS = new Map(
	LANGUAGE_CODES.map((code): [string, RegExp] => [
		code,
		new RegExp(
			`(?<!\\p{L})(?:${POSTING_WORDS[code].years.unit})(?!\\p{L})`,
			"iu",
		),
	]),
);

export function countsYears(text: string, language: string): boolean {
	return COUNTS_YEARS.get(language)?.test(text) ?? false;
}

function yearsAsked({ knockouts, requirements }: Match): string[] {
	return knockouts.flatMap(({ knockout, requirement }) =>
		knockout.kind === "years" && requirement !== null
			? [requirements[requirement]?.requirement.text ?? ""]
			: [],
	);
}

function stemsIn(texts: readonly string[]): string[] {
	return [...contentStems(wordsOf(texts.join(" ")))].filter(
		(stem) => stem.length >= SHORTEST_LEAD_STEM,
	);
}
