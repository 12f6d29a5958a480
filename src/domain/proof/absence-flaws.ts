// What was done in somebody's place is told with that: "the rota when the manager was off" is not the rota, and whoever one
// stands in for is no title of one's own.

import type { Clause } from "../clauses/clause.ts";
import type { Hit } from "../clauses/hits.ts";
import { mentionsIn } from "../clauses/mentions.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Flaw, Open } from "./alignment.ts";
import { textOf } from "./alignment.ts";
import { placesUsed } from "./used-places.ts";

export function absenceFlaws(open: Open): Flaw[] {
	const { line, clause, covers } = open;
	const deputy = deputyFor(open);
	if (deputy) return [deputy];
	if (isInPlace(line.reading)) return [];
	const used = placesUsed(covers, clause);
	const lost =
		absencesIn(clause.reading).find(({ limited }) =>
			limited.some((at) => used.has(at)),
		)?.says ?? namedFor(clause, used);
	if (lost === undefined) return [];
	const [first = 0] = line.words;
	return [
		{
			kind: "limit",
			limit: "deputy",
			text: textOf(line.reading, first, first),
			says: textOf(clause.reading, lost.first, lost.last),
			isContradiction: false,
		},
	];
}

/** "Deputy manager" of "covered for the manager": whoever stood in has not the rank. */
function deputyFor({ line, clause, covers }: Open): Flaw | null {
	const rank = covers.find(
		({ first, target }) =>
			target?.reading === clause.reading &&
			isRank(line.reading, first) &&
			!isRank(clause.reading, target.place) &&
			[first - 1, first + 1].some((at) => isBesideTitle(at, first, line)),
	);
	return rank?.target
		? {
				kind: "title",
				text: textOf(line.reading, rank.first, rank.last),
				says: textOf(clause.reading, rank.target.place, rank.target.last),
				isContradiction: false,
			}
		: null;
}

function isRank({ words, vocabularies }: Reading, at: number): boolean {
	const word = words[at]?.folded ?? "";
	return vocabularies.some(({ deputies }) => deputies.has(word));
}

function isBesideTitle(at: number, rank: number, { reading, parts }: Clause) {
	const word = reading.words[at];
	const gap = reading.words[Math.max(at, rank)]?.gap ?? "";
	return (
		word !== undefined &&
		parts.has(at) &&
		!word.isSmall &&
		!word.figure &&
		!/[,;:.()]/.test(gap)
	);
}

const SUBSTITUTING: ReadonlySet<string> = new Set([
	"cover",
	"substitute",
	"deputize",
	"stand in",
	"duty cover",
]);

/** Whether a text says that somebody was away, or that their place was taken. */
export function isInPlace({ hits }: Reading): boolean {
	return hits.some(
		({ kind, concept }) =>
			(kind === "thing" &&
				(concept === "absent" || concept === "duty cover")) ||
			(kind === "deed" && SUBSTITUTING.has(concept)) ||
			(kind === "limit" && concept === "deputy"),
	);
}

type Absence = {
	limited: readonly number[];
	says: Pick<Hit, "first" | "last">;
};

const known = new WeakMap<Reading, readonly Absence[]>();

/** What is said only of the time somebody was away. */
function absencesIn(reading: Reading): readonly Absence[] {
	const found = known.get(reading) ?? findAbsences(reading);
	known.set(reading, found);
	return found;
}

const MOST_BETWEEN = 5;

function findAbsences(reading: Reading): Absence[] {
	return reading.hits.flatMap((absent): Absence[] => {
		if (absent.kind !== "thing" || absent.concept !== "absent") return [];
		const when = whenBefore(absent, reading);
		return when === null
			? []
			: [
					{
						limited: limitedBefore(when, reading),
						says: { first: when, last: absent.last },
					},
				];
	});
}

/** Back to the last sign; some languages set a comma before "when". */
function limitedBefore(when: number, { words }: Reading): number[] {
	const limited: number[] = [];
	for (let at = when - 1; at >= 0; at -= 1) {
		const word = words[at];
		if (word && !word.isSmall && !word.figure) limited.push(at);
		if (/[,;:.()]/.test(word?.gap ?? "")) break;
	}
	return limited;
}

function whenBefore({ first }: Hit, reading: Reading): number | null {
	const [own] = reading.vocabularies;
	for (let at = first - 1; at >= Math.max(0, first - MOST_BETWEEN); at -= 1) {
		const word = reading.words[at];
		if (!word || /[,;:()]/.test(reading.words[at + 1]?.gap ?? "")) return null;
		if (own?.when.has(word.folded)) return at;
	}
	return null;
}

const NEAR = 4;

/** "I stand in for the manager": the manager, where the line leaves out the standing in. */
function namedFor(
	clause: Clause,
	used: ReadonlySet<number>,
): Pick<Hit, "first" | "last"> | undefined {
	return clause.hits.find(
		({ kind, concept, last }) =>
			kind === "deed" &&
			SUBSTITUTING.has(concept) &&
			mentionsIn(clause).some(
				(somebody) =>
					somebody.first > last &&
					somebody.first <= last + NEAR &&
					used.has(somebody.first),
			),
	);
}
