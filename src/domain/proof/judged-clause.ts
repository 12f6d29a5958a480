// What a change of words may never change, between a clause of a line and the clauses a judge quotes for it.

import type { Clause } from "../clauses/clause.ts";
import { isLimiting } from "../clauses/clauses.ts";
import type { Figure } from "../clauses/figure.ts";
import type { Hit } from "../clauses/hits.ts";
import type { Reading, ReadWord } from "../clauses/reading.ts";
import { isSameWord } from "../clauses/vocabulary.ts";
import { canonicalTerm, findTerms } from "../job/lexicon/lexicon.ts";
import { isEntryLine } from "../profile/content-path.ts";
import { figuresIn } from "./alignment.ts";
import type { Ground } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";
import type { Pair, QuotedClause } from "./located-spans.ts";
import { followsFrom, isDerived } from "./match-figures.ts";

export function keepsMeaning(side: QuotedClause, ground: Ground): boolean {
	return (
		isOfOneEntry(side) &&
		isOfOneLine(side) &&
		keepsFigures(side) &&
		keepsLimits(side) &&
		keepsDenials(side) &&
		keepsRanks(side) &&
		side.clause.words.every((at) => isKnownName(at, side, ground)) &&
		isNear(side)
	);
}

/** What is told in one breath happened in one place. */
function isOfOneEntry({ pairs }: QuotedClause): boolean {
	const entries = pairs.flatMap(({ known }) => known.fact.entry ?? []);
	return new Set(entries).size <= 1;
}

/** A figure of one line is not told of what another says. */
function isOfOneLine({ clause, pairs }: QuotedClause): boolean {
	const lines = pairs.flatMap(({ known: { fact } }) =>
		isEntryLine(fact.path) ? [fact] : [],
	);
	return figuresIn(clause).length === 0 || new Set(lines).size <= 1;
}

/** A figure is quoted together with what it counts, and is the same figure. */
function keepsFigures({ clause, pairs }: QuotedClause): boolean {
	return figuresIn(clause).every(
		(said) =>
			!isOfAnother(said, clause.reading, pairs) &&
			pairs.some(
				({ said: run, known }) =>
					run.first <= said.first &&
					said.last <= run.last &&
					(isMore(said, run) || isAlone(said, clause)) &&
					isFigureOf(said, known),
			),
	);
}

/** "4 students and 12 nurses" of "12 students and 4 nurses": what a figure counts has another figure in the fact. */
function isOfAnother(
	said: Figure,
	reading: Reading,
	pairs: readonly Pair[],
): boolean {
	const noun = nextWord(said, reading);
	if (!noun) return false;
	const rivals = pairs.flatMap(({ known }) =>
		known.reading.figures.filter((one) => {
			const other = nextWord(one, known.reading);
			return (
				other !== undefined &&
				reading.vocabularies.some(({ forms }) => isSameWord(noun, other, forms))
			);
		}),
	);
	return (
		rivals.length > 0 &&
		!rivals.some((one) => followsFrom(said, one) !== null) &&
		!isDerived(said, rivals)
	);
}

function nextWord({ last }: Figure, { words }: Reading): ReadWord | undefined {
	return words
		.slice(last + 1)
		.find(({ isSmall, figure }) => !isSmall && !figure);
}

function isFigureOf(said: Figure, { clauses, first, last }: Pair["known"]) {
	const figures = clauses
		.flatMap(figuresIn)
		.filter((one) => first <= one.first && one.last <= last);
	return (
		figures.some((one) => followsFrom(said, one) !== null) ||
		isDerived(said, figures)
	);
}

function isMore(said: Figure, { first, last, reading }: Pair["said"]): boolean {
	for (let at = first; at <= last; at += 1)
		if ((at < said.first || at > said.last) && !reading.words[at]?.isSmall)
			return true;
	return said.kind === "money" || said.kind === "time" || said.kind === "date";
}

function isAlone(said: Figure, { words }: Clause): boolean {
	return words.every((at) => said.first <= at && at <= said.last);
}

const KEPT_BY: Readonly<Record<string, readonly string[]>> = {
	help: ["part"],
	part: ["help", "worked"],
	worked: ["help", "part"],
	share: ["help", "part"],
	tried: ["help"],
};
/** Of one word, not of the clause: lost with the word. */
const OF_WORD: ReadonlySet<string> = new Set([
	"part-time",
	"trainee",
	"deputy",
	"pilot",
	"partly",
	"nearly",
	"volunteer",
]);

function keepsLimits({ clause, pairs }: QuotedClause): boolean {
	return pairs.every(({ known }) =>
		known.clauses.every((fact) =>
			[...fact.limits].every(
				(limit) =>
					[limit, ...(KEPT_BY[limit] ?? [])].some((kept) =>
						clause.limits.has(kept),
					) || isApart(limit, fact, known),
			),
		),
	);
}

/** Whether a limit stands beside none of the quoted words, and limits its own word only. */
function isApart(
	limit: string,
	{ hits, reading }: Clause,
	{ first, last }: Pair["known"],
): boolean {
	return (
		OF_WORD.has(limit) &&
		hits
			.filter((hit) => hit.concept === limit && isLimiting(hit, reading))
			.every((hit) => hit.last < first - 1 || hit.first > last + 1)
	);
}

