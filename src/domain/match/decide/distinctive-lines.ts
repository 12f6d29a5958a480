// Whether a line says what a requirement is about, rather than words that half of the profile says: what many lines share tells none
// of them apart, and a line that says only that answers by chance.
import type { Lexeme } from "../../meaning/lexemes.ts";
import { type IndexedLine, linesHolding } from "../lines/indexed-lines.ts";
import type { RankedLine } from "../lines/rank-lines.ts";
import { wordsSaying } from "../lines/words-saying.ts";
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
	const all = comparison.index.lines;
	const asked = lexemes.map(({ lexeme }) => {
		const said = wordsSaying(lexeme, comparison, (one) => one >= SAID);
		const number = linesHolding(comparison.index, [...said]).length;
		return { said, weight: lexeme.weight * rareness(number, all.length) };
	});
	const rare = terms
		.map(({ term }) => comparison.linesWith(term.term))
		.filter(({ size }) => rareness(size, all.length) >= RARE);
	const whole = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
	return lines.filter(({ line, covered }) => {
		if (covered >= LEAST_COVERED) return true;
		if (rare.some((shown) => shown.has(line))) return true;
		const own = asked.reduce(
			(sum, { said, weight }) => (says(line, said) ? sum + weight : sum),
			0,
		);
		return own / whole >= LEAST_DISTINCTIVE;
	});
}

function says({ lexemes }: IndexedLine, words: ReadonlySet<Lexeme>): boolean {
	return words.size > 0 && lexemes.some((lexeme) => words.has(lexeme));
}

/** Of what so many of all lines say: 1 for none, 0 for all. */
function rareness(number: number, all: number): number {
	return Math.log((all + 1) / (number + 1)) / Math.log(all + 1);
}
