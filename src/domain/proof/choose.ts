// One way to carry each clause of a sentence, so that together they say what one entry says.

import type { Clause } from "../clauses/clause.ts";
import { isEntryLine } from "../profile/content-path.ts";
import type { Alignment } from "./alignment.ts";
import {
	type ChosenAlignments,
	isGood,
	lacksOnlyHead,
	type Options,
} from "./carried.ts";
import { changeLinked } from "./causes.ts";
import type { Line } from "./line.ts";

/** One option for each clause, all of one entry where one will do; what is only named stays with what is told of it. */
export function choose(
	clauses: readonly Clause[],
	options: readonly Options[],
	line: Line,
): Alignment[] | null {
	const entries = new Set(
		options.flatMap(({ good }) => good.map(({ entry }) => entry)),
	);
	for (const wanted of entries) {
		const chosen = options.map(({ good }) => bestOf(good, wanted));
		if (chosen.every((one) => one !== undefined)) {
			const alignments = chosen.map((one) => one.alignments);
			if (changeLinked(clauses, alignments) && hasItsHeads(alignments.flat()))
				return alignments.flat();
		}
	}
	if (line.entry !== undefined) return null;
	const first = options.map(({ good }) => good[0]);
	if (!first.every((one) => one !== undefined) || first.some(isOnlyNamed))
		return null;
	const alignments = first.map((one) => one.alignments);
	return changeLinked(clauses, alignments) && hasItsHeads(alignments.flat())
		? alignments.flat()
		: null;
}

function bestOf(
	good: readonly ChosenAlignments[],
	wanted: string | null,
): ChosenAlignments | undefined {
	return (
		good.find(({ entry }) => entry === wanted) ??
		good.find(({ entry }) => entry === null)
	);
}

function isOnlyNamed({ alignments }: ChosenAlignments): boolean {
	return alignments.every(
		({ fact, covers }) =>
			fact.entry !== null &&
			!isEntryLine(fact.path) &&
			!covers.some(({ origin }) => origin === "title") &&
			!/_title$|^education/.test(fact.path),
	);
}

function hasItsHeads(alignments: readonly Alignment[]): boolean {
	return alignments.every(
		(one) =>
			!lacksOnlyHead(one) ||
			alignments.some(
				(other) =>
					other !== one &&
					(other.clause === one.clause ||
						(other.clause.members?.includes(one.clause) ?? false)) &&
					isGood(other) &&
					other.line.head !== null,
			),
	);
}
