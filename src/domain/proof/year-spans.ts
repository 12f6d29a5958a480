// From which year to which: "2021–2024", "from 2021 to 2024" and "between 2021 and 2024" say the same.
import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import type { Reading } from "../clauses/reading.ts";

/** A span written as one figure, or as its first year and its last. */
type YearSpan = { from: number; to: number; figures: readonly Figure[] };

const known = new WeakMap<Reading, readonly YearSpan[]>();

/** The figure of a fact's span that a year of the same span in a line stands for; null where there is none. */
export function inYearSpan(
	said: Figure,
	line: Reading,
	{ reading, parts }: Clause,
): Figure | null {
	for (const own of spansOf(line)) {
		const at = own.figures.indexOf(said);
		if (at < 0) continue;
		const same = spansOf(reading).find(
			({ from, to, figures }) =>
				from === own.from &&
				to === own.to &&
				figures.every(({ first }) => parts.has(first)),
		);
		if (same) return same.figures[at] ?? same.figures[0] ?? null;
	}
	return null;
}

function spansOf(reading: Reading): readonly YearSpan[] {
	const found = known.get(reading) ?? findSpans(reading);
	known.set(reading, found);
	return found;
}

function findSpans(reading: Reading): YearSpan[] {
	const { figures } = reading;
	return figures.flatMap((figure, at): YearSpan[] => {
		const [year] = figure.values;
		if (figure.kind !== "year" || year === undefined) return [];
		if (figure.low !== null)
			return [{ from: figure.low, to: year, figures: [figure] }];
		const next = figures[at + 1];
		const last = next?.values[0];
		if (next?.kind !== "year" || next.low !== null || last === undefined)
			return [];
		return last > year && isSpanned(figure, next, reading)
			? [{ from: year, to: last, figures: [figure, next] }]
			: [];
	});
}

const MOST_BEFORE = 2;

function isSpanned(first: Figure, second: Figure, reading: Reading): boolean {
	const { words, vocabularies } = reading;
	const isApart = words
		.slice(first.last + 1, second.first)
		.some(({ isSmall, gap }) => !isSmall || /[,;:()]/.test(gap));
	if (isApart || /[,;:()]/.test(words[second.first]?.gap ?? "")) return false;
	if (first.role === "from" && second.role === "to") return true;
	return words
		.slice(Math.max(0, first.first - MOST_BEFORE), first.first)
		.some(({ folded }) => vocabularies[0]?.between.has(folded) ?? false);
}
