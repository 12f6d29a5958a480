// A sentence as a proof reads it: words with their roots, the phrases of the tables they make, and figures with their units.
import type { Figure } from "./figure.ts";
import type { Hit, PlacedWord } from "./hits.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type ReadWord = PlacedWord & {
	/** Which of the figures it writes; null where it writes none. */
	figure: Figure | null;
	/** Whether it belongs to the name of an employer, a school or a project. */
	isName?: true;
};

export type Reading = {
	text: string;
	language: string;
	vocabularies: readonly Vocabulary[];
	words: readonly ReadWord[];
	hits: readonly Hit[];
	figures: readonly Figure[];
	/** Nothing was read of it: it proves nothing and is never proved but word for word. */
	isTooLong?: true;
};
