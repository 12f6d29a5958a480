// "Sustaining members: 400 to 1,350" sustains nobody: a participle before a noun may tell which ones, and a line that makes a deed
// of it says what nobody did.

import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isGerund } from "../clauses/verb-forms.ts";
import type { Flaw, Open } from "./alignment.ts";
import { figureChangesOf } from "./changes.ts";

export function describedNounFlaws({ line, clause, covers }: Open): Flaw[] {
	return covers.flatMap(({ first, last, target, origin }): Flaw[] => {
		const word = line.reading.words[first];
		if (!word || origin !== "clause" || first < last || !target) return [];
		if (target.reading !== clause.reading || target.last > target.place)
			return [];
		const isDeed =
			!isGerund(word, line.reading) &&
			(line.head === first ||
				(line.members?.some(({ head }) => head === first) ?? false));
		if (!isDeed || !mayDescribe(target.place, clause.reading)) return [];
		return [
			{
				kind: "head",
				text: word.text,
				says: clause.reading.text,
				isContradiction: false,
			},
		];
	});
}

/** Before a bare noun that is measured itself, or one of those that tell which ones, with nothing behind the noun but a colon. */
function mayDescribe(at: number, reading: Reading): boolean {
	const { words, text, vocabularies } = reading;
	const [word, next] = [words[at], words[at + 1]];
	if (!word || reading.language !== "en" || !/.{3}ing$/.test(word.folded))
		return false;
	if (next?.gap !== " " || next.isSmall || next.figure) return false;
	if (isWay(at, reading)) return false;
	let last = at + 1;
	while (words[last + 1]?.gap === " " && !words[last + 1]?.isSmall) {
		if (words[last + 1]?.figure || isMove(last + 1, reading)) break;
		last += 1;
	}
	const behind = text.slice(words[last]?.end, (words[last]?.end ?? 0) + 1);
	const isNamed = vocabularies[0]?.describing.has(word.folded) ?? false;
	return (isNamed && behind === ":") || isMeasured(last, reading);
}

function isMove(at: number, { hits }: Reading): boolean {
	return hitsOn(hits, at).some(
		({ kind }) => kind === "higher" || kind === "lower" || kind === "happening",
	);
}

/** "Reducing costs" changes them. */
function isWay(at: number, { hits }: Reading): boolean {
	return hitsOn(hits, at).some(
		({ kind, concept, first }) =>
			first === at && kind === "deed" && CHANGES.has(concept),
	);
}

const CHANGES: ReadonlySet<string> = new Set([
	"up",
	"down",
	"rise",
	"fall",
	"rise deed",
	"expand",
	"reduce",
	"cut down",
	"shorten",
	"improve",
	"faster",
	"save",
	"streamline",
	"bring to",
]);

const NEAR = 3;

/** "Operating costs down 8%", "members: 400 to 1,350". */
function isMeasured(noun: number, reading: Reading): boolean {
	const { words, hits, figures } = reading;
	const isNear = (at: number) => at > noun && at - noun <= NEAR;
	const isMoved = hits.some(
		({ first }) => isNear(first) && isMove(first, reading),
	);
	const isChanged = figureChangesOf(reading).some(({ from }) =>
		isNear(from.first),
	);
	const isRange = figures.some(
		({ low, first }) =>
			low !== null && first === noun + 1 && words[first]?.gap.includes(":"),
	);
	return isMoved || isChanged || isRange;
}
