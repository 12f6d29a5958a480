// Signs made of the first letters of words: "ROSC", "VFDs".
import type { Comparable } from "../clauses/vocabulary.ts";

const LEAST_INITIALS = 3;
const LEAST_SEVERAL = 2;
const MOST_INITIALS = 6;

export function isInitials(word: Comparable): boolean {
	const { length } = initialsOf(word);
	// "VMs": what has a plural is no name of two letters.
	const isSeveral = length < word.text.length;
	return (
		length >= (isSeveral ? LEAST_SEVERAL : LEAST_INITIALS) &&
		length <= MOST_INITIALS &&
		/^\p{Lu}[\p{Lu}&]+s?$/u.test(word.text) &&
		/^[a-z]+$/.test(word.folded)
	);
}

export function initialsOf({ folded, text }: Comparable): string {
	return text.endsWith("s") && /\p{Lu}s$/u.test(text)
		? folded.slice(0, -1)
		: folded;
}
