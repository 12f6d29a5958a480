// From what to what: of two things between which something moved, the one it left is never the one it reached.

import type { Clause } from "../clauses/clause.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Open } from "./alignment.ts";
import { type Flaw, textOf } from "./alignment.ts";

type End = "from" | "to";

/** "From Oracle to PostgreSQL" told the other way round. */
export function directionFlaws({ line, clause, covers }: Open): Flaw[] {
	const ends = endsIn(clause);
	if (ends.size === 0) return [];
	return covers.flatMap(({ first, last, target, figure }): Flaw[] => {
		if (figure || target?.reading !== clause.reading) return [];
		const own = ends.get(target.place);
		const said = endAt(line.reading, first);
		return own !== undefined && said !== null && said !== own
			? [
					{
						kind: "head",
						text: textOf(line.reading, first, last),
						says: clause.reading.text,
						isContradiction: false,
					},
				]
			: [];
	});
}

/** "After the service" of "before the service". */
export function orderFlaws({ line, clause, covers }: Open): Flaw[] {
	return covers.flatMap(({ first, last, target, figure }): Flaw[] => {
		if (figure || target?.reading !== clause.reading) return [];
		const [said, own] = [
			orderAt(line.reading, first),
			orderAt(clause.reading, target.place),
		];
		return said !== null && own !== null && said !== own
			? [
					{
						kind: "head",
						text: textOf(line.reading, first, last),
						says: clause.reading.text,
						isContradiction: false,
					},
				]
			: [];
	});
}

/** Whether a word is said to be earlier or later than the rest; null where neither is. */
function orderAt(reading: Reading, at: number): "before" | "after" | null {
	const [own] = reading.vocabularies;
	for (let back = 1; back <= MOST_BACK; back += 1) {
		const word = reading.words[at - back];
		const gap = reading.words[at - back + 1]?.gap ?? "";
		if (!word || word.figure || /[,;:()]/.test(gap)) return null;
		if (own?.before.has(word.folded)) return "before";
		if (own?.after.has(word.folded)) return "after";
		if (!word.isSmall) return null;
	}
	return null;
}

/** The words of a clause that say where something left and what it reached, where it says both. */
function endsIn({ reading, words }: Clause): Map<number, End> {
	const placed = words.flatMap((at) => {
		const end = reading.words[at]?.figure ? null : endAt(reading, at);
		return end === null ? [] : [{ at, end }];
	});
	const firstFrom = placed.find(({ end }) => end === "from");
	const lastTo = placed.findLast(({ end }) => end === "to");
	return firstFrom && lastTo && firstFrom.at < lastTo.at
		? new Map(placed.map(({ at, end }): [number, End] => [at, end]))
		: new Map();
}

/** Which end the preposition before a word gives it; null where none does. */
function endAt(reading: Reading, at: number): End | null {
	const place = prepositionBefore(reading, at);
	const role = reading.hits.find(
		({ kind, first, last }) =>
			kind === "role" && place !== null && first <= place && place <= last,
	);
	return role?.concept === "from" || role?.concept === "to"
		? role.concept
		: null;
}

const MOST_BACK = 4;

/** The place of the preposition before a word, articles and what describes it between them. */
export function prepositionBefore(
	{ words, vocabularies }: Reading,
	at: number,
): number | null {
	for (let back = 1; back <= MOST_BACK; back += 1) {
		const place = at - back;
		const [word, next] = [words[place], words[place + 1]];
		if (!word || word.figure || /[,;:()]/.test(next?.gap ?? "")) return null;
		if (!word.isSmall || vocabularies[0]?.determiners.has(word.folded))
			continue;
		return place;
	}
	return null;
}
