// What of the person's own summary a tailored one keeps: a fact that stands nowhere else in the profile, such as studies under way, a
// deputy's office, a result or the languages asked for. Praise, counted years and what the lines prove better go.

import { proseLines } from "../../clauses/prose-lines.ts";
import { isModest, saysMerely } from "../../clauses/spoken.ts";
import type { Job } from "../../job/job.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { wordOf } from "../../language/patterns.ts";
import {
	isNotHeld,
	isOver,
	isPlanned,
	isStudied,
} from "../../language/reading/not-held.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { LETTERS_BEGIN } from "../../language/word-edges.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isLimited } from "../choose/assisting.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isGivenUp } from "../letter/given-up.ts";
import { ownStatements } from "../letter/own-statements.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { isProvable } from "../lines/provable.ts";
import { isPlain } from "../lines/public-words.ts";
import {
	asksForLanguage,
	GRADE,
	hasOwnMeasure,
	LONGEST_MEASURED,
	summaryFacts,
} from "../lines/summary-facts.ts";
import { countsYears } from "./career-sentence.ts";
import { ended } from "./ended.ts";
import { answersOf } from "./own-lead.ts";

export type OwnSentences = {
	/** Every sentence as it was written. */
	all: DraftLine[];
	/** Those that a summary can repeat, what answers the posting first. */
	plain: DraftLine[];
	/** Of these the ones that say what nothing else on the page does, the best first: dated, measured, graded, or how languages are spoken. */
	facts: DraftLine[];
	/** What the posting asks for in words of theirs, with neither: "Orthopaedic trauma and extremities". */
	about: DraftLine | null;
	/** Who somebody is: the way so far, or the trade in words of the posting that stand in no other line. */
	leads: DraftLine[];
};

const LONGEST = 220;
/** A dated fact, and any other: what goes on is a description of oneself. */
const LONGEST_DATED = 140;
const LONGEST_FACT = 70;
const FIGURES = /\p{N}+(?:[.,]\p{N}+)*/gu;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const YEARS = new RegExp(YEAR.source, "gu");
/** More of a sentence has to be new. */
const NEW = 0.5;
const NEW_INSIDE = 0.3;

export function ownSentences(
	drafting: Drafting,
	{ profile, job, match, today, posting = "" }: Tailoring,
): OwnSentences {
	const { personal: _, ...rest } = profile;
	const lines = JSON.stringify(rest);
	const all = proseLines(profile.personal.summary).map((text) =>
		lineOf(text, drafting),
	);
	const isSure = ({ original }: DraftLine) =>
		!isModest(original, drafting.wording.language) &&
		isRepeatable(original, profile, today) &&
		(original.match(FIGURES) ?? []).every((figure) => lines.includes(figure));
	const plain = all.filter(isSure).toSorted((a, b) => b.value - a.value);
	const known = contentStems(wordsOf(`${lines} ${profile.personal.headline}`));
	const whole = wholeClauses(all, known, profile);
	const inside = insideOf(all, profile, { drafting, job }).filter(
		({ original, text }) =>
			whole.every(
				(one) => one.original !== original || !isKept(one.text, profile),
			) &&
			(GRADE.test(text) || shareNew(text, known) >= NEW_INSIDE) &&
			!lines.includes(GRADE.exec(text)?.[0] ?? text),
	);
	const isWanted = wantedBy({ profile, job, posting }, drafting);
	const isUnsaid = unsaidIn({ profile, today, posting }, drafting);
	const facts = [
		...whole.filter(isWanted),
		...inside.filter((line) => !YEAR.test(line.text) || isWanted(line)),
	]
		.filter(isUnsaid)
		.toSorted((a, b) => worthOf(b) - worthOf(a));
	const { leads, years } = answersOf(all, { profile, match, known, today });
	const others = facts.filter(
		(one) =>
			one !== years && leads.every(({ original }) => original !== one.original),
	);
	const isLoose = (line: DraftLine) =>
		whole.includes(line) &&
		!hasOwnMeasure(line.text, profile) &&
		!YEAR.test(line.text);
	const further = others.filter(
		(line) => !isLoose(line) && isWorthSaying(line),
	);
	return {
		all,
		plain,
		facts: years ? [years, ...further] : further,
		// In another language than the posting's nobody can tell what of a description of oneself was asked for.
		about:
			job.language === drafting.wording.language
				? (others.find((line) => isLoose(line) && isWorthSaying(line)) ?? null)
				: null,
		leads,
	};
}

