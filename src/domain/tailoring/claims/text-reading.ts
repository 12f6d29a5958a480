// A text to be checked as it was read: its lines, which of their words stand in the profile, and the entries they name.
import type { Check } from "./check.ts";
import type { CoveredWord } from "./text-cover.ts";
import type { spansOf } from "./text-dates.ts";
import type { TextLine } from "./text-lines.ts";

export type TextReading = {
	check: Check;
	lines: readonly TextLine[];
	words: readonly CoveredWord[];
	byLine: readonly (readonly CoveredWord[])[];
	/** By line: the entry named last above it or in it. */
	entries: readonly (string | undefined)[];
	spans: ReturnType<typeof spansOf>;
};

/** The words of each line. */
export function byLine(
	words: readonly CoveredWord[],
	count: number,
): CoveredWord[][] {
	const rows: CoveredWord[][] = Array.from({ length: count }, () => []);
	for (const word of words) rows[word.line]?.push(word);
	return rows;
}

/** A line that ends as a sentence does. */
export const SENTENCE = /[.!?]$/;
