// What is found in a text before it is understood: words with their places, and the phrases of the tables they make.
import type { PhraseKind } from "./phrase-kinds.ts";
import type { Comparable } from "./vocabulary.ts";

/** A word with its place, before figures are known. */
export type PlacedWord = Comparable & {
	start: number;
	end: number;
	isSmall: boolean;
	gap: string;
};

/** A phrase of a table in the text, from word to word. */
export type Hit = {
	kind: PhraseKind | "term";
	concept: string;
	isStronger: boolean;
	first: number;
	last: number;
};

/** Whether a phrase names somebody else. */
export function isSomebody(kind: Hit["kind"]): boolean {
	return kind === "others" || kind === "somebody";
}

/** Whether a phrase only carries another and says nothing itself. */
export function isCarrying({ kind }: Hit): boolean {
	return kind === "carrying" || kind === "filler";
}

const byPlace = new WeakMap<readonly Hit[], ReadonlyMap<number, Hit[]>>();
const NONE: readonly Hit[] = [];

/** Those of the phrases that stand on a place, in their order. */
export function hitsOn(hits: readonly Hit[], at: number): readonly Hit[] {
	const held = byPlace.get(hits) ?? indexed(hits);
	byPlace.set(hits, held);
	return held.get(at) ?? NONE;
}

function indexed(hits: readonly Hit[]): Map<number, Hit[]> {
	const places = new Map<number, Hit[]>();
	for (const hit of hits)
		for (let at = hit.first; at <= hit.last; at += 1) {
			const row = places.get(at);
			if (row) row.push(hit);
			else places.set(at, [hit]);
		}
	return places;
}
