// What a fact tells of one deed with another is no deed beside it: who cleaned tanks after filling filled none, who collected
// samples for a laboratory that analyzes them analyzed none, and of two labels designed one was printed.

import type { Clause } from "../clauses/clause.ts";
import { clausesOf } from "../clauses/clauses.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import {
	isDeedAt,
	isDone,
	isGerund,
	isVerb,
	NOUN_OF_DEED,
} from "../clauses/verb-forms.ts";
import type { Cover } from "./alignment.ts";
import { isAnd, type Sides } from "./kept-sides.ts";
import { placesUsed } from "./used-places.ts";

/** Whether a line joins by "and" a deed that its fact only tells with another. */
export function coordinatesDeeds(sides: Sides): boolean {
	const { line, reading, covers } = sides;
	const own = covers.filter(
		({ target, origin, figure }) =>
			origin === "clause" && target?.reading === reading && figure === null,
	);
	return own.some((right, nr) => {
		const left = own[nr - 1];
		if (!left) return false;
		const and = coordinatorBefore(right.first, left.last, line);
		if (and === null) return false;
		const pair = { left, right, and };
		return isDeedOfEither(right, sides)
			? isApart(pair, sides)
			: isObjectOfOther(pair, sides);
	});
}

/** "Druck" of "gedruckt": a noun may look like any other. */
function isDeedOfEither({ first, target }: Cover, { line, reading }: Sides) {
	return isDeed(line, first) || (!!target && isDeed(reading, target.place));
}

type Pair = { left: Cover; right: Cover; and: number };

function isApart({ left, right, and }: Pair, sides: Sides): boolean {
	const { line, reading } = sides;
	const [from, to] = [left.target?.last ?? -1, right.target?.place ?? -1];
	if (from === to || left.target?.place === right.target?.place) return false;
	if (isOfRelative(to, sides) && !isInRelative(right.first, line)) return true;
	if (isOfSome(to, from, sides)) return true;
	const lead = leadOf(to, from, reading);
	if (lead !== null && !isLedSo(and, lead, sides)) return true;
	// "Nach der Füllung Reinigung der Tanks": the one told first led to the other.
	const place = left.target?.place ?? -1;
	if (place < to || !isDeed(line, left.first)) return false;
	const other = leadOf(place, to, reading);
	return other !== null && !isLedSo(and, other, sides);
}

/** "Ordered paint and boats" of "paint for boats": the preposition stands right behind the word it is joined with. */
function isObjectOfOther({ left, right, and }: Pair, sides: Sides): boolean {
	const { reading } = sides;
	const [from, to] = [left.target?.last ?? -1, right.target?.place ?? -1];
	const word = reading.words[to];
	if (!word || word.isSign || word.isName || isTermAt(to, reading))
		return false;
	const lead = leadOf(to, from, reading);
	return (
		lead !== null &&
		!lead.isOwner &&
		lead.at === from + 1 &&
		!isLedSo(and, lead, sides)
	);
}

/** "Dashboards in Tableau" are named side by side. */
function isTermAt(at: number, { hits }: Reading): boolean {
	return hitsOn(hits, at).some(({ kind }) => kind === "term");
}

function isDeed(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	return (
		word !== undefined &&
		!word.isSmall &&
		!word.isSign &&
		(isDeedAt(reading, at) ||
			isVerb(word, reading) ||
			isGerund(word, reading) ||
			NOUN_OF_DEED.test(word.folded))
	);
}

/** The place of the "and", or of the first word behind a comma, between two words with nothing else between them. */
function coordinatorBefore(
	at: number,
	left: number,
	line: Reading,
): number | null {
	let and: number | null = null;
	for (let place = at - 1; place > left; place -= 1) {
		if (isAnd(place, line)) and = place;
		else if (!isDeterminer(place, line) && !isOf(place, line)) return null;
	}
	return and;
}

function isOf(at: number, { hits }: Reading): boolean {
	return hitsOn(hits, at).some(({ kind }) => kind === "of");
}

function isDeterminer(at: number, { words, vocabularies }: Reading): boolean {
	return vocabularies[0]?.determiners.has(words[at]?.folded ?? "") ?? false;
}

/** What leads to a deed: a preposition before it, or the word it belongs to. */
type Lead = { at: number; isOwner: boolean };

const MOST_DESCRIBING = 1;

/** Null where a sign or an "and" stands before it, or nothing. */
function leadOf(deed: number, other: number, reading: Reading): Lead | null {
	let describing = 0;
	for (let at = deed - 1; at >= 0; at -= 1) {
		const [word, next] = [reading.words[at], reading.words[at + 1]];
		if (!word || !next || /[^\s'’-]/u.test(next.gap) || isAnd(at, reading))
			return null;
		// "Appointment booking" is one thing.
		if (at === other) return at < deed - 1 ? { at, isOwner: true } : null;
		if (isDeterminer(at, reading)) continue;
		if (word.isSmall) return { at, isOwner: false };
		describing += 1;
		if (describing > MOST_DESCRIBING) return null;
	}
	return null;
}

/** Whether the line leads to both with the same word. */
function isLedSo(
	and: number,
	{ at, isOwner }: Lead,
	{ line, reading }: Sides,
): boolean {
	if (isOwner) return false;
	const word = reading.words[at]?.folded;
	return line.words.slice(0, and).some(({ folded }) => folded === word);
}

function clauseAt(at: number, reading: Reading): Clause | undefined {
	return clausesOf(reading).find(({ parts }) => parts.has(at));
}

function isInRelative(at: number, reading: Reading): boolean {
	return clauseAt(at, reading)?.link === "relative";
}

/** "Which the laboratory analyzes": unless the person says "I". */
function isOfRelative(at: number, { fact, reading }: Sides): boolean {
	const own = fact.clauses.find(
		(one) => one.reading === reading && one.parts.has(at),
	);
	return (
		own?.link === "relative" &&
		![...own.parts.keys()].some(
			(place) =>
				reading.vocabularies[0]?.self.has(reading.words[place]?.folded ?? "") ??
				false,
		)
	);
}

/** "Two labels designed; one was printed": a number beside the deed that the line leaves out. */
function isOfSome(
	deed: number,
	other: number,
	{ reading, covers }: Sides,
): boolean {
	const [from, to] = segmentAround(deed, reading);
	if (from <= other && other < to) return false;
	const said = placesUsed(covers, { reading });
	return reading.words.slice(from, to).some(({ figure }, nr) => {
		const at = from + nr;
		return figure === null ? isAlone(at, to, reading) : !said.has(at);
	});
}

/** "Umgesetzt wurde eines", "uno stampato": an article with no noun behind it counts. */
function isAlone(at: number, end: number, reading: Reading): boolean {
	const next = reading.words[at + 1];
	return (
		isDeterminer(at, reading) &&
		(at === end - 1 || (next !== undefined && isDone(next, reading)))
	);
}

function segmentAround(at: number, { words }: Reading): [number, number] {
	const isCut = (place: number) => /[,;:.(]/.test(words[place]?.gap ?? "");
	let [from, to] = [at, at + 1];
	while (from > 0 && !isCut(from)) from -= 1;
	while (to < words.length && !isCut(to)) to += 1;
	return [from, to];
}
