// Whoever leads, runs, holds or gives a workshop does one thing: of an event these words say the same. Who organizes it, prepares
// it or attends it does another.

import { type Clause, headsOf } from "../clauses/clause.ts";
import { hitsOn } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Cover, Side } from "./alignment.ts";
import { coverWord } from "./cover-words.ts";
import { targetsOf } from "./targets.ts";

const HOLDING: ReadonlySet<string> = new Set([
	"lead",
	"run",
	"hold meeting",
	"facilitate",
	"host",
	"moderate",
	"teach",
	"teach class",
	"train",
	"educate",
]);

const EVENTS: ReadonlySet<string> = new Set([
	"workshop",
	"meeting",
	"briefing",
	"course",
	"class",
	"lessons taught",
	"seminar",
	"webinar",
	"tour",
	"talk",
]);

const FARTHEST = 4;

/** "Teach quarterly workshops" of "lead quarterly workshops". */
export function heldCover(line: Clause, at: number, side: Side): Cover | null {
	const { reading } = side.clause;
	if (at !== line.head || !isHolding(line.reading, at)) return null;
	const head = headsOf(side.clause).find((one) => isHolding(reading, one));
	const word = head === undefined ? undefined : reading.words[head];
	if (head === undefined || !word) return null;
	const isOfEvent = line.words
		.filter((one) => one > at && one <= at + FARTHEST)
		.some((one) => isSameEvent(one, line, side));
	return isOfEvent
		? {
				first: at,
				last: at,
				origin: "clause",
				target: { reading, place: head, last: head },
				figure: null,
				hit: "hold event",
				step: {
					step: "synonym",
					from: word.text,
					to: line.reading.words[at]?.text ?? "",
				},
			}
		: null;
}

function isHolding({ hits }: Reading, at: number): boolean {
	return hitsOn(hits, at).some(
		({ kind, concept, first, last, isStronger }) =>
			kind === "deed" &&
			first === at &&
			last === at &&
			!isStronger &&
			HOLDING.has(concept),
	);
}

function isSameEvent(at: number, line: Clause, side: Side): boolean {
	const cover = coverWord(line, at, targetsOf(side));
	const place = cover?.origin === "clause" ? cover.target?.place : undefined;
	return place !== undefined && isEvent(side.clause.reading, place);
}

function isEvent({ hits }: Reading, at: number): boolean {
	return hitsOn(hits, at).some(
		({ kind, concept }) => kind === "thing" && EVENTS.has(concept),
	);
}
