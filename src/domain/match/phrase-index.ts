// Finds which of many lines hold a phrase without reading them all: every word leads to its places. One index serves all
// the questions asked of a profile or a document.
import { isAcronym } from "../meaning/stem.ts";
import type { Word } from "./words.ts";

type Place = { line: number; at: number };
export type PhraseIndex = {
	lines: readonly (readonly Word[])[];
	key: Map<string, Place[]>;
	stem: Map<string, Place[]>;
};

export function indexPhrases(lines: readonly (readonly Word[])[]): PhraseIndex {
	const index: PhraseIndex = { lines, key: new Map(), stem: new Map() };
	lines.forEach((words, line) => {
		words.forEach((word, at) => {
			for (const by of ["key", "stem"] as const) {
				const places = index[by].get(word[by]);
				if (places) places.push({ line, at });
				else index[by].set(word[by], [{ line, at }]);
			}
		});
	});
	return index;
}

/**
 * Numbers of the lines in which the words of `phrase` stand side by side, endings folded. Words may be written together
 * or apart ("front-end", "frontend"). A single short acronym must be written as one.
 */
export function linesWithPhrase(
	index: PhraseIndex,
	phrase: readonly Word[],
	by: "stem" | "key" = "stem",
): Set<number> {
	const found = new Set<number>();
	const [first] = phrase;
	if (!first) return found;
	const wanted = phrase.map((word) => word[by]).join("");
	const isSign =
		phrase.length === 1 && isAcronym(first.text) && first.text.length <= 3;
	for (let length = 1; length <= wanted.length; length += 1) {
		for (const { line, at } of index[by].get(wanted.slice(0, length)) ?? []) {
			if (found.has(line)) continue;
			const words = index.lines[line] ?? [];
			const isHeld = isSign
				? isSameSign(words[at]?.text, first.text)
				: goesOn(words, at, { wanted, by });
			if (isHeld) found.add(line);
		}
	}
	return found;
}

function isSameSign(text: string | undefined, sign: string): boolean {
	return text === sign || text === `${sign}s`;
}

function goesOn(
	words: readonly Word[],
	from: number,
	{ wanted, by }: { wanted: string; by: "stem" | "key" },
): boolean {
	let joined = "";
	for (
		let at = from;
		at < words.length && joined.length < wanted.length;
		at += 1
	) {
		joined += words[at]?.[by] ?? "";
		if (!wanted.startsWith(joined)) return false;
	}
	return joined === wanted;
}

/** Whether one line holds a phrase. */
export function hasPhrase(
	words: readonly Word[],
	phrase: readonly Word[],
	by: "stem" | "key" = "stem",
): boolean {
	return linesWithPhrase(indexPhrases([words]), phrase, by).size > 0;
}
