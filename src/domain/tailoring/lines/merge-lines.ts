// Joins two short lines of one job into one, which only the strongest level does: both begin with a known past verb and
// hold no number, so that neither loses its meaning by the other.

import type { DraftLine } from "./draft-line.ts";
import { isPastVerb } from "./english-verbs.ts";

const SHORT = 48;

/** The lines with neighbouring short ones joined by "and"; the order stays. */
export function mergeShortLines(lines: readonly DraftLine[]): DraftLine[] {
	const merged: DraftLine[] = [];
	for (const line of lines) {
		const before = merged.at(-1);
		if (before && canJoin(before) && canJoin(line))
			merged[merged.length - 1] = join(before, line);
		else merged.push(line);
	}
	return merged;
}

function canJoin(line: DraftLine): boolean {
	const [first = ""] = line.text.split(" ");
	return (
		line.change !== "merged" &&
		line.text.length <= SHORT &&
		isPastVerb(first) &&
		!/[\d,;:.]|\band\b/.test(line.text)
	);
}

function join(first: DraftLine, second: DraftLine): DraftLine {
	return {
		sources: [...first.sources, ...second.sources],
		original: `${first.original} | ${second.original}`,
		text: `${first.text} and ${second.text.charAt(0).toLowerCase()}${second.text.slice(1)}`,
		change: "merged",
		value: first.value + second.value,
		terms: new Set([...first.terms, ...second.terms]),
		proves: first.proves === true || second.proves === true,
	};
}
