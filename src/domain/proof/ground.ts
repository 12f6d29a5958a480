// The profile as proofs stand on it: every fact read once, with the entry it belongs to.
import { hitsOn } from "../clauses/hits.ts";
import {
	plainTypography,
	withoutEndSigns,
} from "../clauses/plain-typography.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Profile } from "../profile/profile.ts";
import type { Entry } from "./entry.ts";
import type { EntryNames } from "./entry-names.ts";
import type { GroundFact } from "./ground-fact.ts";

export type Ground = {
	profile: Profile;
	language: string;
	facts: readonly GroundFact[];
	/** Facts and their sentences by what they are word for word. */
	verbatim: ReadonlyMap<string, readonly GroundFact[]>;
	entries: ReadonlyMap<string, Entry>;
	names: EntryNames;
	/** Places of facts by the roots and concepts they hold. */
	index: ReadonlyMap<string, readonly number[]>;
	/** All text of the profile in plain typography and small letters. */
	text: string;
};

/** A text as it is compared word for word: typography, case and the point at its end do not count. */
export function verbatimKey(text: string): string {
	return withoutEndSigns(plainTypography(text).toLowerCase());
}

/** Whether a fact is about the person as a whole: a skill, a paper, a title, not a deed of one place. */
export function isForPerson(path: string): boolean {
	return (
		/^(?:skills|software|languages|certifications|education|personal|statements|awards|interests)\b/.test(
			path,
		) || /_(?:name|title)$/.test(path)
	);
}

// A reading is kept while its text is asked for: the facts of a profile that is read again are indexed already.
const keysByPlace = new WeakMap<Reading, Map<number, readonly string[]>>();

/** What a place of a reading can be found by: its roots, and the concepts of the phrases on it. */
export function findingKeys(reading: Reading, at: number): readonly string[] {
	const ofReading = keysByPlace.get(reading) ?? new Map();
	keysByPlace.set(reading, ofReading);
	const known = ofReading.get(at) ?? keysAt(reading, at);
	ofReading.set(at, known);
	return known;
}

function keysAt({ words, hits }: Reading, at: number): string[] {
	const word = words[at];
	const next = words[at + 1];
	return [
		...(word?.roots ?? []),
		// "Lead-Generierung" is found as "Leadgenerierung" too.
		...(word && next?.gap === "-" ? [`${word.folded}${next.folded}`] : []),
		...hitsOn(hits, at).map(({ kind, concept }) => `${kind}:${concept}`),
	];
}

/** What more facts share tells none of them from the others. */
const MOST_SHARING = 500;

/** The facts that may be told and that share some words, those that share most first. */
export function nearestFacts(
	words: readonly { reading: Reading; at: number }[],
	{ index, facts }: Ground,
	mayBe: (fact: GroundFact) => boolean = () => true,
): GroundFact[] {
	const found = new Map<number, Sharing>();
	words.forEach(({ reading, at }, word) => {
		for (const key of findingKeys(reading, at)) {
			const row = index.get(key) ?? [];
			if (row.length > MOST_SHARING) continue;
			for (const nr of row) {
				const fact = facts[nr];
				const known = found.get(nr);
				if (known?.word === word || !fact || !mayBe(fact)) continue;
				found.set(nr, { fact, nr, word, count: (known?.count ?? 0) + 1 });
			}
		}
	});
	return [...found.values()]
		.toSorted((a, b) => b.count - a.count || a.nr - b.nr)
		.map(({ fact }) => fact);
}

/** A fact with how many of the words it shares, and the last of them. */
type Sharing = { fact: GroundFact; nr: number; word: number; count: number };
