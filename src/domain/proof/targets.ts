// Where the words of a line may be found: in the clause of a fact, beside it, in the names of its entry. Each place is indexed
// once, however many lines are held against it.

import type { Clause } from "../clauses/clause.ts";
import type { Hit } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Origin, Side, Target } from "./alignment.ts";
import type { Entry } from "./entry.ts";
import { isInitials } from "./initials.ts";

const ofClauses = new WeakMap<Clause, Target[]>();
const ofEntries = new WeakMap<Entry, Target[]>();

/** The fact's own clause first. */
export function targetsOf({ clause, entry }: Side): Target[] {
	const own = ofClauses.get(clause) ?? [
		indexed(clause.reading, "clause", [...clause.parts.keys()]),
		indexed(clause.reading, "context", clause.context),
	];
	ofClauses.set(clause, own);
	if (entry === null) return own;
	const names = ofEntries.get(entry) ?? [
		...entry.titles.map((reading) => whole(reading, "title")),
		...entry.names.map((reading) => whole(reading, "name")),
	];
	ofEntries.set(entry, names);
	return [...own, ...names];
}

function whole(reading: Reading, origin: Origin): Target {
	return indexed(
		reading,
		origin,
		reading.words.map((_, at) => at),
	);
}

function indexed(
	reading: Reading,
	origin: Origin,
	places: readonly number[],
): Target {
	const held = new Set(places);
	const byRoot = new Map<string, number[]>();
	const byJoined = new Map<string, number>();
	for (const place of places) {
		const word = reading.words[place];
		// "Two Rivers Castings" counts no rivers.
		if (!word || (word.figure && origin !== "name")) continue;
		for (const root of new Set([word.folded, ...word.roots])) {
			const row = byRoot.get(root);
			if (row) row.push(place);
			else byRoot.set(root, [place]);
		}
		const next = reading.words[place + 1];
		const joined = next && `${word.folded}${next.folded}`;
		if (joined && !byJoined.has(joined)) byJoined.set(joined, place);
	}
	const byConcept = new Map<string, Hit>();
	for (const hit of reading.hits) {
		const key = `${hit.kind}:${hit.concept}`;
		if (!held.has(hit.first) || !held.has(hit.last)) continue;
		const first = byConcept.get(key);
		// "Store locations" rather than the "store" it begins with.
		const isLonger = hit.first === first?.first && hit.last > first.last;
		if (first === undefined || isLonger) byConcept.set(key, hit);
	}
	const initials = places.filter((place) => {
		const word = reading.words[place];
		return word !== undefined && isInitials(word);
	});
	return { reading, origin, places, byRoot, byJoined, byConcept, initials };
}
