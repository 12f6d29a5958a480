// What stands beside an "all", a rate or a change may not be cut: with every word that goes, they say more.

import type { Clause } from "../clauses/clause.ts";
import { COMPOUNDING } from "../clauses/compounds.ts";
import type { Figure } from "../clauses/figure.ts";
import { hitsOn, isCarrying } from "../clauses/hits.ts";
import { NOUN_OF_DEED } from "../clauses/verb-forms.ts";
import { figuresIn } from "./alignment.ts";
import { boundWords, isDay } from "./bound-words.ts";
import type { Sides } from "./kept-sides.ts";
import { placesUsed } from "./used-places.ts";

/** Whether a line leaves out words that something it says was only true with. */
export function cutsCondition(sides: Sides): boolean {
	return sides.fact.clauses
		.filter(({ reading }) => reading === sides.reading)
		.some(
			(clause) =>
				widensAll(clause, sides) ||
				widensRate(clause, sides) ||
				losesAverage(clause, sides) ||
				widensChange(clause, sides) ||
				widensCompound(clause, sides),
		);
}

/** "Kept every event within budget" of "kept every event in 2022 within budget". */
function widensAll(clause: Clause, sides: Sides): boolean {
	const isSaid = saidIn(clause, sides);
	// "Completion" is no "complete".
	const isNoun = (at: number) =>
		NOUN_OF_DEED.test(clause.reading.words[at]?.folded ?? "");
	const all = clause.hits.find(
		({ kind, concept, first }) =>
			kind === "absolute" &&
			ALL.has(concept) &&
			isSaid(first) &&
			!isNoun(first) &&
			!isOfLonger(first, clause),
	);
	return (
		all !== undefined &&
		inPartOf(all.first, clause).some((at) => at > all.last && !isSaid(at))
	);
}

/** "Electronic health records" break none. */
function isOfLonger(at: number, { reading }: Clause): boolean {
	return hitsOn(reading.hits, at).some(
		({ kind, first, last }) =>
			(kind === "thing" || kind === "term") && first < at && at <= last,
	);
}

const ALL: ReadonlySet<string> = new Set(["all", "first", "only", "most"]);

/** "900 parcels per night" of "900 parcels per night in December 2021", or of "… in summer". */
function widensRate(clause: Clause, sides: Sides): boolean {
	const isSaid = saidIn(clause, sides);
	const isRated = clause.hits.some(
		({ kind, first }) =>
			(kind === "period" || kind === "time") && isSaid(first),
	);
	return (
		isRated &&
		figuresIn(clause).some(
			(figure) => figure.kind === "count" && saysFigure(figure, sides),
		) &&
		(figuresIn(clause).some(
			(figure) =>
				isDay(figure) &&
				!saysFigure(figure, sides) &&
				clause.parts.get(figure.first) !== undefined,
		) ||
			clause.words.some((at) => isSeason(at, clause) && !isSaid(at)))
	);
}

const SEASONS: ReadonlySet<string> = new Set([
	"spring",
	"summer",
	"autumn",
	"winter",
	"season",
]);

/** "In summer"; "the summer menu" says nothing of when. */
function isSeason(at: number, { reading, hits }: Clause): boolean {
	const next = reading.words[at + 1];
	return (
		hitsOn(hits, at).some(
			({ kind, concept, first, last }) =>
				kind === "thing" && first === last && SEASONS.has(concept),
		) &&
		(next === undefined ||
			next.isSmall ||
			next.figure !== null ||
			next.gap !== " ")
	);
}

/** "1,800 plants a day" of "an average of 1,800 plants a day". */
function losesAverage(clause: Clause, sides: Sides): boolean {
	const isSaid = saidIn(clause, sides);
	return (
		!sides.line.hits.some(isAverage) &&
		clause.hits.some((hit) => isAverage(hit) && !isSaid(hit.first)) &&
		figuresIn(clause).some((figure) => saysFigure(figure, sides))
	);
}

const isAverage = ({ concept }: { concept: string }) => concept === "average";

/** "Cut the backlog from 300 to 80" of "cut the backlog of returns …". */
function widensChange(clause: Clause, sides: Sides): boolean {
	const isSaid = saidIn(clause, sides);
	return figuresIn(clause).some(
		(figure) =>
			figure.kind === "count" &&
			figure.role === "from" &&
			saysFigure(figure, sides) &&
			boundWords(figure, clause).some(
				(at) =>
					at < figure.first &&
					at !== clause.head &&
					!isSaid(at) &&
					!isOfChange(at, clause),
			),
	);
}

/** "Went" says no more than the two figures. */
function isOfChange(at: number, { hits }: Clause): boolean {
	return hitsOn(hits, at).some(
		({ kind }) => kind === "happening" || kind === "higher" || kind === "lower",
	);
}

/** "Cut costs by 7 %" of "cut material costs by 7 %", where the two nouns are one word. */
function widensCompound(clause: Clause, sides: Sides): boolean {
	const { line, reading, covers } = sides;
	const isOfShare = figuresIn(clause).some(
		(figure) => SHARES.has(figure.kind) && saysFigure(figure, sides),
	);
	return (
		isOfShare &&
		COMPOUNDING.has(reading.language) &&
		covers.some(({ first, last, target }) => {
			const [said, own] = [
				line.words[first]?.folded ?? "",
				reading.words[target?.place ?? -1]?.folded ?? "",
			];
			return (
				first === last &&
				target?.reading === reading &&
				!isSaidInParts(target.place, sides) &&
				own.length >= said.length + LEAST_PART &&
				said.length >= LEAST_PART &&
				own.endsWith(said)
			);
		})
	);
}

/** "Quote der Reklamationen" of "Reklamationsquote": both parts of the word are told. */
function isSaidInParts(place: number, { covers, reading }: Sides): boolean {
	const saying = covers.filter(
		({ target }) => target?.reading === reading && target.place === place,
	);
	return saying.length > 1;
}

const SHARES: ReadonlySet<string> = new Set(["percent", "points"]);
const LEAST_PART = 4;

function inPartOf(place: number, { words, parts }: Clause): number[] {
	return words.filter((at) => parts.get(at) === parts.get(place));
}

const saysFigure = (figure: Figure, { covers }: Sides) =>
	covers.some((cover) => cover.figure === figure);

/** Said itself, by a word of its phrase, by the same word, or nothing that needs saying. */
function saidIn({ reading, hits }: Clause, { line, covers }: Sides) {
	const said = placesUsed(covers, { reading });
	return (at: number): boolean => {
		const word = reading.words[at];
		return (
			said.has(at) ||
			(word?.figure !== null &&
				covers.some(({ figure }) => figure === word?.figure)) ||
			line.words.some(({ folded }) => folded === word?.folded) ||
			hitsOn(hits, at).some(
				(hit) =>
					isCarrying(hit) ||
					[...said].some((one) => hit.first <= one && one <= hit.last),
			)
		);
	};
}
