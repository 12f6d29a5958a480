// What a judge's word may add. A word that no closed step covers stands for a word of the quoted spans that nothing else of the
// line says, one for one: whoever only says yes finds none for what is new.
import type { Clause } from "../clauses/clause.ts";
import { hitsOn } from "../clauses/hits.ts";
import { othersDeeds } from "../clauses/others-deeds.ts";
import type { Reading } from "../clauses/reading.ts";
import { align } from "./align.ts";
import type { Cover } from "./alignment.ts";
import type { Ground } from "./ground.ts";
import { isKnowledge } from "./judged-clause.ts";
import type { QuotedClause } from "./located-spans.ts";
import { placesUsed } from "./used-places.ts";

/** What covers a clause of a line in the clauses that were quoted for it. */
export function coversOf(
	{ clause, pairs }: QuotedClause,
	{ entries }: Ground,
): Cover[] {
	const held = new Map(
		pairs.flatMap(({ known: { fact, clauses } }) =>
			clauses.map((own) => [own, fact] as const),
		),
	);
	return [...held].flatMap(([own, fact]) => {
		const entry =
			fact.entry === null ? null : (entries.get(fact.entry) ?? null);
		return align(clause, { fact, clause: own, entry }).covers;
	});
}

/** Whether there is a word of the quoted spans left for each word that only the judge vouches for. */
export function haveStandIns(
	open: readonly number[],
	{ clause, pairs }: QuotedClause,
	covers: readonly Cover[],
): boolean {
	if (open.length === 0) return true;
	const readings = new Set(pairs.map(({ known }) => known.reading));
	const left = [...readings].flatMap((reading) => {
		const said = placesUsed(covers, { reading });
		return quotedIn(reading, pairs)
			.filter(
				(at) =>
					!said.has(at) && isWordOf(at, pairs) && mayStandFor(at, reading),
			)
			.map((at) => ({ reading, at }));
	});
	return (
		left.length >= open.length &&
		open.every((at) => left.some((one) => mayMean(clause.reading, at, one)))
	);
}

function quotedIn(reading: Reading, pairs: QuotedClause["pairs"]): number[] {
	return reading.words.flatMap((_, at) =>
		pairs.some(
			({ known }) =>
				known.reading === reading && known.first <= at && at <= known.last,
		)
			? [at]
			: [],
	);
}

/** What somebody else did stands for nothing the person did. */
function isWordOf(at: number, pairs: QuotedClause["pairs"]): boolean {
	return pairs.some(({ known: { clauses } }) =>
		clauses.some(
			(clause) => clause.words.includes(at) && othersDeeds(clause).length === 0,
		),
	);
}

/** Names, signs and figures mean themselves, and so do tools and papers. */
function mayStandFor(at: number, reading: Reading): boolean {
	const { words, hits } = reading;
	const word = words[at];
	return (
		word !== undefined &&
		!word.isSmall &&
		!word.isSign &&
		!word.isName &&
		word.figure === null &&
		!hitsOn(hits, at).some(
			({ kind, concept }) => kind === "term" && !isKnowledge(concept, reading),
		)
	);
}

type Placed = { reading: Reading; at: number };

/** "Unternehmensstrategie" is no word for "Marketingstrategie": what both end with does not make one the other. */
function mayMean(line: Reading, at: number, known: Placed): boolean {
	const [said, own] = [line.words[at], known.reading.words[known.at]];
	if (!said || !own) return false;
	const shared = sharedEnd(said.folded, own.folded);
	return (
		shared < SHORTEST_HEAD ||
		Math.min(said.folded.length, own.folded.length) - shared < SHORTEST_FRONT
	);
}

const SHORTEST_HEAD = 6;
const SHORTEST_FRONT = 4;

function sharedEnd(a: string, b: string): number {
	let shared = 0;
	while (shared < a.length && a.at(-1 - shared) === b.at(-1 - shared))
		shared += 1;
	return shared;
}

/** Whether one of some covers stands over a word of a clause. */
export function isCoveredBy(
	covers: readonly Cover[],
	at: number,
	{ parts }: Clause,
): boolean {
	return covers.some(
		({ first, last }) => parts.has(first) && first <= at && at <= last,
	);
}
