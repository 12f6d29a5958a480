// Which words of a sentence only describe what a line tells: where it was, what kind it was, for whom. Without them the line says
// less and is as true, unless they limit, count, deny or name somebody, or something the line says was measured with them.

import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import { type Hit, hitsOn, isSomebody } from "../clauses/hits.ts";
import { othersDeeds } from "../clauses/others-deeds.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import { figuresIn } from "./alignment.ts";
import { isDay } from "./bound-words.ts";
import { isAnd } from "./kept-sides.ts";
import { TYING } from "./omitted-clauses.ts";

type Stated = {
	said: {
		places: ReadonlySet<number>;
		figures: ReadonlySet<Figure>;
		isTurned: boolean;
	};
};

/** Whether a line may leave a word out that only describes what it tells. */
export function isDescription(
	at: number,
	clause: Clause,
	stated: Stated,
): boolean {
	return (
		!stated.said.isTurned &&
		isPlain(at, clause, stated) &&
		!isMeasured(clause, stated) &&
		!carriesStated(at, clause, stated) &&
		isAtEdge(at, clause, stated)
	);
}

/** Of a word that limits, denies, counts, times or does something, or of somebody, nothing may go. */
function isPlain(at: number, clause: Clause, { said }: Stated): boolean {
	const { reading, hits, head } = clause;
	const word = reading.words[at];
	const isBeforeStated =
		said.places.has(at + 1) && reading.words[at + 1]?.gap === " ";
	return (
		word !== undefined &&
		word.figure === null &&
		(!word.isAgent || isBeforeStated) &&
		at !== head &&
		!hitsOn(hits, at).some(
			({ kind }) =>
				SAYING.has(kind) ||
				(isSomebody(kind) ? !isOwner(at, clause) : TYING.has(kind)),
		)
	);
}

/** "The archives of the branch": whose a thing is. */
function isOwner(at: number, { reading, hits }: Clause): boolean {
	const { words, vocabularies } = reading;
	let before = at - 1;
	while (
		vocabularies[0]?.determiners.has(words[before]?.folded ?? "") &&
		!isOf(before, reading)
	)
		before -= 1;
	return (
		isOf(before, reading) &&
		hitsOn(hits, at).some(({ kind }) => kind === "thing")
	);
}

const SAYING: ReadonlySet<Hit["kind"]> = new Set([
	"period",
	"time",
	"share",
	"fraction",
	"bound",
	"role",
	"money",
	"higher",
	"lower",
	"happening",
	"percent",
	"measure",
]);

/** A share, a rank, a length of time, an "all" or a no is true of nothing less than it was said of. */
function isMeasured({ hits, ...clause }: Clause, { said }: Stated): boolean {
	const isSaid = (at: number) => said.places.has(at);
	return (
		figuresIn({ hits, ...clause }).some(
			(figure) =>
				said.figures.has(figure) &&
				!isDay(figure) &&
				(figure.role !== null || !COUNTING.has(figure.kind)),
		) ||
		hits.some(
			({ kind, first, last }) =>
				kind === "negation" ||
				((kind === "absolute" || kind === "share") &&
					(isSaid(first) || isSaid(last))),
		)
	);
}

const COUNTING: ReadonlySet<Figure["kind"]> = new Set(["count", "measure"]);

/** "Parts of the handbook": what hangs on a word that is left out says more without it. */
function carriesStated(
	at: number,
	{ reading, parts }: Clause,
	{ said }: Stated,
): boolean {
	let next = at + 1;
	while (isJoint(next, reading) && parts.has(next)) next += 1;
	return (
		next > at + 1 &&
		parts.has(next) &&
		said.places.has(next) &&
		isOf(at + 1, reading)
	);
}

function isJoint(at: number, { words }: Reading): boolean {
	const word = words[at];
	return (
		word?.isSmall === true && word.figure === null && !/[,;:.()]/.test(word.gap)
	);
}

function isOf(at: number, { hits }: Reading): boolean {
	return hitsOn(hits, at).some(({ kind }) => kind === "of");
}

