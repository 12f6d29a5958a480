// Shares and times that a line tells of less than they were counted in.

import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Open } from "./alignment.ts";
import { type Cover, type Flaw, figuresIn, textOf } from "./alignment.ts";
import { boundWords, isDay } from "./bound-words.ts";
import { saysShare } from "./change-words.ts";
import { figureChangesOf } from "./changes.ts";
import { namesMeasure } from "./measure-words.ts";
import { placesUsed } from "./used-places.ts";

/** A share says nothing true of more than it was counted in: every word it is bound to stays, and so does its time. */
export function narrowedFlaws({ line, clause, covers }: Open): Flaw[] {
	const used = placesUsed(covers, clause);
	return covers.flatMap(({ figure, first }) => {
		if (
			!figure ||
			figure.kind === "count" ||
			figure.kind === "rank" ||
			figure.kind === "measure" ||
			(figure.kind === "time" && figure.role === null) ||
			isDay(figure)
		)
			return [];
		const isShare = figure.kind !== "money";
		const needed = boundWords(figure, clause).filter(
			(at) => isShare || isPeriod(clause, at),
		);
		const said = line.reading.figures.find((one) => one.first === first);
		const lost = needed.find(
			(at) =>
				!used.has(at) &&
				!isCoveredPhrase(at, { clause, used }) &&
				!isEmpty(clause.reading, at) &&
				!saysShare(at, clause.hits, said) &&
				!(used.has(at - 1) && namesMeasure(at, clause.reading, [figure])) &&
				!isWayOf(figure, clause, at),
		);
		const time = isShare ? lostTime(figure, { clause, covers }) : null;
		const says =
			lost !== undefined ? textOf(clause.reading, lost, lost) : time?.text;
		return says === undefined
			? []
			: [
					{
						kind: "narrowed",
						text: said?.text ?? "",
						says,
						isContradiction: false,
					},
				];
	});
}

/** "Orders up to 800 euros I sign": without the sum up to which it is one's own, a deed says more. */
export function authorityFlaws({ line, clause, covers }: Open): Flaw[] {
	const used = placesUsed(covers, clause);
	const said = new Set(covers.flatMap(({ figure }) => figure ?? []));
	return figuresIn(clause).flatMap((figure): Flaw[] => {
		if (figure.kind !== "money" || figure.bound !== "most") return [];
		const part = clause.parts.get(figure.first);
		const isUsed = [...used].some((at) => clause.parts.get(at) === part);
		return said.has(figure) || !isUsed
			? []
			: [
					{
						kind: "narrowed",
						text: textOf(
							line.reading,
							line.words[0] ?? 0,
							line.words.at(-1) ?? 0,
						),
						says: figure.text,
						isContradiction: false,
					},
				];
	});
}

/** "No stops that cost output" does not deny all stops: what a denied thing is told with stays. */
export function deniedFlaws({ line, clause, covers }: Open): Flaw[] {
	if (line.negations === 0 || line.negations !== clause.negations) return [];
	const used = placesUsed(covers, clause);
	const denial = clause.hits.find(({ kind }) => kind === "negation");
	if (!denial) return [];
	const thing = clause.words.find((at) => at > denial.last);
	const denied = thing === undefined ? null : clause.parts.get(thing);
	const lost = clause.words.find(
		(at) =>
			at > denial.last &&
			clause.parts.get(at) === denied &&
			!used.has(at) &&
			!clause.reading.words[at]?.figure &&
			!isCoveredPhrase(at, { clause, used }) &&
			!isEmpty(clause.reading, at) &&
			!isListed(at, clause),
	);
	return lost === undefined
		? []
		: [
				{
					kind: "narrowed",
					text: textOf(clause.reading, denial.first, denial.last),
					says: textOf(clause.reading, lost, lost),
					isContradiction: false,
				},
			];
}

/** "No losses or complaints": each of them may be denied alone. */
function isListed(at: number, { hits }: Clause): boolean {
	return hits.some(
		({ kind, first, last }) =>
			kind === "link" && (last === at - 1 || first === at + 1),
	);
}

function isPeriod({ hits }: Clause, at: number): boolean {
	return hits.some(
		({ kind, first, last }) => kind === "period" && first <= at && at <= last,
	);
}

function isCoveredPhrase(
	at: number,
	{ clause, used }: { clause: Clause; used: ReadonlySet<number> },
): boolean {
	const { words } = clause.reading;
	return (
		[...used].some((place) => words[place]?.folded === words[at]?.folded) ||
		clause.hits.some(
			({ first, last }) =>
				first <= at &&
				at <= last &&
				[...used].some((place) => first <= place && place <= last),
		)
	);
}

/** "Down from 16 to 13": the two figures show which way it went. */
function isWayOf(figure: Figure, { reading, hits }: Clause, at: number) {
	return (
		figureChangesOf(reading).some(
			({ from, to }) => from === figure || to === figure,
		) &&
		hits.some(
			({ kind, concept, first, last }) =>
				first <= at &&
				at <= last &&
				(kind === "higher" ||
					kind === "lower" ||
					(kind === "deed" && /^(?:up|down|fall|faster)$/.test(concept))),
		)
	);
}

/** Adverbs of manner count nothing. */
function isEmpty({ words }: Reading, at: number): boolean {
	return /ly$/.test(words[at]?.folded ?? "");
}

/** "Over three years" belongs to what grew in them. */
function lostTime(
	figure: Figure,
	{ clause, covers }: { clause: Clause; covers: readonly Cover[] },
): Figure | null {
	if (figure.kind === "time") return null;
	return (
		figuresIn(clause).find(
			(other) =>
				other.kind === "time" &&
				other.role === null &&
				!covers.some(({ figure: said }) => said === other),
		) ?? null
	);
}
