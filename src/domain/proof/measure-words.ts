// Words that only name what a figure measures: of "a completion rate from 62% to 89%" the percent sign says that it is a rate.

import type { Figure } from "../clauses/figure.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";

const MEASURED: Readonly<Record<string, ReadonlySet<Figure["kind"]>>> = {
	time: new Set(["time"]),
	rate: new Set(["percent", "points"]),
};

/** Whether a word behind what was measured says no more than the units of these figures. */
export function namesMeasure(
	at: number,
	reading: Reading,
	figures: readonly Figure[],
): boolean {
	const kinds = hitsOn(reading.hits, at).flatMap(
		({ kind, concept, first, last }) =>
			(kind === "thing" && first === last && MEASURED[concept]) || [],
	);
	return (
		figures.length > 0 &&
		reading.words[at]?.gap === " " &&
		reading.words[at - 1]?.isSmall === false &&
		kinds.some((own) => figures.every(({ kind }) => own.has(kind)))
	);
}
