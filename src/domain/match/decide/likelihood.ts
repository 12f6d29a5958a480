// How likely a careful reader would call some words answered by a profile, from how well its lines say them.
import type { Asking } from "./asking.ts";

/** What is asked for is some of the words of an asking, or all of them; `ranking` is by these words. */
export type AskedWords = Pick<Asking, "lexemes" | "ranking">;

/** 0–1, by the weights in force. */
export function likelihoodOf(asked: AskedWords, asking: Asking): number {
	const { start, features } = asking.weights;
	const sum = featuresOf(asked, asking).reduce(
		(all, value, at) => all + value * (features[at] ?? 0),
		start,
	);
	return 1 / (1 + Math.exp(-sum));
}

const LONG = 20;

/** In the order of the weights. */
export function featuresOf(
	{ lexemes, ranking }: AskedWords,
	{ terms, domain }: Asking,
): number[] {
	const scoreAt = (at: number) => ranking.lines[at]?.score ?? 0;
	const held = terms.filter(({ support }) => support !== "absent").length;
	const number = lexemes.length;
	const ofTraits = lexemes.filter(
		({ lexeme }) => lexeme.traits.length > 0,
	).length;
	return [
		scoreAt(0),
		(scoreAt(0) + scoreAt(1) + scoreAt(2)) / 3,
		ranking.covered,
		terms.length > 0 ? held / terms.length : 0,
		terms.length > 0 ? 0 : 1,
		ranking.strength,
		domain,
		number > 0 ? ofTraits / number : 0,
		Math.min(number, LONG) / 10,
	];
}
