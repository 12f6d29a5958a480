// What came of something that was made, told first: "cut waiting times by 10 % with a new rota" of "introduced a new rota that cut
// waiting times by 10 %". Both say that the same thing had the same effect, and whoever made it is the same person.

import type { Clause } from "../clauses/clause.ts";
import { isLimiting } from "../clauses/clauses.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Open } from "./alignment.ts";

/** Deeds that bring a thing about: what it does, they do with it. */
const BRINGING: ReadonlySet<string> = new Set([
	"make",
	"create",
	"build",
	"develop",
	"design",
	"implement",
	"introduce",
	"use",
	"roll out",
	"write",
	"program",
]);

/** Whether a line begins with what came of a thing and names the thing behind "with". */
export function isTurnedResult(
	{ line, covers }: Pick<Open, "line" | "covers">,
	used: readonly Clause[],
): boolean {
	const [made, effect, ...others] = used;
	if (!made || !effect || others.length > 0) return false;
	if (effect.head === null || !EFFECTS.has(effect.link) || !brings(made))
		return false;
	const places = covers.flatMap(({ first, target }) =>
		target?.reading === made.reading ? [{ first, place: target.place }] : [],
	);
	const isOfMade = ({ place }: { place: number }) => made.parts.has(place);
	const begin = places.findIndex(isOfMade);
	const thing = places.slice(begin);
	return (
		begin > 0 &&
		places.some(
			({ first, place }) => first === line.head && place === effect.head,
		) &&
		!places.some(({ place }) => place === made.head) &&
		thing.every(isOfMade) &&
		isBehindWith(thing[0]?.first ?? 0, line.reading)
	);
}

/** The clauses of a sentence that a line tells so. */
export function turnedIn(
	alignment: Pick<Open, "line" | "covers">,
	clauses: readonly Clause[],
): Clause[] {
	return clauses.filter((made, nr) => {
		const effect = clauses[nr + 1];
		return effect !== undefined && isTurnedResult(alignment, [made, effect]);
	});
}

const EFFECTS: ReadonlySet<Clause["link"]> = new Set([
	"attached",
	"relative",
	"result",
]);

/** The person brought the thing about, and nothing makes that less. */
function brings({ head, hits, reading, negations }: Clause): boolean {
	return (
		negations === 0 &&
		hits.some(
			({ kind, concept, first, isStronger }) =>
				kind === "deed" &&
				first === head &&
				!isStronger &&
				BRINGING.has(concept),
		) &&
		!hits.some((hit) => isLimiting(hit, reading))
	);
}

function isBehindWith(
	at: number,
	{ words, hits, vocabularies: [own] }: Reading,
): boolean {
	let before = at - 1;
	while (own?.determiners.has(words[before]?.folded ?? "")) before -= 1;
	return (
		(own?.accompanied.has(words[before]?.folded ?? "") ?? false) ||
		hitsOn(hits, before).some(
			({ kind, concept }) => kind === "link" && concept === "means",
		)
	);
}
