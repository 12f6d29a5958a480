// Which clauses of a sentence paraphrase together: all of them, or those no fact carries with a neighbor.

import type { Clause } from "../clauses/clause.ts";
import type { Alignment } from "./alignment.ts";
import { isAsking, type Options, wholeOptionsFor } from "./carried.ts";
import { choose } from "./choose.ts";
import type { Ground } from "./ground.ts";
import type { Line } from "./line.ts";
import { mergedClause } from "./merged-clauses.ts";

const MOST_CLAUSES = 8;

type Given = {
	line: Line;
	ground: Ground;
	/** Whether what was chosen says all it has to. */
	accepts(chosen: readonly Alignment[]): boolean;
};

/** What carries a sentence when clauses that hang together are held against facts as one. */
export function chooseParaphrased(
	clauses: readonly Clause[],
	options: readonly Options[],
	given: Given,
): Alignment[] | null {
	const { line } = given;
	if (clauses.length > MOST_CLAUSES) return null;
	if (clauses.some((one) => isAsking(one, line))) return null;
	for (const [from, to] of runsOf(options)) {
		const group = clauses.slice(from, to + 1);
		const paraphrase = wholeOptionsFor(group, given);
		if (paraphrase.good.length === 0) continue;
		const chosen = choose(
			[
				...clauses.slice(0, from),
				mergedClause(group),
				...clauses.slice(to + 1),
			],
			[...options.slice(0, from), paraphrase, ...options.slice(to + 1)],
			line,
		);
		if (chosen && isOfOneEntry(chosen) && given.accepts(chosen)) return chosen;
	}
	return null;
}

/** In another shape nothing tells which employer a deed belongs to but its own entry. */
function isOfOneEntry(chosen: readonly Alignment[]): boolean {
	const entries = chosen.flatMap(({ fact: { entry } }) => entry ?? []);
	return new Set(entries).size <= 1;
}

/** The runs that hold every clause no fact carries, the shortest first. */
function runsOf(options: readonly Options[]): [number, number][] {
	const failed = options.flatMap(({ good }, at) =>
		good.length === 0 ? [at] : [],
	);
	const first = failed[0] ?? options.length - 1;
	const last = failed.at(-1) ?? 0;
	const runs: [number, number][] = [];
	for (let from = 0; from <= first; from += 1)
		for (let to = Math.max(last, from); to < options.length; to += 1)
			runs.push([from, to]);
	return runs.toSorted(([a, b], [c, d]) => b - a - (d - c));
}
