// What is wrong with the words of a figure: the right value, bound to another word than in the fact.

import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Open } from "./alignment.ts";
import { type Cover, type Flaw, figuresIn } from "./alignment.ts";
import { boundWords, directlyAfter, isDay } from "./bound-words.ts";
import { isAnd } from "./kept-sides.ts";

type Held = Pick<Open, "line" | "clause" | "covers">;

/** The word beside a figure must be the one beside it in the fact. */
export function bindingFlaws({ line, clause, covers }: Open): Flaw[] {
	const figures = covers.filter((cover) => cover.figure !== null);
	return figures.flatMap(({ figure: known, first }) => {
		const said = line.reading.figures.find((one) => one.first === first);
		if (!known || !said) return [];
		const held = { line, clause, covers };
		if (countsWholeList({ said, known }, held)) return [];
		if (isOfOther({ said, known }, held) || countsOther({ said, known }, held))
			return [
				{
					kind: "binding",
					text: said.text,
					says: clause.reading.text,
					isContradiction: false,
				},
			];
		const beside = boundWords(said, line);
		const strayed = covers.find(
			(cover) =>
				beside.includes(cover.first) &&
				cover.target?.reading === clause.reading &&
				isBoundToOther(cover.target.place, known, clause) &&
				!staysWithOther(cover, { line, clause, covers }),
		);
		const rival =
			strayed?.target && otherBoundTo(strayed.target.place, known, clause);
		return strayed
			? [
					{
						kind: "binding",
						text: said.text,
						says: rival ? rival.text : clause.reading.text,
						// Another order of words looks the same: it is asked, never refuted.
						isContradiction: false,
					},
				]
			: [];
	});
}

/** "45 mid-market and enterprise accounts" of "45 enterprise and mid-market accounts": all that "and" joins is counted together. */
function countsWholeList(
	{ said, known }: { said: Figure; known: Figure },
	{ line, clause, covers }: Held,
): boolean {
	const [own, list] = [joinedAfter(said, line), joinedAfter(known, clause)];
	if (said.kind !== "count" || list === null || own === null) return false;
	const covered = new Set(
		covers.flatMap(({ first, target }) =>
			own.includes(first) && target?.reading === clause.reading
				? [target.place]
				: [],
		),
	);
	return own.length === list.length && list.every((at) => covered.has(at));
}

/** The words behind a figure that "and" joins to one another; null where it joins none. */
function joinedAfter({ last }: Figure, { reading }: Clause): number[] | null {
	const { words } = reading;
	const run: number[] = [];
	let isJoined = false;
	for (let at = last + 1; at < words.length; at += 1) {
		const word = words[at];
		if (!word || word.figure || /[,;:()|]/.test(word.gap)) break;
		if (isAnd(at, reading)) isJoined = true;
		else if (word.isSmall) break;
		else run.push(at);
	}
	return isJoined ? run : null;
}

/** "Eight groups" of "groups of eight", "40 fairs" of "40 drivers for the fair". */
export function groupFlaws({ line, clause, covers }: Open): Flaw[] {
	return covers.flatMap(({ figure: known, first }): Flaw[] => {
		const said = line.reading.figures.find((one) => one.first === first);
		if (!known || !said) return [];
		const held = { line, clause, covers };
		if (countsWholeList({ said, known }, held)) return [];
		const isOfGroups = directlyAfter(said, line).some((at) =>
			isMadeUpOf(at, known, held),
		);
		return isOfGroups || isMoved({ said, known }, held)
			? [
					{
						kind: "binding",
						text: said.text,
						says: clause.reading.text,
						isContradiction: false,
					},
				]
			: [];
	});
}

/** "125 % in 2022 and 118 % in 2023": a year belongs to the figure before it. */
function isOfOther(
	{ said, known }: { said: Figure; known: Figure },
	{ line, clause, covers }: Held,
): boolean {
	if (!isDay(said)) return false;
	const [own, other] = [figureBefore(said, line), figureBefore(known, clause)];
	const cover = own && covers.find(({ first }) => first === own.first);
	// "Up 8 points from 2023 to 2025": how far it went is no figure of the fact.
	return other !== undefined && cover?.figure != null && cover.figure !== other;
}

/** "6 parents of children" for "parents of 6 children": what is counted must be what the fact counts. */
function countsOther(
	{ said, known }: { said: Figure; known: Figure },
	{ line, clause, covers }: Held,
): boolean {
	if (said.kind !== "count" || known.kind !== "count") return false;
	const own = directlyAfter(known, clause);
	const counted = countedNoun(directlyAfter(said, line), line.reading);
	if (isMoved({ said, known }, { line, clause, covers })) return true;
	if (counted.length === 0) return false;
	// "10 children of 1 to 3": who is 1 is not counted.
	if (own.length === 0)
		return counted.some(
			(at) =>
				isCountedByOther(at, known, { clause, covers }) ||
				isMadeUpOf(at, known, { line, clause, covers }),
		);
	// "Requests, about 15 a month" counts what stands before.
	if (own.every((at) => isPeriod(clause, at) || isBare(clause, at)))
		return false;
	if (counted.some((at) => isGroup(line, at))) return false;
	const places = counted.map((at) =>
		covers.find(({ first, last }) => first <= at && at <= last),
	);
	return places.every(
		(cover) =>
			cover?.target?.reading === clause.reading &&
			!own.some(
				(place) =>
					(cover.target?.place ?? 0) <= place &&
					place <= (cover.target?.last ?? 0),
			),
	);
}

