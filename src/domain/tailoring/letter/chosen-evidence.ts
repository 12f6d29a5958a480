// Which lines of the profile a letter stands on, and which need of the posting each answers: what decides and what is asked for
// first, then what the work is, each with the strongest line for it, whatever form the line has. A line is worth what it answers,
// what came of it, and how much it is of the person's main work today. None stands twice, and none is there to fill.
import type { KnockoutKind, Requirement } from "../../job/job.ts";
import type { Match, RequirementMatch } from "../../match/match.ts";
import { isAssisting } from "../choose/assisting.ts";
import { type Ask, OF_WORK } from "./asked-work.ts";
import type { Evidence } from "./evidence.ts";
import { isLimitedLine } from "./limited-lines.ts";
import { isMeasuredLine, namesFigure } from "./line-strength.ts";

export type ChosenEvidence = {
	line: Evidence;
	/** By how much it answers the posting, about 0–2. */
	worth: number;
	/** Its place in Match.requirements; null for a line that is strong by itself. */
	requirement: number | null;
	/** Whether it surely answers it, so that it may stand under its words. */
	isSure: boolean;
};

export type Choice = {
	match: Match;
	/** The strongest first. */
	lines: readonly Evidence[];
	/** The lines as the asks count them. */
	placed: readonly Evidence[];
	asks: readonly Ask[];
	/** How much of the position's own name each line says, by its place. */
	ofTitle: readonly number[];
};

/** Of the best line's worth. */
const WORTH_IT = 0.26;
const FEWEST = 5;
const FEWEST_WORTH = 0.02;
/** More are not weighed. */
const MOST = 7;
/** So many stand in a letter by themselves; further ones only where it would be too short. */
const USUAL = 5;
const SPARE_WORTH = 0.1;

/** Of the best line's worth, for one behind so many. */
function leastWorth(count: number): number {
	if (count >= USUAL) return SPARE_WORTH;
	return count < FEWEST ? FEWEST_WORTH : WORTH_IT;
}

/** The most telling first. */
export function chosenEvidence(choice: Choice): ChosenEvidence[] {
	const open = new Set(candidatesOf(choice));
	const answered: Answered = new Map();
	const chosen: ChosenEvidence[] = [];
	const best = Math.max(0, ...[...open].map((one) => worthOf(one, answered)));
	while (chosen.length < MOST) {
		const [next] = [...open]
			.map((one) => ({ one, worth: worthOf(one, answered) }))
			.toSorted((a, b) => b.worth - a.worth);
		const least = leastWorth(chosen.length);
		if (!next || next.worth < least * best || next.worth <= 0) break;
		const { line, answers } = next.one;
		const answer = answers.find((one) => isOpen(one, answered));
		chosen.push({
			line,
			worth: next.worth,
			requirement: (answer ?? next.one.answers[0])?.at ?? null,
			isSure: answer?.isSure ?? false,
		});
		if (answer) answered.set(answer.at, (answered.get(answer.at) ?? 0) + 1);
		open.delete(next.one);
	}
	// What names a limit of its own never leads.
	return chosen.toSorted(
		(a, b) => Number(isLimitedLine(a.line)) - Number(isLimitedLine(b.line)),
	);
}

type Answer = {
	at: number;
	worth: number;
	isSure: boolean;
	/** How many lines may answer it, each another of its tasks. */
	tasks: number;
};

/** How many lines stand for a requirement by now. */
type Answered = Map<number, number>;

function isOpen({ at, tasks }: Answer, answered: Answered): boolean {
	return (answered.get(at) ?? 0) < tasks;
}

type Candidate = {
	line: Evidence;
	/** What it is worth whatever it answers. */
	byItself: number;
	/** The weightiest first. */
	answers: readonly Answer[];
};

function candidatesOf({
	match,
	lines,
	placed,
	asks,
	ofTitle,
}: Choice): Candidate[] {
	const places = new Map(placed.map((line, at) => [keyOf(line), at]));
	const asksAt = Map.groupBy(asks, ({ at }) => at);
	const strongest = Math.max(0.01, lines[0]?.strength ?? 0);
	const counts = new Map<string, number>();
	const order = new Map(
		placed.map((line) => {
			const before = counts.get(line.entry) ?? 0;
			counts.set(line.entry, before + 1);
			return [keyOf(line), before] as const;
		}),
	);
	return lines
		.filter((line) => !isTrivial(line))
		.map((line) => {
			const place = places.get(keyOf(line)) ?? 0;
			const saidAt = (at: number) =>
				(asksAt.get(at) ?? []).flatMap(({ said, tasks }) => {
					const one = said[place];
					return one ? [{ ...one, tasks }] : [];
				});
			return {
				line,
				byItself:
					(BY_STRENGTH * Math.max(0, line.strength)) / strongest +
					BY_TITLE * (ofTitle[place] ?? 0) +
					OWN_ORDER / (1 + (order.get(keyOf(line)) ?? 0)) +
					ofItself(line),
				answers: answersOf(line, match, saidAt),
			};
		});
}

