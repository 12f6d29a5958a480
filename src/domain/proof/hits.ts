// What is found in a text before it is understood: words with their places, and the phrases of the tables they make.
import type { Comparable, PhraseKind } from "./vocabulary.ts";

/** A word with its place, before figures are known. */
export type Placed = Comparable & {
	start: number;
	end: number;
	isSmall: boolean;
	gap: string;
};

/** A phrase of a table in the text, from word to word. */
export type Hit = {
	kind: PhraseKind | "term";
	concept: string;
	isStronger: boolean;
	first: number;
	last: number;
};