/** Whether no other part of the page says it: a position with its dates, what is stated of oneself, or years that are counted. */
function unsaidIn(
	{
		profile,
		today,
		posting = "",
	}: Pick<Tailoring, "profile" | "today" | "posting">,
	{ wording: { language } }: Drafting,
) {
	const stated = ownStatements(profile);
	const isOfPosition = (text: string) =>
		datesPosition(text, profile) &&
		!goesOn(text, language) &&
		!hasOwnMeasure(text, profile);
	return ({ text, original }: DraftLine): boolean =>
		isKept(text, profile) &&
		!saysMerely(text, language) &&
		!isLost(original) &&
		!isOfPosition(text) &&
		!countsYears(text, language) &&
		!(isUnderWay(text, today) && !isNamed(text, posting)) &&
		// What is stated of oneself has its own place, where the posting asks for it.
		!stated.some((one) => text.includes(one.text));
}

function isRepeatable(text: string, profile: Profile, today: string): boolean {
	return (
		text.length <= LONGEST &&
		isPlain(text) &&
		!isLost(text) &&
		!isUnderWay(text, today) &&
		!restates(text, profile)
	);
}

/** The clauses that are short enough for a fact and say something measured or new. */
function wholeClauses(
	all: readonly DraftLine[],
	known: ReadonlySet<string>,
	profile: Profile,
): DraftLine[] {
	return all
		.map(withoutSubject)
		.flatMap(clausesOf)
		.filter(({ text }) => {
			if (hasOwnMeasure(text, profile)) return text.length <= LONGEST_MEASURED;
			const longest = YEAR.test(text) ? LONGEST_DATED : LONGEST_FACT;
			return text.length <= longest && shareNew(text, known) > NEW;
		});
}

/** "At 80 %" says how much somebody works, a limit what they do not do: neither is why to take them. */
export function isWorthSaying({ text }: DraftLine): boolean {
	return (
		text.split(/\s+/u).length >= LEAST_WORDS &&
		(/\p{Script=Han}/u.test(text) ||
			contentStems(wordsOf(text.replace(FIGURES, ""))).size >= LEAST_STEMS ||
			(text.replace(YEARS, "").match(FIGURES) ?? []).length > 1) &&
		!PART_TIME.test(text) &&
		!THIRD_PERSON.test(text) &&
		!isLimited(text)
	);
}

/** As others would tell it. */
const THIRD_PERSON = /^(?:He|She|They|His|Her|Their)(?!\p{L})/u;
const LEAST_WORDS = 3;
const LEAST_STEMS = 2;
const PART_TIME = new RegExp(
	wordOf(SUMMARY_WORDS, ({ partTime }) => partTime),
	"iu",
);

/** Whether a fact is worth its place: measured, graded, going on, or asked for by a posting in the same language. */
function wantedBy(
	{
		profile,
		job,
		posting = "",
	}: Pick<Tailoring, "profile" | "job" | "posting">,
	{ wording: { language } }: Drafting,
) {
	const isAskedFor = askedBy(job, posting);
	return ({ text, value }: DraftLine): boolean =>
		hasOwnMeasure(text, profile) ||
		GRADE.test(text) ||
		goesOn(text, language) ||
		(job.language === language ? isAskedFor(text) : value > 0);
}

/** An office or work that goes on: "deputy safety officer since 2022". */
function goesOn(text: string, language: string): boolean {
	const code = LANGUAGE_CODES.find((one) => one === language) ?? "en";
	const [since = ""] =
		/\p{L}+(?=[^\p{L}]*\{date\})/u.exec(SUMMARY_WORDS[code].titleSince) ?? [];
	return (
		since !== "" &&
		new RegExp(
			`${LETTERS_BEGIN}${since} (?:\\p{L}+ )?(?:19|20)\\d\\d`,
			"iu",
		).test(text)
	);
}

/** "Six months on secondment in 2023": an earlier position says so with its dates. */
function datesPosition(text: string, { work_experience }: Profile): boolean {
	const years: readonly string[] = text.match(YEARS) ?? [];
	return work_experience.some(
		({ start_date, is_current }) =>
			!is_current && years.includes(start_date?.slice(0, 4) ?? ""),
	);
}

