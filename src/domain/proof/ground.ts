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

/** What a place of a reading can be found by: its roots, and the concepts of the phrases on it. */
export function findingKeys({ words, hits }: Reading, at: number): string[] {
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

/** The facts that share at least so many of some words, those that share most first. */
export function nearestFacts(
	words: readonly { reading: Reading; at: number }[],
	{ index, facts }: Ground,
	least = 1,
): GroundFact[] {
	const counts = new Map<number, number>();
	for (const { reading, at } of words) {
		const rows = findingKeys(reading, at).map((key) => index.get(key) ?? []);
		const sharing = new Set(
			rows.filter(({ length }) => length <= MOST_SHARING).flat(),
		);
		for (const nr of sharing) counts.set(nr, (counts.get(nr) ?? 0) + 1);
	}
	return [...counts]
		.filter(([, count]) => count >= least)
		.toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
		.flatMap(([nr]) => facts[nr] ?? []);
}