/** Behind a preposition, or describing the word beside it; never what a deed was done to. */
function isAtEdge(at: number, clause: Clause, { said }: Stated): boolean {
	const { reading } = clause;
	const [before, next] = [reading.words[at - 1], reading.words[at + 1]];
	if (before === undefined) return false;
	// "Small businesses", "cleaning products": the word described is told right behind.
	if (next && next.gap === " " && said.places.has(at + 1) && !next.isSmall)
		return (
			!isDeedAt(reading, at) || clause.head === null || isCounted(at, reading)
		);
	if (isInCompound(at, reading, said.places)) return true;
	if (before.isSmall) return isPhraseOmitted(at, clause, said.places);
	// "Restaurant gastronomique" describes behind; "the team's calendar" is a calendar.
	return said.places.has(at - 1)
		? ROMANCE.has(reading.language) && at - 1 !== clause.head
		: isPhraseOmitted(at, clause, said.places);
}

/** "60 open matters": what stands between a number and what it counts was not done. */
function isCounted(at: number, { words, language }: Reading): boolean {
	return language === "en" && words[at - 1]?.figure?.kind === "count";
}

const ROMANCE: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);

/** "Spreadsheet-driven" before a word that is told: words joined by a dash describe it together. */
function isInCompound(
	at: number,
	{ words }: Reading,
	places: ReadonlySet<number>,
): boolean {
	const isJoined = (one: number) => words[one]?.gap === "-";
	let [first, last] = [at, at];
	while (isJoined(first)) first -= 1;
	while (isJoined(last + 1)) last += 1;
	const next = words[last + 1];
	return (
		last > first &&
		next?.gap === " " &&
		places.has(last + 1) &&
		!range(first, last).some((one) => places.has(one) || words[one]?.figure)
	);
}

/** Whether nothing of the run of words behind a preposition is told, and a preposition stands before it. */
function isPhraseOmitted(
	at: number,
	{ reading, parts }: Clause,
	places: ReadonlySet<number>,
): boolean {
	const { words, vocabularies } = reading;
	let first = at;
	while (
		parts.has(first - 1) &&
		(isAnd(first - 1, reading) ||
			(!words[first - 1]?.isSmall &&
				/^(?: |-|, )$/.test(words[first]?.gap ?? "")))
	)
		first -= 1;
	if (range(first, at).some((one) => places.has(one))) return false;
	let before = first - 1;
	while (vocabularies[0]?.determiners.has(words[before]?.folded ?? ""))
		before -= 1;
	const preposition = words[before];
	return preposition?.isSmall === true && preposition.figure === null;
}

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, nr) => from + nr);
}

/** A clause that is left out whole and limits nothing that is told. */
export function isAddition(
	clause: Clause,
	{ all, said }: Stated & { all: readonly Clause[] },
): boolean {
	const { hits, link, reading } = clause;
	const above = all[all.indexOf(clause) - 1];
	return (
		(link === "relative" || link === "and" || isBegun(clause, all)) &&
		!hits.some(
			({ kind, first }) =>
				TYING.has(kind) && !(isSomebody(kind) && isDeedAt(reading, first)),
		) &&
		!figuresIn(clause).some(
			(figure) => !isDay(figure) && figure.kind !== "count",
		) &&
		othersDeeds(clause).length === 0 &&
		(above === undefined || !isMeasured(above, { said })) &&
		!isConditional(clause, reading)
	);
}

/** "I live in Trier and prepare the exam": the first of two deeds. */
function isBegun({ link, head }: Clause, all: readonly Clause[]): boolean {
	const [, next] = all;
	return (
		link === "start" &&
		head !== null &&
		next?.link === "and" &&
		next.head !== null
	);
}

function isConditional(
	{ parts }: Clause,
	{ words, vocabularies: [own] }: Reading,
): boolean {
	const first = Math.min(...parts.keys());
	return [first - 1, first].some(
		(at) => own?.when.has(words[at]?.folded ?? "") ?? false,
	);
}
