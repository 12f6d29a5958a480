// A line of the profile prepared for searching.
import type { Fact } from "./match.ts";
import type { Word } from "./words.ts";

export type IndexedFact = {
	fact: Fact;
	words: readonly Word[];
	/** The stems that carry meaning. */
	content: ReadonlySet<string>;
	/** Canonical names of the lexicon's terms in the line. */
	terms: Set<string>;
};
