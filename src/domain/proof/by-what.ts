// "Wired cabinets from circuit diagrams": what stands behind a preposition is what a deed was done by, with or for. No other deed
// was done to it, however little that deed says: nobody drew the diagrams or helped with them.

import type { Clause } from "../clauses/clause.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import { type Flaw, type Open, textOf } from "./alignment.ts";

/** Deeds of a line that need no word of the fact, with something the fact's own deed was only done by. */
export function byWhatFlaws({ line, clause, covers }: Open): Flaw[] {
	return (line.members ?? [line]).flatMap((own): Flaw[] => {
		const [first] = own.words;
		const deed = covers.find((one) => one.first === first);
		const object = covers.find(
			(one) =>
				deed !== undefined &&
				one.first > deed.last &&
				own.parts.has(one.first) &&
				one.target !== null,
		);
		if (deed?.origin !== "free" || !object?.target) return [];
		if (object.target.reading !== clause.reading) return [];
		const isLesser = deed.step?.step === "weaken";
		if (isLesser && saysLess(clause)) return [];
		if (!isLesser && !isDeedAt(line.reading, deed.first)) return [];
		const isOther = isLesser
			? isByWhat(object.target.place, clause.reading) && saysNoHead(own, clause)
			: isBehindSmall(object.target.place, clause.reading) &&
				!isBehindSmall(object.first, line.reading);
		return isOther ? [flawOf(line, clause, deed)] : [];

		function saysNoHead({ parts }: Clause, { head }: Clause): boolean {
			return !covers.some(
				({ first: at, target }) =>
					parts.has(at) &&
					head !== null &&
					target?.reading === clause.reading &&
					target.place <= head &&
					head <= target.last,
			);
		}
	});
}

/** "Collaborated in preparing": the fact's own deed is no more than a part in one. */
function saysLess({ head, hits }: Clause): boolean {
	return hits.some(
		({ kind, first, last }) =>
			kind === "limit" && head !== null && first <= head && head <= last,
	);
}

function flawOf(
	line: Clause,
	clause: Clause,
	{ first, last }: { first: number; last: number },
): Flaw {
	return {
		kind: "head",
		text: textOf(line.reading, first, last),
		says: clause.reading.text,
		isContradiction: false,
	};
}

/** Whether a word begins what stands behind a preposition; "of" and "including" say what the deed itself was done to. */
function isByWhat(at: number, reading: Reading): boolean {
	const small = smallBefore(at, reading);
	return (
		small !== null &&
		!hitsOn(reading.hits, small).some(({ kind }) => kind === "of")
	);
}

/** The same, where "of" counts too: "coordination of the moves" prepares no moves. */
export function isBehindSmall(at: number, reading: Reading): boolean {
	const small = smallBefore(at, reading);
	return small !== null && !/[,;]/.test(reading.words[small]?.gap ?? "");
}

/** The preposition that a word, its articles and its figures stand behind. */
function smallBefore(
	at: number,
	{ words, hits, vocabularies }: Reading,
): number | null {
	let small = at - 1;
	while (
		words[small]?.figure ||
		vocabularies.some(({ determiners }) =>
			determiners.has(words[small]?.folded ?? ""),
		)
	)
		small -= 1;
	const isPreposition =
		words[small]?.isSmall === true &&
		words.slice(small + 1, at + 1).every(({ gap }) => /^[\s'’]*$/.test(gap)) &&
		!hitsOn(hits, small).some(
			({ kind, concept }) => kind === "link" && concept === "and",
		);
	return isPreposition ? small : null;
}
