// With whom something was done: never for them, and never left out as if it had been done alone.

import type { Clause } from "../clauses/clause.ts";
import { isDefiniteAt, isDeterminer, mentionsIn } from "../clauses/mentions.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Open } from "./alignment.ts";
import { type Flaw, textOf } from "./alignment.ts";
import { prepositionBefore } from "./direction-flaws.ts";
import { placesUsed } from "./used-places.ts";

/** Who a thing was done with is not who it was done for. */
export function companionFlaws({ line, clause, covers }: Open): Flaw[] {
	const isPerson = (at: number) =>
		clause.hits.some(
			({ kind, first, last }) => kind === "others" && first <= at && at <= last,
		);
	if (line.limits.has("share")) return [];
	return covers.flatMap(({ first, last, target }): Flaw[] => {
		if (target?.reading !== clause.reading || !isPerson(target.place))
			return [];
		const isOwn = standsBehindWith(clause.reading, target.place);
		return isOwn && standsBehindWith(line.reading, first) === false
			? [
					{
						kind: "head",
						text: textOf(line.reading, first, last),
						says: clause.reading.text,
						isContradiction: false,
					},
				]
			: [];
	});
}

/** People a thing is done for, whoever else takes part. */
const SERVED: ReadonlySet<string> = new Set([
	"customer",
	"user",
	"supplier",
	"contractor",
	"patient",
	"guest",
	"student",
	"pupil",
	"child",
	"children",
	"parent",
	"parents",
	"resident",
	"applicant",
	"participant",
	"family",
]);

/** "Opened the house with the manager": who took part is left out only with the deed. */
export function soleFlaws({ line, clause, covers }: Open): Flaw[] {
	if (line.limits.has("share") || line.limits.has("help")) return [];
	const used = placesUsed(covers, clause);
	// "Mix dough with the head baker": a deed no table knows stands first.
	const [deed, said] = [
		clause.head ?? clause.words[0],
		line.head ?? line.words[0],
	];
	if (deed === undefined || said === undefined || !used.has(deed)) return [];
	if ((clause.head === null) !== (line.head === null)) return [];
	const isServed = (at: number) =>
		clause.hits.some(
			({ kind, concept, first, last }) =>
				kind === "thing" && SERVED.has(concept) && first <= at && at <= last,
		);
	const lost = mentionsIn(clause).find(
		({ first, last }) =>
			standsBehindWith(clause.reading, beforeCount(first, clause)) === true &&
			(isDeterminer(clause.reading, first - 1) ||
				isDeterminer(clause.reading, first - 2) ||
				isDefiniteAt(clause.reading, first) ||
				isColleague(clause, first)) &&
			!isServed(first) &&
			!used.has(first) &&
			!used.has(last),
	);
	return lost
		? [
				{
					kind: "limit",
					limit: "share",
					text: textOf(line.reading, said, said),
					says: textOf(clause.reading, lost.first, lost.last),
					isContradiction: false,
				},
			]
		: [];
}

/** The place of a number right before somebody, or of them. */
function beforeCount(at: number, { reading }: Clause): number {
	const figure = reading.figures.find(({ last }) => last === at - 1);
	return figure?.kind === "count" ? figure.first : at;
}

/** "With two colleagues", "with colleagues from the warehouse": as many as there are, they did it too. */
function isColleague({ hits }: Clause, at: number): boolean {
	return hits.some(
		({ kind, concept, first }) =>
			kind === "thing" && first === at && COLLEAGUES.has(concept),
	);
}

const COLLEAGUES: ReadonlySet<string> = new Set([
	"colleague",
	"team",
	"department",
	"partner",
	"volunteer",
	"intern",
	"apprentice",
]);

/** Whether "with" stands before a word; null where no preposition does. */
export function standsBehindWith(reading: Reading, at: number): boolean | null {
	const place = prepositionBefore(reading, at);
	if (place === null) return null;
	const word = reading.words[place];
	return reading.vocabularies[0]?.accompanied.has(word?.folded ?? "") ?? false;
}
