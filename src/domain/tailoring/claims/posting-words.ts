// Words of the posting in a sentence of a letter, by their roots.
import { plainTypography } from "../../clauses/plain-typography.ts";
import { readSentence } from "../../clauses/read-sentence.ts";

/** What a sentence about the posting is held against. */
export type OfPosting = {
	/** Requirements of the posting, word for word. */
	needs: readonly string[];
	/** Position and company applied for. */
	names: readonly string[];
};

export function rootsIn(
	texts: readonly string[],
	language: string,
): ReadonlySet<string> {
	return new Set(
		texts.flatMap((text) =>
			readSentence(plainTypography(text), language).words.flatMap(
				({ roots }) => [...roots],
			),
		),
	);
}

/** Whether a word is a form of one of some others. */
export function isAmong(
	roots: ReadonlySet<string>,
	word: { roots: readonly string[] } | undefined,
): boolean {
	return word?.roots.some((root) => roots.has(root)) === true;
}
