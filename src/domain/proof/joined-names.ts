// Who stands behind one preposition is not named with who stands before it.

import type { Reading } from "../clauses/reading.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import { isAnd, type Sides } from "./kept-sides.ts";

/** "Led by Hale and Moor, with help from Reed" of "led by Hale, with help from Moor and Reed". */
export function joinsOthers({ line, reading, covers }: Sides): boolean {
	const own = covers.filter(
		({ target, origin }) => origin === "clause" && target?.reading === reading,
	);
	return own.some((right, nr) => {
		const left = own[nr - 1];
		if (!left?.target || !right.target) return false;
		if (!areJoined(left.last, right.first, line)) return false;
		const preposition = prepositionBetween(
			left.target.last,
			right.target.place,
			reading,
		);
		const from = left.target.last;
		return own.some(
			({ first, target }) =>
				preposition !== null &&
				first > right.last &&
				target !== null &&
				from < target.place &&
				target.place < preposition,
		);
	});
}

/** Nothing but "and" and articles between two words that tell no deed. */
function areJoined(left: number, right: number, line: Reading): boolean {
	const [own] = line.vocabularies;
	const between = line.words
		.slice(left + 1, right)
		.map((word, nr) => ({ word, isLink: isAnd(left + 1 + nr, line) }));
	return (
		between.some(({ isLink }) => isLink) &&
		between.every(
			({ word, isLink }) =>
				isLink || (own?.determiners.has(word.folded) ?? false),
		) &&
		!isDeedAt(line, left) &&
		!isDeedAt(line, right)
	);
}

/** The place of the last one. */
function prepositionBetween(
	left: number,
	right: number,
	reading: Reading,
): number | null {
	const [own] = reading.vocabularies;
	for (let at = right - 1; at > left; at -= 1) {
		const word = reading.words[at];
		if (
			word?.isSmall &&
			!word.figure &&
			!isAnd(at, reading) &&
			!own?.determiners.has(word.folded)
		)
			return at;
	}
	return null;
}