function keyOf({ path, original }: Evidence): string {
	return `${path} ${original}`;
}

/** What it answers again is worth less, what it answers beside its need is worth something. */
const AGAIN = 0.45;
const FURTHER = 0.3;
const BY_STRENGTH = 0.35;
/** What bears the position's own name is the work itself. */
const BY_TITLE = 0.5;
const OUTCOME = 0.45;
const FIGURE = 0.12;
/** People name what they mainly do first. */
const OWN_ORDER = 0.3;
/** A limit stands in the line itself, so that it costs little. */
const ASSISTS = 0.25;
const LIMITED = 0.15;
const BARE = 0.25;
/** By how many positions lie between: earlier work says less of what somebody does. */
const OLDER = [0, 0.38, 0.75];

function worthOf({ byItself, answers }: Candidate, answered: Answered): number {
	const [first = 0, second = 0] = answers
		.map((one) => one.worth * (isOpen(one, answered) ? 1 : AGAIN))
		.toSorted((a, b) => b - a);
	return first + FURTHER * second + byItself;
}

function ofItself(line: Evidence): number {
	return (
		figuresOf(line) -
		(isAssisting(line.line) ? ASSISTS : 0) -
		(isLimitedLine(line) ? LIMITED : 0) -
		(isBare(line) ? BARE : 0) -
		(OLDER[line.rank] ?? OLDER.at(-1) ?? 0)
	);
}

const LARGE = /\d[.,’'\s]\d{3}\b|\d ?(?:m|k|M|Mio|Mrd)\b/u;

function figuresOf({ line }: Evidence): number {
	if (isMeasuredLine(line) || LARGE.test(line)) return OUTCOME;
	return namesFigure(line) ? FIGURE : 0;
}

function answersOf(
	line: Evidence,
	match: Match,
	saidAt: (at: number) => readonly (Saying & { tasks: number })[],
): Answer[] {
	return match.requirements
		.flatMap((answered, at): Answer[] => {
			const weight = weightOf(answered, at, match);
			if (weight === 0) return [];
			const said = saidAt(at);
			const { answer, isSure } = answerOf(line, answered, said);
			const tasks = Math.max(1, ...said.map((one) => one.tasks));
			return answer > 0 ? [{ at, worth: weight * answer, isSure, tasks }] : [];
		})
		.toSorted((a, b) => b.worth - a.worth);
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
function isOfLanguage({ span }: Requirement, terms: Match["terms"]): boolean {
	const named = terms.filter(({ term }) =>
		term.spans.some(([start]) => start >= span[0] && start < span[1]),
	);
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
	const names = namesIn(line, line.whole);
	return [...namesIn(requirement, requirement.text)].some((name) =>
		names.has(name),
	);
}

const known = new WeakMap<Evidence | Requirement, ReadonlySet<string>>();

// Every line is held against every requirement.
function namesIn(
	of: Evidence | Requirement,
	text: string,
): ReadonlySet<string> {
	const names =
		known.get(of) ??
		new Set((text.match(NAME) ?? []).filter((name) => /\p{L}/u.test(name)));
	known.set(of, names);
	return names;
}

type Saying = { covered: number; specific: number };

/** What the match cites for the requirement, and what the line itself says of it. */
function answerOf(
	line: Evidence,
	{ requirement, support, evidence }: RequirementMatch,
	said: readonly Saying[],
): { answer: number; isSure: boolean } {
	const cited = evidence.findIndex(
		({ path, text }) => path === line.path && text.startsWith(line.original),
	);
	const byMatch = Math.max(
		cited < 0 ? 0 : BY_SUPPORT[support] * (BY_PLACE[cited] ?? 0),
		namesThing(requirement, line) ? NAMED : 0,
	);
	const covered = Math.max(0, ...said.map(coveredBy));
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

const FEW_WORDS = 6;
/** Compounds say in one word what others say in three. */
const FEW_SIGNS = 48;

/** A few words and no figure: little to tell it by. */
function isBare({ original }: Evidence): boolean {
	return (
		original.split(/\s+/).length < FEW_WORDS &&
		original.length < FEW_SIGNS &&
		!namesFigure(original)
	);
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
