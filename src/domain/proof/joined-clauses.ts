// Clauses of a line that say together what a fact says in one: with whom or by what means, set apart by a comma or a preposition.

import type { Clause } from "../clauses/clause.ts";
import { hitsOn } from "../clauses/hits.ts";
import { figureChangesOf } from "./changes.ts";

/** The clauses with those that tell no deed of their own joined to their neighbor; null where there are none. */
export function joinedClauses(clauses: readonly Clause[]): Clause[] | null {
	const joined: Clause[] = [];
	let open: Clause | null = null;
	for (const clause of clauses) {
		const before = joined.at(-1);
		if (open) {
			joined.push(joinOf(open, clause));
			open = null;
		} else if (before && (clause.link === "means" || isChange(clause)))
			joined[joined.length - 1] = joinOf(before, clause);
		else if (!before && isApposed(clause)) open = clause;
		else joined.push(clause);
	}
	if (open) joined.push(open);
	return joined.length < clauses.length ? joined : null;
}

/** ": 6 instead of 11 minutes" is said of what stands before. */
function isChange({ words, reading }: Clause): boolean {
	return (
		figureChangesOf(reading).length > 0 &&
		words.every(
			(at) =>
				reading.words[at]?.figure ||
				hitsOn(reading.hits, at).some(({ kind }) => kind === "instead"),
		)
	);
}

/** With whom something was done, or when and where, before the deed itself. */
function isApposed({ hits, reading, parts }: Clause): boolean {
	const first = Math.min(...parts.keys());
	const word = reading.words[first];
	const [own] = reading.vocabularies;
	return (
		hits.some(
			({ kind, concept, first: at }) =>
				at === first &&
				((kind === "limit" && concept === "share") ||
					(kind === "link" && concept === "means")),
		) ||
		(word?.isSmall === true &&
			!(own?.determiners.has(word.folded) ?? false) &&
			!(own?.self.has(word.folded) ?? false))
	);
}

const PARTS = 100;

/** The deed is that of the clause that tells one; limits and denials are those of both. */
function joinOf(one: Clause, other: Clause): Clause {
	const isOwnDeed = other.link === "means" || other.head === null;
	return {
		...one,
		// In the order they are written: what a bracket took out stands behind the words around it.
		words: [...one.words, ...other.words].toSorted((a, b) => a - b),
		parts: new Map([
			...one.parts,
			...[...other.parts].map(([at, part]): [number, number] => [
				at,
				part + (isOwnDeed ? PARTS : 0),
			]),
		]),
		hits: [...one.hits, ...other.hits],
		head: isOwnDeed ? one.head : other.head,
		limits: new Set([...one.limits, ...other.limits]),
		negations: one.negations + other.negations,
		isPurpose: one.isPurpose || other.isPurpose,
		context: [...one.context, ...other.context],
	};
}