function keepsDenials({ clause, pairs }: QuotedClause): boolean {
	const facts = pairs.flatMap(({ known }) => known.clauses);
	return clause.negations === 0
		? facts.every(({ negations }) => negations === 0)
		: facts.some(({ negations }) => negations > 0);
}

/** Deeds that make more of a person, or say what came of them: only a fact's own, in whatever words. */
const RANKED: ReadonlySet<string> = new Set([
	"lead",
	"start",
	"up",
	"down",
	"faster",
	"save",
	"win",
	"exceed",
	"prevent",
	"hire",
	"coordinate",
	"supervise",
	"invent",
	"approve",
	"automate",
]);

/** What leaves no exception, degrees, and tools and papers by their names; "finances" is a word like any other. */
function isNamed(
	{ kind, concept, first, last }: Hit,
	{ words, text, language }: Reading,
): boolean {
	if (kind !== "term") return kind === "absolute";
	if (
		words
			.slice(first, last + 1)
			.some((word) => /[\p{Lu}\p{N}]/u.test(word.text))
	)
		return true;
	return !isKnowledge(concept, { text, language });
}

/** "Finances", "goods receipt": a term of the lexicon that is a word like any other. */
export function isKnowledge(
	concept: string,
	{ text, language }: Pick<Reading, "text" | "language">,
): boolean {
	return findTerms(text, language).some(
		({ term, kind }) =>
			kind === "knowledge" && (canonicalTerm(term) ?? term) === concept,
	);
}

function keepsRanks({ clause, pairs }: QuotedClause): boolean {
	const known = pairs.flatMap(({ known: { clauses, fact, reading } }) => [
		...clauses.flatMap(({ hits }) => hits),
		...reading.hits.filter(({ kind }) => kind === "term"),
		...titleHits(fact),
	]);
	const has = ({ kind, concept }: Hit) =>
		known.some(
			(other) =>
				(other.kind === kind || kind === "term") && other.concept === concept,
		);
	return clause.words.every((at) => {
		const word = clause.reading.words[at];
		if (word?.figure || isWordOf(word, clause.reading, pairs)) return true;
		const hits = clause.hits.filter(
			({ first, last }) => first <= at && at <= last,
		);
		const deeds = hits.filter(({ kind }) => kind === "deed");
		// "Completed" is all of a thing only where it is no deed.
		const named = hits.filter(
			(hit) =>
				isNamed(hit, clause.reading) &&
				(hit.kind === "term" || deeds.length === 0),
		);
		const isRanked = deeds.some(({ concept }) => RANKED.has(concept));
		return named.every(has) && (!isRanked || deeds.some(has));
	});
}

function titleHits({ path, clauses }: GroundFact): readonly Hit[] {
	return /_title$/.test(path) ? clauses.flatMap(({ hits }) => hits) : [];
}

/** Names, signs and what somebody is called are the fact's own words, or those of its entry. */
function isKnownName(
	at: number,
	{ clause: { reading }, pairs }: QuotedClause,
	ground: Ground,
): boolean {
	const word = reading.words[at];
	if (!word || word.figure) return true;
	const isWritten =
		reading.language !== "de" && at > 0 && /^\p{Lu}/u.test(word.text);
	const isName =
		word.isName ||
		word.isSign ||
		isWritten ||
		/\p{N}/u.test(word.text) ||
		word.isAgent;
	if (!isName || isWordOf(word, reading, pairs)) return true;
	const names = pairs.flatMap(({ known }) => {
		const entry = known.fact.entry && ground.entries.get(known.fact.entry);
		return entry ? [...entry.names, ...entry.titles] : [];
	});
	if (names.some((name) => holds(name, word))) return true;
	// "Stakeholder" ends like one who does something, and is known as a word of its own.
	return (
		!word.isSign &&
		!isWritten &&
		reading.hits.some(
			({ kind, first, last }) => kind === "thing" && first <= at && at <= last,
		)
	);
}

function isWordOf(
	word: ReadWord | undefined,
	{ vocabularies }: Reading,
	pairs: readonly Pair[],
): boolean {
	return (
		word !== undefined &&
		pairs.some(({ known: { reading } }) =>
			reading.words.some((other) =>
				vocabularies.some(({ forms }) => isSameWord(word, other, forms)),
			),
		)
	);
}

function holds(name: Reading, word: ReadWord): boolean {
	return name.words.some(({ folded }) => folded === word.folded);
}

const LEAST_SHARED = 0.25;

/** A line that shares hardly a word with the facts of its own language is another line. */
function isNear({ clause, pairs }: QuotedClause): boolean {
	const { reading } = clause;
	if (pairs.some(({ known }) => known.reading.language !== reading.language))
		return true;
	const shared = clause.words.filter(
		(at) =>
			reading.words[at]?.figure ||
			isWordOf(reading.words[at], reading, pairs) ||
			reading.hits.some(
				(hit) => hit.first <= at && at <= hit.last && isHitOf(hit, pairs),
			),
	);
	return shared.length >= clause.words.length * LEAST_SHARED;
}

function isHitOf({ kind, concept }: Hit, pairs: readonly Pair[]): boolean {
	return pairs.some(({ known }) =>
		known.reading.hits.some(
			(other) => other.kind === kind && other.concept === concept,
		),
	);
}
