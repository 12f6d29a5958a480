// Whether a line says what a requirement is about, rather than words that half of the profile says: what many lines share tells none
// of them apart, and a line that says only that answers by chance.
import { likenessAt } from "../../meaning/likeness.ts";
import type { IndexedLine } from "../lines/indexed-lines.ts";
import type { RankedLine } from "../lines/rank-lines.ts";
import type { Asking } from "./asking.ts";

/** From this likeness on a line speaks of the same thing. */
const SAID = 0.74;
/** Share of the distinctive words a line has to say, */
const LEAST_DISTINCTIVE = 0.1;
/** or share of all words, by their weights and however near: many small likenesses are one, too. */
const LEAST_COVERED = 0.3;

/** A thing named in most of the lines is the trade itself. */
const RARE = 0.25;

/** The lines that say what is asked, in their order. */
export function distinctiveLines(
	lines: readonly RankedLine[],
	asking: Asking,
): RankedLine[] {
	if (lines.every(({ covered }) => covered >= LEAST_COVERED)) return [...lines];
	const { lexemes, terms, comparison } = asking;
	const asked = lexemes.map(({ lexeme }) => ({
		lexeme,
		weight:
			lexeme.weight *
			rarenessIn(comparison.index.lines, (line) =>
				says(line, lexeme.id, asking),
			),
	}));
	const rare = terms
		.map(({ term }) => term.term)
		.filter(
			(term) =>
				rarenessIn(comparison.index.lines, (line) =>
					comparison.termsOf(line).has(term),
				) >= RARE,
		);
	const whole = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
	return lines.filter(({ line, covered }) => {
		if (covered >= LEAST_COVERED) return true;
		const shown = comparison.termsOf(line);
		if (rare.some((term) => shown.has(term))) return true;
		const said = asked.reduce(
			(sum, { lexeme, weight }) =>
				says(line, lexeme.id, asking) ? sum + weight : sum,
			0,
		);
		return said / whole >= LEAST_DISTINCTIVE;
	});
}

function says(
	{ lexemes }: IndexedLine,
	id: number,
	{ comparison: { likeness } }: Asking,
): boolean {
	return lexemes.some((other) => likenessAt(likeness, id, other.id) >= SAID);
}

/** 1 where no line says it, 0 where each does. */
function rarenessIn(
	lines: readonly IndexedLine[],
	isSaid: (line: IndexedLine) => boolean,
): number {
	const number = lines.filter(isSaid).length;
	return (
		Math.log((lines.length + 1) / (number + 1)) / Math.log(lines.length + 1)
	);
}
