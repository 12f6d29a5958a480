// Whether words of a text are written as a term that is only meant in its own spelling.
import { formWordsOf, type Token } from "../text/tokens.ts";
import type { TermForm } from "./entry.ts";

// "B.A." is three signs, not any "b/a" of the text.
export const DOTTED = /^(?:\p{L}\.){2,}$/u;

export const isWrittenAs = (
	words: readonly Token[],
	form: TermForm,
): boolean => {
	const wanted = formWordsOf(form.text);
	return (
		words.every(
			({ text }, at) =>
				text === wanted[at] || (!form.exact && text === `${wanted[at]}s`),
		) || isShouted(words, form)
	);
};

// A list in capitals may shout EXCEL; two letters in capitals are something else.
const isShouted = (words: readonly Token[], form: TermForm): boolean =>
	form.ambiguous &&
	form.text.length > 3 &&
	words.map((word) => word.text).join(" ") === form.text.toUpperCase();

// A single letter glued to others by hyphen, point or apostrophe is no language: C-level, R.N., l'R.
export const touchesLetters = (
	tokens: readonly Token[],
	place: { first: number; last: number },
): boolean => {
	const before = tokens[place.first]?.gap ?? "";
	const after = tokens[place.last + 1]?.gap ?? " ";
	return /^[-.'’]$/.test(after) || (place.first > 0 && /^[-.'’]$/.test(before));
};
