// A line beside one sentence of a fact it draws on, as the rules see it that keep together what the sentence tells together.

import type { Reading } from "../clauses/reading.ts";
import type { Cover } from "./alignment.ts";
import type { GroundFact } from "./ground-fact.ts";

export type Sides = {
	line: Reading;
	fact: GroundFact;
	/** One sentence of the fact. */
	reading: Reading;
	/** Of the whole line, in its order. */
	covers: readonly Cover[];
};

/** The sentences of a fact. */
export function readingsOf({ clauses }: GroundFact): Reading[] {
	return [...new Set(clauses.map(({ reading }) => reading))];
}

export function isAnd(at: number, { hits }: Reading): boolean {
	return hits.some(
		({ kind, concept, first, last }) =>
			kind === "link" && concept === "and" && first <= at && at <= last,
	);
}
