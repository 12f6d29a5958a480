// "At Hale (2012–2016) I led a crew": a date set apart says when what stands beside it was. The same year of another fact is no
// proof of that.

import type { Alignment } from "./alignment.ts";

/** Whether clauses of nothing but dates follow from what carries the clause beside them, or from the dates of its entry. */
export function keepsDates(chosen: readonly Alignment[]): boolean {
	return chosen.every((one, at) => {
		if (!isDateAlone(one)) return true;
		const beside = [chosen[at - 1], chosen[at + 1]].filter(
			(other) =>
				other !== undefined &&
				other.line.reading === one.line.reading &&
				!isDateAlone(other),
		);
		return (
			beside.length === 0 ||
			beside.some(
				(other) =>
					other?.fact === one.fact ||
					(other?.fact.entry === one.fact.entry && isOfEntry(one)),
			)
		);
	});
}

function isDateAlone({ line: { words, reading } }: Alignment): boolean {
	return (
		words.length > 0 &&
		words.every((at) => {
			const kind = reading.words[at]?.figure?.kind;
			return kind === "year" || kind === "date";
		})
	);
}

function isOfEntry({ covers }: Alignment): boolean {
	return covers.every(({ step }) => step?.step === "entry");
}
