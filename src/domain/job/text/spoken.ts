// The languages a posting is written in, and patterns compiled once for each set of them. Reading only the words of the
// languages met is faster and safer: Danish "krav" is no Dutch word, German "die" no English one.

import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import type { Alternatives } from "../../language/patterns.ts";
import type { PostingWords } from "../../language/posting-words.ts";
import { detectLanguage } from "../../language/reading/detect-language.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { recent } from "../../recent.ts";

/** `key` names the set, for caches. */
export type Spoken = { key: string; codes: readonly LanguageCode[] };

const spokenOf = (codes: ReadonlySet<LanguageCode>): Spoken => {
	const ordered = LANGUAGE_CODES.filter((code) => codes.has(code));
	return { key: ordered.join("+"), codes: ordered };
};

const EVERY_LANGUAGE: Spoken = spokenOf(new Set(LANGUAGE_CODES));

// So near to each other that a few lines do not tell them apart.
const NEAR: readonly (readonly LanguageCode[])[] = [
	["da", "no", "sv"],
	["es", "pt"],
];
const MOST_BLOCKS = 60;
const SHORTEST_BLOCK = 60;
const SMALLEST_SHARE = 0.12;

/** The language of the whole text, of every larger part of it, and English, whose words stand in every posting. */
export const languagesOf = (text: string, main: string): Spoken => {
	const codes = new Set<LanguageCode>(["en"]);
	const add = (language: string): void => {
		const code = LANGUAGE_CODES.find((known) => known === language);
		if (code) codes.add(code);
		for (const group of NEAR)
			if (code && group.includes(code))
				for (const near of group) codes.add(near);
	};
	add(main);
	if (/\p{Script=Han}/u.test(text)) add("zh");
	for (const language of languagesOfBlocks(text)) add(language);
	return main === "und" && codes.size === 1 ? EVERY_LANGUAGE : spokenOf(codes);
};

const languagesOfBlocks = (text: string): string[] => {
	const lengths = new Map<string, number>();
	let read = 0;
	for (const block of text
		.split("\n")
		.filter((line) => line.length >= SHORTEST_BLOCK)
		.slice(0, MOST_BLOCKS)) {
		const language = detectLanguage(block);
		lengths.set(language, (lengths.get(language) ?? 0) + block.length);
		read += block.length;
	}
	return [...lengths]
		.filter(([, length]) => length > read * SMALLEST_SHARE)
		.map(([language]) => language);
};

/** Which list of a language's words; undefined stands for no words. */
export type PickWords = (words: PostingWords) => Alternatives | undefined;

export type Pattern = (spoken: Spoken) => RegExp;

// Latin letters and figures: naming all letters there are makes a pattern many times slower to compile.
const EDGE_BEFORE = "(?<![a-z0-9\\u00c0-\\u024f])";
const EDGE_BEHIND = "(?![a-z0-9\\u00c0-\\u024f])";

const NEVER = "(?!)";

/** The source of a pattern that finds these words whole; languages that write without blanks know no edges of words. */
export const wordsPattern = (spoken: Spoken, pick: PickWords): string => {
	const spaced: string[] = [];
	const unspaced: string[] = [];
	for (const code of spoken.codes) {
		const list = pick(POSTING_WORDS[code])?.replace(/\|?\n\|?/g, "|");
		if (list) (code === "zh" ? unspaced : spaced).push(list);
	}
	const sources = [
		...(spaced.length > 0
			? [`${EDGE_BEFORE}(?:${spaced.join("|")})${EDGE_BEHIND}`]
			: []),
		...unspaced,
	];
	return sources.length > 0 ? `(?:${sources.join("|")})` : NEVER;
};

/** The same, found inside of longer words too: "Berufserfahrung". */
export const partsOfWordsIn = (spoken: Spoken, pick: PickWords): string =>
	wordsPattern(spoken, pick)
		.replaceAll(EDGE_BEFORE, "")
		.replaceAll(EDGE_BEHIND, "");

/** Words wherever they stand; `around` puts the pattern of the words into a larger one. */
export const wordPattern = (
	pick: PickWords,
	around: (words: string, spoken: Spoken) => string = (words) => words,
	flags = "iu",
): Pattern => {
	const compiled = new Map<string, RegExp>();
	return (spoken) => {
		const known = compiled.get(spoken.key);
		if (known) return known;
		const pattern = listPattern(
			around(wordsPattern(spoken, pick), spoken),
			flags,
		);
		compiled.set(spoken.key, pattern);
		return pattern;
	};
};

/** A function of a line that keeps its answers for each set of languages: several steps ask the same of it. */
export const keptForLines = <Answer>(
	ask: (line: string, spoken: Spoken) => Answer,
): ((line: string, spoken: Spoken) => Answer) => {
	const memories = new Map<string, (line: string) => Answer>();
	return (line, spoken) => {
		const memory =
			memories.get(spoken.key) ??
			recent((text: string) => ask(text, spoken), KEPT);
		memories.set(spoken.key, memory);
		return memory(line);
	};
};

const KEPT = { most: 300, longest: 600 };

/** Plain lists as text in small letters, in the order of the languages. */
export const plainWords = (spoken: Spoken, pick: PickWords): string[] =>
	spoken.codes.flatMap((code) =>
		(pick(POSTING_WORDS[code]) ?? "")
			.split(/[|\n]/)
			.filter((word) => word !== ""),
	);
