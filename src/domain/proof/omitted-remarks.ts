// Remarks a line may leave out whole, with what limits or counts only them: ", mostly with bought-in records", "on sites with up to
// four houses". What is said is as true without them.

import type { Clause } from "../clauses/clause.ts";
import { hitsOn, isSomebody } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import { TYING } from "./omitted-clauses.ts";

type Stated = { said: { places: ReadonlySet<number> } };

/** Whether a word stands in a remark of which the line says nothing. */
export function isOfRemark(
	at: number,
	{ reading, parts }: Clause,
	{ said: { places } }: Stated,
): boolean {
	const remark = remarkAround(at, reading);
	return (
		remark.length > 0 &&
		remark.every((one) => parts.has(one) && !places.has(one)) &&
		isHarmless(remark, reading)
	);
}

/** From "mostly", or from the preposition before a counted thing, to the next sign. */
function remarkAround(at: number, reading: Reading): number[] {
	const { words } = reading;
	const isSign = (one: number) => /[,;:.()|–•]/.test(words[one]?.gap ?? "");
	let end = at;
	while (end + 1 < words.length && !isSign(end + 1)) end += 1;
	for (let first = at; first > 0; first -= 1) {
		if (opensRemark(first, { end, reading })) return range(first, end);
		if (isSign(first)) return [];
	}
	return [];
}

function opensRemark(
	first: number,
	{ end, reading }: { end: number; reading: Reading },
): boolean {
	const isMostly = hitsOn(reading.hits, first).some(
		(hit) =>
			hit.kind === "limit" && hit.concept === "mostly" && hit.first === first,
	);
	if (isMostly) return end > first;
	const word = reading.words[first];
	return (
		word?.isSmall === true &&
		word.figure === null &&
		reading.words
			.slice(first + 1, end + 1)
			.some(({ figure }) => figure?.kind === "count" && figure.role !== "from")
	);
}

/** Nobody's hand, no limit but its own, no deed and no time stands in it. */
function isHarmless(places: readonly number[], reading: Reading): boolean {
	return places.every((at) => {
		const word = reading.words[at];
		return (
			word !== undefined &&
			!word.isAgent &&
			(word.figure === null || word.figure.kind === "count") &&
			!(reading.vocabularies[0]?.when.has(word.folded) ?? false) &&
			!isDeedAt(reading, at) &&
			!hitsOn(reading.hits, at).some(
				({ kind, concept }) =>
					(TYING.has(kind) && concept !== "mostly") ||
					isSomebody(kind) ||
					kind === "period" ||
					kind === "time" ||
					kind === "share" ||
					kind === "absolute" ||
					kind === "as",
			)
		);
	});
}

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, nr) => from + nr);
}
