// A sentence of a fact, whole, in another order: no word new, none left out. Then only what moves words between each other can
// change what is said, so phrases move as they are, and so does each clause that states a deed, limits it or denies it.

import type { Clause } from "../clauses/clause.ts";
import { isLimiting } from "../clauses/clauses.ts";
import { hitsOn } from "../clauses/hits.ts";
import { othersDeeds } from "../clauses/others-deeds.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt, isDone } from "../clauses/verb-forms.ts";
import { absenceFlaws } from "./absence-flaws.ts";
import { actorFlaws, receivedFlaws } from "./actors.ts";
import { type Cover, figuresIn, type Open } from "./alignment.ts";
import { groupFlaws } from "./binding-flaws.ts";
import { borrowedDeedFlaws } from "./borrowed-deed-flaws.ts";
import { isDay } from "./bound-words.ts";
import { byWhatFlaws } from "./by-what.ts";
import { onlyCarries } from "./carrying-deeds.ts";
import { companionFlaws, soleFlaws } from "./companion-flaws.ts";
import { describedNounFlaws } from "./described-noun-flaws.ts";
import { directionFlaws, orderFlaws } from "./direction-flaws.ts";
import { figureFlaws, periodFlaws, wayFlaws } from "./figure-flaws.ts";
import { authorityFlaws, deniedFlaws } from "./narrowed-flaws.ts";
import { objectFlaws, pairFlaws, pluralFlaws } from "./object-flaws.ts";
import { openSpanFlaws } from "./open-span-flaws.ts";
import { roleFlaws } from "./role-flaws.ts";
import { happenedFlaws } from "./share-flaws.ts";
import { eachFlaws } from "./shared-figure-flaws.ts";
import { borrowedFlaws, titleFlaws, titleLimitFlaws } from "./title-flaws.ts";
import { placesUsed } from "./used-places.ts";
import { yearFlaws } from "./year-flaws.ts";

/** Whether the clauses of a line tell all of the clauses of a fact, each phrase and each deed as it stood. */
export function isReordered(
	reordered: Open,
	group: readonly Clause[],
	own: readonly Clause[],
): boolean {
	if (reordered.missing.length > 0 || !isComplete(reordered)) return false;
	if (reordered.covers.some(({ origin }) => origin === "title")) return false;
	if (!isSaidTheSame(group, own)) return false;
	if (hasDatedFigures(reordered.clause)) return false;
	if (!keepsOrder(reordered, own)) return false;
	if (own.some((clause) => actorFlaws({ ...reordered, clause }).length > 0))
		return false;
	return (
		[
			...receivedFlaws(reordered),
			...byWhatFlaws(reordered),
			...eachFlaws(reordered),
			...borrowedDeedFlaws(reordered),
			...describedNounFlaws(reordered),
			...groupFlaws(reordered),
			...absenceFlaws(reordered),
			...happenedFlaws(reordered),
			...figureFlaws(reordered),
			...wayFlaws(reordered),
			...periodFlaws(reordered),
			...yearFlaws(reordered),
			...openSpanFlaws(reordered),
			...objectFlaws(reordered),
			...pairFlaws(reordered),
			...severalFlaws(reordered),
			...directionFlaws(reordered),
			...orderFlaws(reordered),
			...companionFlaws(reordered),
			...soleFlaws(reordered),
			...authorityFlaws(reordered),
			...deniedFlaws(reordered),
			...borrowedFlaws(reordered),
			...titleFlaws(reordered),
			...titleLimitFlaws(reordered),
			...roleFlaws(reordered),
		].length === 0
	);
}

/** "90 covers on a Saturday" are 90 on Saturdays; one apprentice is no apprentices. */
function severalFlaws(reordered: Open) {
	const isCounted = figuresIn(reordered.clause).some(
		({ kind }) => kind === "count",
	);
	return isCounted ? [] : pluralFlaws(reordered);
}

/** Every word and every figure of the sentence is said. */
function isComplete(reordered: Open): boolean {
	const { covers, clause, fact } = reordered;
	const { reading } = clause;
	const said = placesUsed(covers, clause);
	const figures = new Set(covers.flatMap(({ figure }) => figure ?? []));
	return fact.clauses
		.filter((one) => one.reading === reading)
		.flatMap(({ words }) => words)
		.every((at) => {
			const figure = reading.words[at]?.figure;
			return figure
				? figures.has(figure)
				: said.has(at) ||
						onlyCarries(at, reordered) ||
						hitsOn(reading.hits, at).some(({ first, last }) =>
							rangeHas(said, first, last),
						);
		});
}

function rangeHas(said: ReadonlySet<number>, first: number, last: number) {
	for (let at = first; at <= last; at += 1) if (said.has(at)) return true;
	return false;
}

/** The same limits and as many denials. */
function isSaidTheSame(
	group: readonly Clause[],
	own: readonly Clause[],
): boolean {
	const [said, known] = [limitsOf(group), limitsOf(own)];
	return (
		[...known].every((limit) => said.has(limit)) &&
		denialsOf(group) === denialsOf(own)
	);
}

function limitsOf(clauses: readonly Clause[]): Set<string> {
	return new Set(
		clauses.flatMap(({ hits, reading }) =>
			hits
				.filter((hit) => isLimiting(hit, reading))
				.map(({ concept }) => concept),
		),
	);
}

function denialsOf(clauses: readonly Clause[]): number {
	return clauses.flatMap(({ hits }) =>
		hits.filter(({ kind }) => kind === "negation"),
	).length;
}

/** "81 % in 2022, 90 % in 2024": which belongs to which is for stricter rules. */
function hasDatedFigures(clause: Clause): boolean {
	const figures = figuresIn(clause);
	return (
		figures.filter(isDay).length > 1 &&
		figures.filter((one) => !isDay(one)).length > 1
	);
}