/** An exam that was missed or a paper that has run out is no reason to take somebody. */
function isLost(text: string): boolean {
	return isGivenUp(text) || isOver(text);
}

/** What is still studied for says what somebody is not yet. */
function isUnderWay(text: string, today: string): boolean {
	const years = text.match(/(?<!\d)20\d\d(?!\d)/gu) ?? [];
	return (
		isNotHeld(text) ||
		isPlanned(text) ||
		isStudied(text) ||
		years.some((year) => year > today.slice(0, 4))
	);
}

/** Whether the posting names in capitals what a text names: "CAP", "LCSW". */
function isNamed(text: string, posting: string): boolean {
	const named = new Set(posting.match(ACRONYMS) ?? []);
	return (text.match(ACRONYMS) ?? []).some((name) => named.has(name));
}

const ACRONYMS =
	/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}-]{2,11}(?![\p{L}\p{N}])/gu;
const SHORTEST_STEM = 5;
/** One word shared by a sentence without a date is chance. */
const LEAST_SHARED = 2;

/** Whether a text shares a word of weight with what the posting asks for, or a name in capitals with any of it. */
function askedBy(
	{ requirements }: Job,
	posting: string,
): (text: string) => boolean {
	const stemsOf = (text: string) =>
		[...contentStems(wordsOf(text))].filter(
			(stem) => stem.length >= SHORTEST_STEM,
		);
	const asked = new Set(
		stemsOf(requirements.map(({ text }) => text).join(" ")),
	);
	return (text) =>
		stemsOf(text).filter((stem) => asked.has(stem)).length >=
			(YEAR.test(text) ? 1 : LEAST_SHARED) || isNamed(text, posting);
}

/** Facts inside longer sentences; languages only where the posting asks for one. */
function insideOf(
	all: readonly DraftLine[],
	profile: Profile,
	{ drafting, job }: { drafting: Drafting; job: Job },
): DraftLine[] {
	return summaryFacts(profile, drafting.wording.language).flatMap(
		({ kind, text, original }) => {
			const line = all.find((one) => one.original === original);
			return line && (kind !== "spoken" || asksForLanguage(job))
				? [{ ...line, text, change: "reworded" as const }]
				: [];
		},
	);
}

function isKept(text: string, profile: Profile): boolean {
	return isPlain(text) && !restates(text, profile) && isProvable(text, profile);
}

/** "I am working toward …" as a resume says it. */
function withoutSubject(line: DraftLine): DraftLine {
	const said = line.text.replace(/^I(?: am|['’]m) (?=\p{Ll}+ing )/u, "");
	return said === line.text
		? line
		: {
				...line,
				text: `${said.charAt(0).toUpperCase()}${said.slice(1)}`.replace(
					/ my /gu,
					" ",
				),
				change: "reworded",
			};
}

/** What stands between semicolons says something of its own. */
function clausesOf(line: DraftLine): DraftLine[] {
	const clauses = line.text.split(/\s*;\s+/u);
	if (clauses.length < 2) return [line];
	return clauses.map((clause) => ({
		...line,
		text: ended(`${clause.charAt(0).toUpperCase()}${clause.slice(1)}`),
		change: "reworded",
	}));
}

function lineOf(text: string, { relevance }: Drafting): DraftLine {
	return {
		sources: [pathOf("personal", "summary")],
		original: text,
		text: ended(oneLine(text)),
		change: "kept",
		...relevance(pathOf("personal", "summary"), text),
	};
}

/** A dated fact before what only matches. */
function worthOf({ text, value }: DraftLine): number {
	return value + (YEAR.test(text) ? 1 : 0);
}

function shareNew(text: string, known: ReadonlySet<string>): number {
	const stems = [...contentStems(wordsOf(text))];
	return stems.length === 0
		? 0
		: stems.filter((stem) => !known.has(stem)).length / stems.length;
}

/** "Assistant accountant with five years in …": the dates say it better. */
function restates(text: string, { work_experience }: Profile): boolean {
	const said = contentStems(wordsOf(text));
	return work_experience.some(({ job_title }) => {
		const title = [...contentStems(wordsOf(oneLine(job_title)))];
		return title.length > 0 && title.every((stem) => said.has(stem));
	});
}
