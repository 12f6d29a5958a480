// What figures are read from: the words of a sentence, the phrases they make, and the vocabularies.
import type { FigureKind } from "./figure.ts";
import type { Hit, PlacedWord } from "./hits.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type FigureMaterial = {
	text: string;
	words: readonly PlacedWord[];
	hits: readonly Hit[];
	vocabularies: readonly Vocabulary[];
};

export type Starts = ReadonlyMap<number, readonly Hit[]>;

export type Bare = {
	values: readonly number[];
	kind: FigureKind;
	first: number;
	last: number;
	/** "Une quarantaine" is about forty. */
	isNear?: boolean;
};

export type Units = FigureMaterial & { starts: Starts };

export function hitsByStart(hits: readonly Hit[]): Starts {
	const starts = new Map<number, Hit[]>();
	for (const hit of hits) {
		const row = starts.get(hit.first);
		if (row) row.push(hit);
		else starts.set(hit.first, [hit]);
	}
	return starts;
}

export function hitAt(
	{ starts }: Units,
	at: number,
	kind: Hit["kind"],
): Hit | null {
	return (
		(starts.get(at) ?? [])
			.filter((hit) => hit.kind === kind)
			.toSorted((a, b) => b.last - a.last)[0] ?? null
	);
}
