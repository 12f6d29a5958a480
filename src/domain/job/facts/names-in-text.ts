// Whether a name stands in running text, where an ordinary word would not begin large.
import { findTerms } from "../lexicon/lexicon.ts";

/** Whether a name stands in running text: with a small word beside it. */
export const isInRunningText = (name: string, text: string): boolean => {
	for (
		let at = text.indexOf(name);
		at >= 0;
		at = text.indexOf(name, at + name.length)
	) {
		const behind = text.slice(at + name.length, at + name.length + 12);
		if (
			/^(?:['’]s)?,? \p{Ll}|^\p{Script=Han}/u.test(behind) ||
			/\p{Ll} $/u.test(text.slice(Math.max(at - 3, 0), at))
		)
			return true;
	}
	return false;
};

// Two words, or capitals that are no known tool or paper.
export const isUnmistakable = (name: string): boolean =>
	name.includes(" ") ||
	(/^\p{Lu}{2,}$/u.test(name) && findTerms(name).length === 0);

// Elsewhere with a small word right before it: an ordinary word begins large only where a sentence does.
export const isInsideSentence = (
	name: string,
	text: string,
	from: number,
): boolean => {
	for (
		let at = text.indexOf(name);
		at >= 0;
		at = text.indexOf(name, at + name.length)
	)
		if (at !== from && /\p{Ll},? $/u.test(text.slice(Math.max(at - 4, 0), at)))
			return true;
	return false;
};
