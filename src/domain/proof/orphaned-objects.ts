// What a deed was done to is not told with another deed of the same sentence: "invoices checked and reminders sent" sends no
// invoices.

import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { type DeedPart, deedPartsOf } from "./deed-parts.ts";
import type { Sides } from "./kept-sides.ts";
import { placesUsed } from "./used-places.ts";

/** Whether a line names the object of a deed it leaves out, beside a deed of another part. */
export function orphansObject({ line, fact, reading, covers }: Sides): boolean {
	const said = placesUsed(
		covers.filter(({ figure }) => figure === null),
		{ reading },
	);
	const parts = fact.clauses
		.filter((one) => one.reading === reading && one.link !== "relative")
		.flatMap(deedPartsOf);
	const written = new Set(line.words.map(({ folded }) => folded));
	const statesDeed = ({ deeds }: DeedPart) =>
		deeds.some(
			(at) =>
				// "Went" needs no word of the fact where its figures show it.
				written.has(reading.words[at]?.folded ?? "") ||
				isStated(at, reading, said),
		);
	return parts.some(
		(part) =>
			part.deeds.length > 0 &&
			!statesDeed(part) &&
			part.others.some((at) => said.has(at)) &&
			parts.some(statesDeed),
	);
}

/** Said itself, by another word of its phrase, or by the same word in another place. */
function isStated(
	at: number,
	{ hits, words }: Reading,
	said: ReadonlySet<number>,
): boolean {
	return (
		[...said].some((one) => words[one]?.folded === words[at]?.folded) ||
		hitsOn(hits, at).some(
			({ kind, first, last }) =>
				kind === "deed" && [...said].some((one) => first <= one && one <= last),
		)
	);
}
