// Signs made of the first letters of words: "ROSC", "VFDs".
import type { Comparable } from "../clauses/vocabulary.ts";

const LEAST_INITIALS = 3;
const MOST_INITIALS = 6;

export function isInitials(word: Comparable): boolean {
	const { length } = initialsOf(word);
	return (
		length >= LEAST_INITIALS &&
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