function keepsOrder(reordered: Open, own: readonly Clause[]): boolean {
	const { reading } = reordered.clause;
	const heads = new Set(own.flatMap(({ head }) => head ?? []));
	const phrases = phrasesOf(reading);
	const isAlone = hasOneDeed(own);
	const deeds = own.flatMap((clause) =>
		deedsOf(clause).filter(
			(places) => !(isAlone && isListOfDeed(places, clause, phrases)),
		),
	);
	const [outer, inner] = partedByRelatives(reordered).map((covers) =>
		covers.map((cover) => [...placesUsed([cover], { reading })]),
	);
	const deedsIn = (said: readonly number[][]) =>
		said.map((places) =>
			deeds.flatMap((deed, nr) =>
				places.some((at) => deed.has(at)) ? [nr] : [],
			),
		);
	const phrasesIn = (said: readonly number[][]) =>
		said.map((places) =>
			places
				.filter((at) => !heads.has(at) && !isDoneAt(at, reading))
				.map((at) => phrases.get(at) ?? -1),
		);
	const [around, within] = [deedsIn(outer ?? []), deedsIn(inner ?? [])];
	return (
		areRuns(phrasesIn(outer ?? [])) &&
		areRuns(phrasesIn(inner ?? [])) &&
		areRuns(around) &&
		areRuns(within) &&
		!within.flat().some((nr) => around.flat().includes(nr))
	);
}

/** "Gesenkt" behind what was brought down: a participle belongs to no phrase. */
function isDoneAt(at: number, reading: Reading): boolean {
	const word = reading.words[at];
	return word !== undefined && isDeedAt(reading, at) && isDone(word, reading);
}

/** Whether all that is told was done by one deed, or by several side by side: "installed and tested". */
function hasOneDeed(own: readonly Clause[]): boolean {
	const reading = own[0]?.reading;
	if (!reading) return false;
	const deeds = own
		.flatMap(({ words, head }) =>
			words.filter(
				(at) => isDeedAt(reading, at) && (at === head || isDoneAt(at, reading)),
			),
		)
		.toSorted((a, b) => a - b);
	return deeds.every((at, nr) =>
		reading.words
			.slice((deeds[nr - 1] ?? at) + 1, at)
			.every(({ isSmall, figure }) => isSmall && figure === null),
	);
}

/** "Tested | containment, lighting": what a deed was done to, one of several that a line may name in any order. */
function isListOfDeed(
	places: ReadonlySet<number>,
	{ reading, head, hits }: Clause,
	phrases: ReadonlyMap<number, number>,
): boolean {
	const objects = [...places].filter(
		(at) =>
			at !== head &&
			!isDoneAt(at, reading) &&
			!(reading.words[at]?.isSmall ?? true),
	);
	const isLimited = hits.some(
		(hit) =>
			places.has(hit.first) &&
			(hit.kind === "negation" || isLimiting(hit, reading)),
	);
	const named = new Set(objects.map((at) => phrases.get(at)));
	return !isLimited && named.size <= 1;
}

/** In the order of the line, what relative clauses tell between other words apart. */
function partedByRelatives({ line, covers }: Open): [Cover[], Cover[]] {
	const relative = (line.members ?? []).filter(
		({ link }) => link === "relative",
	);
	const ordered = covers.toSorted((a, b) => a.first - b.first);
	const isInside = ({ first }: Cover) =>
		relative.some(({ parts }) => parts.has(first));
	return [ordered.filter((one) => !isInside(one)), ordered.filter(isInside)];
}

/** Whether what belongs together stands together. */
function areRuns(said: readonly (readonly number[])[]): boolean {
	const places = new Map<number, number[]>();
	const filled = said.filter(({ length }) => length > 0);
	filled.forEach((groups, at) => {
		for (const group of new Set(groups))
			places.set(group, [...(places.get(group) ?? []), at]);
	});
	return [...places.values()].every(
		(row) => (row.at(-1) ?? 0) - (row[0] ?? 0) === row.length - 1,
	);
}

/** The places of each part of a clause that tells a deed, a limit or a no; what only says when, where or how much may move. */
function deedsOf(clause: Clause): Set<number>[] {
	const { parts, reading, hits, head } = clause;
	const isOthers = othersDeeds(clause).length > 0;
	const all = [...parts.keys()];
	if (isOthers) return [new Set(all)];
	return [...new Set(parts.values())].flatMap((part) => {
		const places = all.filter((at) => parts.get(at) === part);
		const isKeptTogether = places.some((at) => {
			return (
				at === head ||
				isDeedAt(reading, at) ||
				hits.some(
					(hit) =>
						hit.first === at &&
						(hit.kind === "negation" || isLimiting(hit, reading)),
				)
			);
		});
		return isKeptTogether ? [new Set(places)] : [];
	});
}

/** By place: the words between two signs or small words, figures with what they count. */
function phrasesOf({
	words,
	vocabularies: [own],
}: Reading): Map<number, number> {
	const phrases = new Map<number, number>();
	let phrase = 0;
	words.forEach(({ gap, isSmall, figure, folded }, at) => {
		const isArticle = own?.determiners.has(folded) ?? false;
		const isSame = figure !== null && words[at - 1]?.figure === figure;
		if (
			isBeforeDay(words, at) ||
			(!isSame && (/[,;:.()|–•]/.test(gap) || (isSmall && !isArticle)))
		)
			phrase += 1;
		phrases.set(at, phrase);
	});
	return phrases;
}

/** "Eight weeks | spring 2025". */
function isBeforeDay(words: Reading["words"], at: number): boolean {
	const [word, next] = [words[at]?.figure, words[at + 1]?.figure];
	return word === null && next != null && isDay(next);
}
