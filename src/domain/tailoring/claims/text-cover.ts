// Which words of a plain text stand in the profile word for word, wherever lines were broken: the longest runs first.

import { plainTypography } from "../../clauses/plain-typography.ts";
import { WORD } from "../../clauses/vocabulary.ts";
import { folded } from "../../clauses/word-roots.ts";
import type { Ground } from "../../proof/ground.ts";
import type { TextLine } from "./text-lines.ts";

/** A word of a text with the line it stands on and the path of the fact it belongs to; null where it belongs to none. */
export type CoveredWord = {
	key: string;
	line: number;
	start: number;
	end: number;
	path: string | null;
};

type Run = { path: string; keys: string[] };

/** In words. What is not found within so many is judged as any other text. */
const MOST_COMPARED = 1_000_000;

/** The words of all lines; those of a fact's whole text bear its path. */
export function coverText(
	lines: readonly TextLine[],
	{ facts }: Ground,
): CoveredWord[] {
	const words = lines.flatMap(({ text }, line) => wordsOn(text, line));
	const places = placesOf(words);
	const runs = facts
		.flatMap(({ path, text }): Run[] => {
			const keys = keysOf(text);
			return keys.length === 0 ? [] : [{ path, keys }];
		})
		.toSorted((a, b) => b.keys.length - a.keys.length);
	let compared = 0;
	for (const run of runs)
		for (const at of places.get(run.keys[0] ?? "") ?? []) {
			if (compared > MOST_COMPARED) return words;
			compared += cover(run, { words, at });
		}
	return words;
}

function wordsOn(text: string, line: number): CoveredWord[] {
	return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
		key: folded(word),
		line,
		start: index,
		end: index + word.length,
		path: null,
	}));
}

function keysOf(text: string): string[] {
	return (plainTypography(text).match(WORD) ?? []).map(folded);
}

function placesOf(words: readonly CoveredWord[]): Map<string, number[]> {
	const places = new Map<string, number[]>();
	words.forEach((word, at) => {
		for (const key of new Set([
			word.key,
			`${word.key}${brokenAfter(words, at)}`,
		])) {
			const row = places.get(key);
			if (row) row.push(at);
			else places.set(key, [at]);
		}
	});
	return places;
}

/** The rest of a word that a line's end has cut. */
function brokenAfter(words: readonly CoveredWord[], at: number): string {
	const [word, next] = [words[at], words[at + 1]];
	return word && next && next.line === word.line + 1 ? next.key : "";
}

/** Gives a run of words its path, where all of it stands there and belongs to nothing longer; how many words it looked at. */
function cover(
	{ keys, path }: Run,
	{ words, at }: { words: CoveredWord[]; at: number },
): number {
	let place = at;
	for (const key of keys) {
		const word = words[place];
		if (!word || word.path !== null) return place - at + 1;
		if (word.key === key) place += 1;
		else if (`${word.key}${brokenAfter(words, place)}` === key) place += 2;
		else return place - at + 1;
	}
	for (const word of words.slice(at, place)) word.path = path;
	return place - at;
}
