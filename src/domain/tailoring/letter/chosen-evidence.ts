// Which lines of the profile a letter stands on, and which need of the posting each answers. How likely an adviser would lead with a
// line is estimated from what it answers, how much it tells, how recent it is and how much of it is said in the posting's own words;
// the weights are fitted to the lines that people chose for labelled pairs of profile and posting
// (docs/decisions/2026-11-24-lines-of-a-letter-by-fitted-weights.md).
import type { KnockoutKind, Requirement } from "../../job/job.ts";
import type { Match, RequirementMatch } from "../../match/match.ts";
import { matchesNamed } from "../../match/named-matches.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { isBorrowedResult } from "../choose/borrowed-result.ts";
import { type Ask, namesPaper, OF_WORK } from "./asked-work.ts";
import type { Evidence } from "./evidence.ts";
import type { Choice, ChosenEvidence } from "./evidence-choice.ts";
import { isLimitedLine } from "./limited-line.ts";

/** All lines worth telling, the likeliest first; what names a limit of its own never leads. */
export function chosenEvidence(choice: Choice): ChosenEvidence[] {
	const { placed, lines } = choice;
	const places = new Map(placed.map((line, at) => [keyOf(line), at]));
	const asked = contentStems(wordsOf(choice.posting));
	const trade = tradeOf(choice.title);
	const answered = new Map<number, number>();
	const weighed = weighedRequirements(choice);
	const rankOf = ranksBy(choice);
	return lines
		.filter((line) => !isTrivial(line) || isOfTrade(line, trade))
		.map((line) => {
			const place = places.get(keyOf(line)) ?? 0;
			const likelihood = likelihoodOf(line, {
				rank: rankOf(line),
				cited: citedWorth(line, weighed),
				place: placed
					.slice(0, place)
					.filter(({ entry }) => entry === line.entry).length,
				shared: stemsOf(line).filter((stem) => asked.has(stem)).length,
				isOfTrade: isOfTrade(line, trade),
			});
			const own = isBorrowedResult(line.whole) ? BORROWED : 1;
			const worth = choice.standsIn(line.original)
				? Math.max(THE_JOB, likelihood)
				: own * likelihood;
			return { line, place, worth };
		})
		.toSorted((a, b) => b.worth - a.worth)
		.map(({ line, place, worth }): ChosenEvidence => {
			const answers = answersOf(line, place, weighed);
			const open = answers.find(
				({ at, tasks }) => (answered.get(at) ?? 0) < tasks,
			);
			if (open) answered.set(open.at, (answered.get(open.at) ?? 0) + 1);
			return {
				line,
				worth,
				requirement: (open ?? answers[0])?.at ?? null,
				isSure: open?.isSure ?? false,
			};
		})
		.toSorted(
			(a, b) => Number(isLimitedLine(a.line)) - Number(isLimitedLine(b.line)),
		);
}

function keyOf({ path, original }: Evidence): string {
	return `${path} ${original}`;
}

function stemsOf({ original }: Evidence): string[] {
	return [...contentStems(wordsOf(original))];
}

/** What is weighed: for each unit, in the logarithm of the odds. */
const WEIGHTS = {
	base: -2.14,
	/** What it is worth to the posting beside the best line, 0–1. */
	value: 0.93,
	/** How well it leads a letter, about 0–2. */
	strength: 0.83,
	/** For 15 words, up to 30: a few words tell little. */
	words: 1.52,
	/** Its strength counts already that people name first what they mainly do. */
	first: -0.3,
	/** Of the position before today's, and of earlier ones. */
	older: [0, -1.4, -1.84],
	/** How much the weightiest requirement it is cited for weighs. */
	cited: 0.58,
	/** For each word that the posting has too, up to six. */
	shared: 0.18,
};
/** What is left of a result that somebody else's deed brought about. */
const BORROWED = 0.4;
/** Nothing tells more than having done the job, however long ago. */
const THE_JOB = 0.9;
const MOST_WORDS = 30;
const FULL_LINE = 15;
const MOST_SHARED = 6;
/** Chinese writes about two signs a word. */
const SIGNS_A_WORD = 2;

/** How far back it is from the entry that answers: the latest position, or the one that answers far more. */
function ranksBy({ answering, placed }: Choice): (line: Evidence) => number {
	const known = placed.find(({ entry }) => entry === answering);
	return ({ entry, rank }) => {
		if (!known) return rank;
		if (entry === known.entry) return 0;
		return rank < known.rank ? rank + 1 : rank;
	};
}

type Weighed = {
	rank: number;
	cited: number;
	place: number;
	shared: number;
	isOfTrade: boolean;
};

