// Whether a line begins with what its fact only says behind a preposition.
import type { Reading } from "../clauses/reading.ts";
import type { Alignment } from "./alignment.ts";

/** "Delegate for the drill" of "drill prepared with the delegate". */
export function beginsInside({ line, clause, covers }: Alignment): boolean {
	const at = headOfFirst(line.reading);
	const place = covers.find(
		({ first, origin, target }) =>
			first === at && origin === "clause" && target?.reading === clause.reading,
	)?.target?.place;
	return (
		place !== undefined &&
		// "Ho controllato": an auxiliary is no preposition.
		place !== clause.head &&
		isBehindPreposition(place, clause.reading) &&
		!isBehindPreposition(at, line.reading)
	);
}

/** "Jest unit tests": an English phrase is what its last word names. */
function headOfFirst({ words, language }: Reading): number {
	const first = words.findIndex(({ isSmall, figure }) => !isSmall && !figure);
	let at = first;
	while (
		language === "en" &&
		words[at + 1]?.gap === " " &&
		words[at + 1]?.isSmall === false &&
		words[at + 1]?.figure === null
	)
		at += 1;
	return at;
}

function isBehindPreposition(
	at: number,
	{ words, hits, vocabularies: [own] }: Reading,
): boolean {
	let before = at - 1;
	while (own?.determiners.has(words[before]?.folded ?? "")) before -= 1;
	const word = words[before];
	return (
		word?.isSmall === true &&
		word.figure === null &&
		!/[,;:.()]/.test(words[before + 1]?.gap ?? "") &&
		!own?.self.has(word.folded) &&
		!own?.being.has(word.folded) &&
		!hits.some(
			({ kind, first, last }) =>
				(kind === "of" || kind === "link") && first <= before && before <= last,
		)
	);
}
