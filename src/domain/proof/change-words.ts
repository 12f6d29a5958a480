// Deeds that say which way something went. Where a line tells from how much to how much, as its fact does, "lifted" and "improved"
// say the same of it.

import { type Clause, headsOf } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import { type Hit, hitsOn } from "../clauses/hits.ts";
import type { Cover, Side } from "./alignment.ts";
import { type FigureChange, figureChangesOf, isSameChange } from "./changes.ts";

const RISING: ReadonlySet<string> = new Set(["up", "rise deed", "expand"]);
const FALLING: ReadonlySet<string> = new Set([
	"down",
	"reduce",
	"cut down",
	"shorten",
]);
/** "Took sales from 3 to 5": its figures say which way. */
const MOVING = "bring to";
const EITHER: ReadonlySet<string> = new Set([
	...RISING,
	...FALLING,
	MOVING,
	"improve",
	"faster",
	"save",
	"streamline",
]);

/** "Lifted completion from 62% to 89%" of "improved the completion rate from 62% to 89%". */
export function changeCover(
	{ reading }: Clause,
	at: number,
	{ clause }: Side,
): Cover | null {
	const [change, ...others] = figureChangesOf(reading);
	const head = headsOf(clause).find((one) => deedAt(clause.hits, one, EITHER));
	if (head === undefined || !change || others.length > 0) return null;
	const isKnownChange = figureChangesOf(clause.reading).some((known) =>
		isSameChange(change, known),
	);
	const word = clause.reading.words[head];
	const said = deedAt(reading.hits, at, wayOf(change));
	if (!isKnownChange || !word || !said) return null;
	return {
		first: said.first,
		last: said.last,
		origin: "clause",
		target: { reading: clause.reading, place: head, last: head },
		figure: null,
		hit: said.concept,
		step: {
			step: "derive",
			from: word.text,
			to: reading.text.slice(
				reading.words[said.first]?.start,
				reading.words[said.last]?.end,
			),
		},
	};
}

/** "Reducing" of "reducing load time by 50%", where a line says "halved": its figure says which way it went. */
export function saysShare(
	at: number,
	hits: readonly Hit[],
	said: Figure | undefined,
): boolean {
	if (!said?.share) return false;
	const ways = said.share === "down" ? FALLING : RISING;
	return deedAt(hits, at, ways) !== undefined;
}

function wayOf({ from, to }: FigureChange): ReadonlySet<string> {
	const [start = 0, end = 0] = [from.values[0], to.values[0]];
	return new Set([MOVING, ...(start < end ? RISING : FALLING)]);
}

function deedAt(
	hits: readonly Hit[],
	at: number,
	concepts: ReadonlySet<string>,
): Hit | undefined {
	return hitsOn(hits, at).find(
		({ kind, concept, first }) =>
			kind === "deed" && first === at && concepts.has(concept),
	);
}