function likelihoodOf(
	{ value, strength, original }: Evidence,
	{ rank, cited, place, shared, isOfTrade: isFull }: Weighed,
): number {
	const words = isFull
		? Math.max(FULL_LINE, wordCount(original))
		: wordCount(original);
	const odds =
		WEIGHTS.base +
		WEIGHTS.value * value +
		WEIGHTS.strength * strength +
		(WEIGHTS.words * Math.min(MOST_WORDS, words)) / FULL_LINE +
		WEIGHTS.first / (1 + place) +
		(WEIGHTS.older[rank] ?? WEIGHTS.older.at(-1) ?? 0) +
		WEIGHTS.cited * cited +
		WEIGHTS.shared * Math.min(MOST_SHARED, shared);
	return 1 / (1 + Math.exp(-odds));
}

function wordCount(text: string): number {
	const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return text.split(/\s+/).length + signs / SIGNS_A_WORD;
}

/** A requirement that work may answer. */
type WeighedRequirement = {
	/** Its place in Match.requirements. */
	at: number;
	answered: RequirementMatch;
	weight: number;
	asks: readonly Ask[];
	/** The paths of what the match cites for it. */
	cited: ReadonlySet<string>;
	/** How many lines may answer it, each another of its tasks. */
	tasks: number;
};

function weighedRequirements({ match, asks }: Choice): WeighedRequirement[] {
	const asksOf = Map.groupBy(asks, ({ at }) => at);
	return match.requirements.flatMap((answered, at) => {
		const weight = weightOf(answered, at, match);
		if (weight === 0) return [];
		const own = asksOf.get(at) ?? [];
		const tasks = Math.max(1, ...own.map((one) => one.tasks));
		const cited = new Set(answered.evidence.map(({ path }) => path));
		return [{ at, answered, weight, asks: own, cited, tasks }];
	});
}

/** The weightiest of what the match cites it for. */
function citedWorth(
	line: Evidence,
	weighed: readonly WeighedRequirement[],
): number {
	let most = 0;
	for (const { answered, weight, cited } of weighed)
		if (cited.has(line.path))
			most = Math.max(most, weight * citedShare(line, answered));
	return most;
}

type Answer = Pick<WeighedRequirement, "at" | "tasks"> & {
	worth: number;
	isSure: boolean;
};

/** What it answers, the weightiest first. */
function answersOf(
	line: Evidence,
	place: number,
	weighed: readonly WeighedRequirement[],
): Answer[] {
	const answers: Answer[] = [];
	for (const { at, answered, weight, asks, cited, tasks } of weighed) {
		const { answer, isSure } = answerOf(answered, {
			cited: cited.has(line.path) ? placeCited(line, answered) : -1,
			isNamed: namesThing(answered.requirement, line),
			covered: coveredAt(place, asks),
		});
		if (answer > 0) answers.push({ at, worth: weight * answer, isSure, tasks });
	}
	return answers.toSorted((a, b) => b.worth - a.worth);
}

/** How much the line at a place says of what is asked for, as far as it says anything. */
function coveredAt(place: number, asks: readonly Ask[]): number {
	let most = 0;
	for (const { said } of asks) {
		const one = said[place];
		if (one) most = Math.max(most, coveredBy(one));
	}
	return most;
}

const KIND_WEIGHT = { must: 1, duty: 0.95, nice: 0.4 };
const DECIDES = 1.25;
const CONDITIONAL = 0.5;
/** Dates answer years; a line says at most in what. */
const OF_YEARS = 0.3;
/** How much less the last requirement of a posting weighs than the first. */
const LATER = 0.35;
const PAPERS: ReadonlySet<KnockoutKind> = new Set([
	"licence",
	"certificate",
	"degree",
	"language",
]);

/** 0 for what no work answers: papers, languages, what only the person can tell. */
function weightOf(
	{ requirement }: RequirementMatch,
	at: number,
	{ requirements, knockouts, terms }: Match,
): number {
	const { kind, ask, years, isNegated, isConditional } = requirement;
	const deciding = knockouts.filter((one) => one.requirement === at);
	if (
		isNegated ||
		namesPaper(requirement) ||
		(ask !== null && !OF_WORK.has(ask)) ||
		deciding.some(({ knockout }) => PAPERS.has(knockout.kind)) ||
		isOfLanguage(requirement, terms)
	)
		return 0;
	return (
		KIND_WEIGHT[kind] *
		(1 - (LATER * at) / Math.max(1, requirements.length)) *
		(years !== null ? OF_YEARS : deciding.length > 0 ? DECIDES : 1) *
		(isConditional ? CONDITIONAL : 1)
	);
}

