// An English noun that only says what kind the next one is names another thing without it: "payroll changes" are no "payroll".

import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isPast } from "../clauses/verb-forms.ts";
import type { Sides } from "./kept-sides.ts";
import { placesUsed } from "./used-places.ts";

/** "Wrote the schema" of "wrote the schema tests", in the fact's own words. */
export function cutsCompound({ line, reading, covers }: Sides): boolean {
	if (reading.language !== "en") return false;
	const said = placesUsed(covers, { reading });
	const isSaid = (at: number) =>
		said.has(at) ||
		line.words.some(({ folded }) => folded === reading.words[at]?.folded);
	return covers.some(
		({ target, figure, origin, step }) =>
			figure === null &&
			step === null &&
			origin === "clause" &&
			target?.reading === reading &&
			target.place === target.last &&
			isNoun(target.last, reading) &&
			reading.words[target.last + 1]?.gap === " " &&
			isHead(target.last + 1, reading) &&
			!isSaid(target.last + 1),
	);
}

function isNoun(at: number, reading: Reading): boolean {
	const { words, vocabularies } = reading;
	const [word, before] = [words[at], words[at - 1]];
	return (
		word !== undefined &&
		!word.isSmall &&
		word.figure === null &&
		!isPast(word, reading) &&
		!/(?:ed|ing|ly)$/.test(word.folded) &&
		// "The schema tests", "administered payroll changes".
		before !== undefined &&
		((vocabularies[0]?.determiners.has(before.folded) ?? false) ||
			isPast(before, reading))
	);
}

/** A thing the tables know, in no form of a verb, behind which the phrase ends. */
function isHead(at: number, reading: Reading): boolean {
	const { words, hits } = reading;
	const [word, next] = [words[at], words[at + 1]];
	const on = hitsOn(hits, at);
	return (
		word !== undefined &&
		!word.isSmall &&
		word.figure === null &&
		!isPast(word, reading) &&
		!/(?:ed|ing|ly)$/.test(word.folded) &&
		on.some(({ kind }) => kind === "thing") &&
		!on.some(({ kind }) => NO_NOUNS.has(kind)) &&
		(next === undefined || next.isSmall || next.gap !== " ")
	);
}

const NO_NOUNS: ReadonlySet<string> = new Set([
	"filler",
	"period",
	"limit",
	"absolute",
]);
