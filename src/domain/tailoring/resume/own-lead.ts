// Of the person's own first sentences those that tell who they are: the way so far by its years, and what answers the posting in words
// that stand in no line of theirs. Nobody says it shorter, and no line below repeats it.

import { isModest, isSpoken, saysMerely } from "../../clauses/spoken.ts";
import { isNotHeld, isPlanned } from "../../language/reading/not-held.ts";
import type { Match } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isGivenUp } from "../letter/given-up.ts";
import { ownStatements } from "../letter/own-statements.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isProvable } from "../lines/provable.ts";
import { isPlain, isPublic } from "../lines/public-words.ts";
import { verbFormOf } from "../lines/verb-form.ts";
import { countsYears, describesCareer } from "./career-sentence.ts";
import { ended } from "./ended.ts";

const LONGEST_LEAD = 115;
const SHORTEST_LEAD = 38;
const SHORTEST_LEAD_STEM = 3;
/** Words of a sentence that name the trade: "Qualified gardener". */
const NAMING_STEMS = 2;
const FIRST_SENTENCES = 2;
const LONGEST_CAREER = 150;
/** A registration says what somebody is; notice, hours and the like are for who asks. */
const OF_A_TRADE: ReadonlySet<string> = new Set(["registration"]);

/**
 * Of the first sentences: `leads` tell the way so far, or name the trade and say in words that stand in no line what the posting asks
 * for; `years` says where the years were spent.
 */
export function answersOf(
	all: readonly DraftLine[],
	{
		profile,
		match,
		known,
		today,
	}: {
		profile: Profile;
		match: Match;
		known: ReadonlySet<string>;
		today: string;
	},
): { leads: DraftLine[]; years: DraftLine | null } {
	const asked = newStems(workAsked(match), known);
	const inYears = newStems(yearsAsked(match), known);
	const trade = tradeStems(profile);
	const language = profileLanguage(profile);
	const namesTrade = (text: string) =>
		stemsIn([text])
			.slice(0, NAMING_STEMS)
			.some((stem) => trade.has(stem));
	const opening = openingSentences(all, profile).filter(
		({ original }) =>
			!isModest(original, language) &&
			!saysMerely(original, language) &&
			// The dates of the positions count on.
			!countsYears(original, language) &&
			!describesBefore(original, trade),
	);
	const first = opening.filter(
		({ original }) =>
			original.length >= SHORTEST_LEAD &&
			original.length <= LONGEST_LEAD &&
			!isNarrated(original, language),
	);
	const answers = (stems: ReadonlySet<string>) => (line: DraftLine) =>
		stemsIn([line.original]).some((stem) => stems.has(stem));
	const lead = first
		.filter(({ original }) => namesTrade(original))
		.find(answers(asked));
	const leads = opening.filter(
		(line) =>
			line === lead ||
			((namesTrade(line.original) || !isNarrated(line.original, language)) &&
				describesCareer(line.original, { profile, today, language })),
	);
	const years = leads.length > 0 ? null : first.find(answers(inYears));
	return { leads, years: years ?? null };
}

/** "Warm and energetic receptionist": qualities stand before what somebody is; "qualified gardener" is one word for it. */
function describesBefore(text: string, trade: ReadonlySet<string>): boolean {
	const stems = stemsIn([text.split(/[,.;:]/u)[0] ?? ""]);
	return stems.findIndex((stem) => trade.has(stem)) >= NAMING_STEMS;
}

/** The first sentences, without what is not held, given up, planned or stated of oneself for who asks. */
function openingSentences(
	all: readonly DraftLine[],
	profile: Profile,
): DraftLine[] {
	const stated = ownStatements(profile).filter(
		({ kind }) => !OF_A_TRADE.has(kind),
	);
	return all
		.slice(0, FIRST_SENTENCES)
		.map((line) => withoutPraiseAtEnd(line, profile))
		.filter(
			({ original }) =>
				original.length <= LONGEST_CAREER &&
				isPlain(original) &&
				!isNotHeld(original) &&
				!isGivenUp(original) &&
				!isPlanned(original) &&
				stated.every(({ text }) => !original.includes(text)),
		);
}

/** "In sterilization since 2012, with heart and soul": without a last part that praises or wishes, where the rest still says who they are. */
function withoutPraiseAtEnd(line: DraftLine, profile: Profile): DraftLine {
	if (isPublic(line.original)) return line;
	const [, head = "", tail = ""] =
		/^(.+), ([^,]+)$/su.exec(line.original) ?? [];
	return isPublic(head) &&
		head.split(/\s+/u).length >= LEAST_WORDS &&
		// "After six years in shops, I want to …": what was cut off holds the verb.
		!isSpoken(tail, profileLanguage(profile)) &&
		isProvable(ended(head), profile)
		? { ...line, original: head, text: ended(head), change: "reworded" }
		: line;
}

const LEAST_WORDS = 4;

/** The words the person's positions and headline name their trade by. */
function tradeStems({
	personal,
	work_experience,
}: Profile): ReadonlySet<string> {
	const titles = work_experience.map(({ job_title }) => job_title);
	return new Set(
		stemsIn(
			[personal.headline, ...titles].map((title) =>
				oneLine(title).replace(/\([^()]*\)/gu, ""),
			),
		),
	);
}

/** "Started on nights, now …" is not who somebody is. */
function isNarrated(text: string, language: string): boolean {
	return language === "en" && verbFormOf(text) !== null;
}

/** What is asked for but wishes and what only the person can answer. */
function workAsked({ requirements }: Match): string[] {
	return requirements
		.filter(({ requirement: { kind, ask } }) => kind !== "nice" && ask === null)
		.map(({ requirement }) => requirement.text);
}

function yearsAsked({ knockouts, requirements }: Match): string[] {
	return knockouts.flatMap(({ knockout, requirement }) =>
		knockout.kind === "years" && requirement !== null
			? [requirements[requirement]?.requirement.text ?? ""]
			: [],
	);
}

/** Of the words of these texts those that stand in no line. */
function newStems(
	texts: readonly string[],
	known: ReadonlySet<string>,
): ReadonlySet<string> {
	return new Set(stemsIn(texts).filter((stem) => !known.has(stem)));
}

function stemsIn(texts: readonly string[]): string[] {
	return [...contentStems(wordsOf(texts.join(" ")))].filter(
		(stem) => stem.length >= SHORTEST_LEAD_STEM,
	);
}