/** Whether it names a language and nothing that is done with it. */
function isOfLanguage(
	requirement: Requirement,
	terms: Match["terms"],
): boolean {
	const named = matchesNamed(terms, requirement);
	return (
		named.some(({ term }) => term.kind === "language") &&
		named.every(({ term }) => term.kind === "language" || term.kind === "soft")
	);
}

const BY_SUPPORT = {
	shown: 1,
	partly: 0.75,
	listed: 0.5,
	absent: 0,
	unknown: 0,
};
const BY_PLACE = [1, 0.75, 0.55, 0.4];

/** The line's place among what the match cites for a requirement; -1 where it does not. */
function placeCited(line: Evidence, { evidence }: RequirementMatch): number {
	return evidence.findIndex(
		({ path, text }) => path === line.path && text.startsWith(line.original),
	);
}

/** How much of an answer the match sees in it. */
function citedShare(line: Evidence, answered: RequirementMatch): number {
	return shareAt(placeCited(line, answered), answered);
}

function shareAt(place: number, { support }: RequirementMatch): number {
	return place < 0 ? 0 : BY_SUPPORT[support] * (BY_PLACE[place] ?? 0);
}

/** A word in common is no answer. */
const LEAST_COVERED = 0.24;
const LEAST_BY_ONE = 0.5;
const ONE = 0.6;
const COVERED = 1.1;
const BOTH = 0.25;
/** So much of what is asked for a line says that stands under its words. */
const SURE = 0.36;
const SURE_ALONE = 0.5;

const NAMED = 0.6;
/** Names with a capital or a digit behind their first letter: "HubSpot", "A/B", "NIV", "B2". */
const NAME =
	/(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{Ll}\p{N}/+]{0,12}[\p{Lu}\p{N}][\p{L}\p{N}/+#]{0,12}(?![\p{L}\p{N}])/gu;

/** Whether the line names a thing that the requirement names, letter by letter. */
function namesThing(requirement: Requirement, line: Evidence): boolean {
	const asked = namesIn(requirement, requirement.text);
	if (asked.size === 0) return false;
	const names = namesIn(line, line.whole);
	for (const name of asked) if (names.has(name)) return true;
	return false;
}

const known = new WeakMap<Evidence | Requirement, ReadonlySet<string>>();

// Every line is held against every requirement.
function namesIn(
	of: Evidence | Requirement,
	text: string,
): ReadonlySet<string> {
	const found = known.get(of);
	if (found) return found;
	const names = new Set(
		(text.match(NAME) ?? []).filter((name) => /\p{L}/u.test(name)),
	);
	known.set(of, names);
	return names;
}

type Saying = { covered: number; specific: number };

type Shown = {
	/** The line's place among what the match cites for the requirement; -1 where it does not. */
	cited: number;
	/** Whether the line names a thing that the requirement names. */
	isNamed: boolean;
	covered: number;
};

/** What the match cites for the requirement, and what the line itself says of it. */
function answerOf(
	answered: RequirementMatch,
	{ cited, isNamed, covered }: Shown,
): { answer: number; isSure: boolean } {
	const { support } = answered;
	const byMatch = Math.max(shareAt(cited, answered), isNamed ? NAMED : 0);
	const bySaying = Math.min(1, COVERED * covered);
	const isCited = cited === 0 || (cited === 1 && support === "shown");
	return {
		answer: Math.min(
			1,
			Math.max(byMatch, bySaying) + BOTH * Math.min(byMatch, bySaying),
		),
		isSure: covered >= (isCited ? SURE : SURE_ALONE),
	};
}

function coveredBy({ covered, specific }: Saying): number {
	if (specific === 0 || covered < LEAST_COVERED) return 0;
	return specific > 1 || covered >= LEAST_BY_ONE ? covered : ONE * covered;
}

const FEWEST_WORDS = 4;
const FEWEST_SIGNS = 32;

/** "Returns", "Site visits": names a task and says nothing of how it was done. */
function isTrivial({ original }: Evidence): boolean {
	return (
		original.split(/\s+/).length < FEWEST_WORDS &&
		original.length < FEWEST_SIGNS &&
		!/\d|\p{Script=Han}/u.test(original)
	);
}

/** "Training" in "Training Manager", with or without an aside: what the position is about, beside how high it stands. */
function tradeOf(title: string): ReadonlySet<string> {
	const [name = ""] = title.split(/[,;(|]|\s[-–—]\s/u);
	return contentStems(wordsOf(name).slice(0, -1));
}

/** "Train new employees", for a position in training: however short, it is the work itself. */
function isOfTrade(line: Evidence, trade: ReadonlySet<string>): boolean {
	const [first] = stemsOf(line);
	return first !== undefined && trade.has(first);
}