/** "Briefed drivers for 40 fairs" of "briefed 40 drivers for the fair": what was counted is named, and another thing is counted. */
function isMoved(
	{ said, known }: { said: Figure; known: Figure },
	{ line, clause, covers }: Held,
): boolean {
	if (said.kind !== "count" || known.kind !== "count") return false;
	const counted = directlyAfter(known, clause).filter(
		(at) => !isPeriod(clause, at) && !isBare(clause, at),
	);
	const stated = covers.filter(
		({ target, origin }) =>
			origin === "clause" &&
			target?.reading === clause.reading &&
			counted.includes(target.place),
	);
	const own = directlyAfter(said, line);
	const isOther = own.some(
		(at) =>
			at === said.last + 1 &&
			!isPeriod(line, at) &&
			covers.some(({ first, target }) => first === at && target !== null),
	);
	return (
		stated.length > 0 &&
		isOther &&
		!stated.some(({ first, last }) =>
			own.some((at) => first <= at && at <= last),
		) &&
		!own.some((at) => isGroup(line, at))
	);
}

/** "Groups of eight": the figure says how many each holds. */
function isMadeUpOf(
	at: number,
	known: Figure,
	{ line, clause, covers }: Held,
): boolean {
	const { reading } = clause;
	const group = known.first - 2;
	const isOf = reading.hits.some(
		({ kind, first, last }) =>
			kind === "of" && first === last && last === known.first - 1,
	);
	const isAfter =
		line.reading.words[at - 1]?.figure != null &&
		line.reading.words[at]?.gap === " ";
	return (
		isOf &&
		(isAfter || !isGroup(line, at)) &&
		covers.some(
			({ first, last, target }) =>
				first <= at &&
				at <= last &&
				target?.reading === reading &&
				target.place <= group &&
				group <= target.last,
		)
	);
}

function isCountedByOther(
	at: number,
	known: Figure,
	{ clause, covers }: Pick<Held, "clause" | "covers">,
): boolean {
	const place = covers.find(
		({ first, last, target }) =>
			first <= at && at <= last && target?.reading === clause.reading,
	)?.target?.place;
	return (
		place !== undefined &&
		figuresIn(clause).some(
			(other) =>
				other !== known &&
				isNear(other, known) &&
				other.kind === "count" &&
				directlyAfter(other, clause)[0] === place,
		)
	);
}

function isPeriod({ hits }: Clause, at: number): boolean {
	return hits.some(
		({ kind, first, last }) =>
			(kind === "period" || kind === "time") && first <= at && at <= last,
	);
}

/** "Ten pieces", "5 x a month": a word that counts nothing itself. */
function isBare({ hits, reading }: Clause, at: number): boolean {
	return (
		reading.words[at]?.folded === "x" ||
		hits.some(
			({ kind, first, last }) =>
				kind === "filler" && first === at && last === at,
		)
	);
}

/** "A six-strong team of specialists", "a team of 6 specialists". */
function isGroup({ hits }: Clause, at: number): boolean {
	return hits.some(
		({ kind, concept, first, last }) =>
			kind === "thing" && concept === "team" && first <= at && at <= last,
	);
}

/** German names the counted first and marks it with a capital; elsewhere any word of the run may be it. */
function countedNoun(run: readonly number[], reading: Reading): number[] {
	if (reading.language !== "de") return [...run];
	const noun = run.find((at) => /^\p{Lu}/u.test(reading.words[at]?.text ?? ""));
	return noun === undefined ? [] : [noun];
}

function figureBefore(figure: Figure, clause: Clause): Figure | undefined {
	const part = clause.parts.get(figure.first);
	return figuresIn(clause).findLast(
		(one) =>
			one.last < figure.first &&
			!isDay(one) &&
			clause.parts.get(one.first) === part,
	);
}

/** Whether a word of the fact stands beside another figure and not beside this one. */
function isBoundToOther(place: number, known: Figure, clause: Clause): boolean {
	if (boundWords(known, clause).includes(place)) return false;
	return otherBoundTo(place, known, clause) !== undefined;
}

/** "In two days of rest … a crew of seven": a word between two figures still stands beside its own. */
function staysWithOther({ first, target }: Cover, held: Held): boolean {
	const { line, clause, covers } = held;
	return covers.some((other) => {
		const said = line.reading.figures.find((one) => one.first === other.first);
		return (
			said !== undefined &&
			other.figure !== null &&
			target !== null &&
			boundWords(other.figure, clause).includes(target.place) &&
			boundWords(said, line).includes(first)
		);
	});
}

function otherBoundTo(
	place: number,
	known: Figure,
	clause: Clause,
): Figure | undefined {
	return figuresIn(clause).find(
		(other) =>
			other !== known &&
			isNear(other, known) &&
			boundWords(other, clause).includes(place),
	);
}

/** "From 6 to 4 hours": both ends are said of the same words. */
function isNear(other: Figure, known: Figure): boolean {
	if (isEnd(other) && isEnd(known)) return false;
	return other.kind === known.kind || (!isDay(other) && !isDay(known));
}

const isEnd = ({ role }: Figure) => role === "from" || role === "to";
