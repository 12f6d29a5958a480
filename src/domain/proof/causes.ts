// A cause is a claim of its own: what only stood side by side in the facts may not be told as one thing coming of another.

import type { Clause } from "../clauses/clause.ts";
import type { Open } from "./alignment.ts";

const CHANGES: ReadonlySet<string> = new Set([
	"up",
	"down",
	"faster",
	"save",
	"win",
	"achieve",
	"improve",
	"expand",
	"exceed",
	"prevent",
]);

/** Whether every change the line gives a cause has that cause in its fact. */
export function changeLinked(
	clauses: readonly Clause[],
	alignments: readonly (readonly Open[])[],
): boolean {
	return clauses.every((clause, at) => {
		const above = clauses[at - 1];
		if (
			!above ||
			(clause.link === "and" && !isMeansFirst(above)) ||
			clause.link === "start" ||
			clause.link === "purpose"
		)
			return true;
		if (!isChange(clause) && !isChange(above)) return true;
		const [own, others] = [alignments[at] ?? [], alignments[at - 1] ?? []];
		return own.some((one) => others.some((other) => isLinked(one, other)));
	});
}

/** "Through weekly checks, cut …": the sentence begins with how it was done. */
function isMeansFirst({ link, reading }: Clause): boolean {
	return (
		link === "start" &&
		reading.hits.some(
			({ kind, concept, first }) =>
				kind === "link" && concept === "means" && first === 0,
		)
	);
}

function isChange({ hits, reading, parts }: Clause): boolean {
	return (
		hits.some(({ kind, concept }) => kind === "deed" && CHANGES.has(concept)) ||
		reading.figures.some(
			({ kind, first }) =>
				parts.has(first) && (kind === "percent" || kind === "points"),
		)
	);
}

/** Whether two clauses of a fact are one, or one hangs on the other by more than "and". */
function isLinked(one: Open, other: Open): boolean {
	if (one.fact !== other.fact) return false;
	if (one.clause === other.clause && !one.clause.members) return true;
	const places = [one, other]
		.flatMap(({ clause, fact: { clauses } }) =>
			(clause.members ?? [clause]).map((own) => clauses.indexOf(own)),
		)
		.toSorted((a, b) => a - b);
	const [first = 0, last = 0] = [places[0], places.at(-1)];
	return one.fact.clauses
		.slice(first + 1, last + 1)
		.every(({ link }) => link !== "and" && link !== "start");
}
