// What speaks for each language that is written in Latin letters: its words, the ends of its words, its letters. A clue that
// several languages share is divided among them, so that "de" or "per" alone decide nothing.

import type { DetectionWords } from "../detection-words.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../language-code.ts";
import { DETECTION_WORDS } from "../tables/detection-of-languages.ts";

/** `weight` is divided among its languages; below 0 it speaks against them. Letters alone are no word. */
type Clue = {
	languages: readonly LanguageCode[];
	weight: number;
	isWord: boolean;
};

export type Clues = {
	all: readonly Clue[];
	/** Different words looked at, and those of them with a letter that none of the languages writes. */
	read: number;
	foreign: number;
};

type Row = { code: LanguageCode; detection: DetectionWords };

const ROWS: readonly Row[] = LANGUAGE_CODES.map((code) => ({
	code,
	detection: DETECTION_WORDS[code],
})).filter(({ detection }) => detection.script === "Latin");

type Owners = ReadonlyMap<string, readonly LanguageCode[]>;

function ownersBy(cut: (detection: DetectionWords) => string[]): Owners {
	const owners = new Map<string, LanguageCode[]>();
	for (const { code, detection } of ROWS)
		for (const clue of new Set(cut(detection)))
			owners.set(clue, [...(owners.get(clue) ?? []), code]);
	return owners;
}

const parted = (text: string) => text.split(/\s+/).filter(Boolean);
const WORDS = ownersBy(({ words }) => parted(words));
const ENDINGS = ownersBy(({ endings }) => parted(endings));
const LETTERS = ownersBy(({ letters }) => [...letters]);

const WORD_WEIGHT = 1;
const ENDING_WEIGHT = 0.4;
const LETTER_WEIGHT = 0.4;
const LONGEST_ENDING = 8;
/** A word of five letters and less has no ending that tells. */
const LEAST_LETTERS = 6;
const MOST_OFTEN = 4;

// "l'équipe" and "dell'azienda" are two words, "collega's" and "bachelor's" one.
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]s(?!\p{L})|['’](?=\p{L}))?/gu;

export function languageClues(text: string): Clues {
	const all: Clue[] = [];
	const counts = wordCounts(text);
	let foreign = 0;
	for (const [word, times] of counts) {
		const letters = specialLetters(word);
		if (letters.some((letter) => !LETTERS.has(letter))) foreign += 1;
		const often = Math.min(times, MOST_OFTEN);
		for (const clue of [...wordClues(word), ...letterClues(word, letters)])
			all.push({ ...clue, weight: clue.weight * often });
	}
	return { all, read: counts.size, foreign };
}

/** The points of each language, the most first. */
export function rankedLanguages({ all }: Clues): [LanguageCode, number][] {
	const points = new Map<LanguageCode, number>();
	for (const { languages, weight } of all)
		for (const code of languages)
			points.set(code, (points.get(code) ?? 0) + weight / languages.length);
	return [...points].sort((a, b) => b[1] - a[1]);
}

/** What speaks for one language and not for the other: between neighbors, what they share says nothing. */
export function pointsApart(
	{ all }: Clues,
	one: LanguageCode,
	other: LanguageCode,
): number {
	return all
		.filter(
			({ languages }) => languages.includes(one) && !languages.includes(other),
		)
		.reduce(
			(points, { languages, weight }) => points + weight / languages.length,
			0,
		);
}

/** How many different words speak for a language. */
export function wordsFor({ all }: Clues, language: LanguageCode): number {
	return all.filter(
		({ languages, isWord }) => isWord && languages.includes(language),
	).length;
}

function wordCounts(text: string): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const [word] of text.normalize("NFC").matchAll(WORD))
		counts.set(word, (counts.get(word) ?? 0) + 1);
	return counts;
}

function wordClues(word: string): Clue[] {
	const plain = word.toLowerCase().replace("’", "'");
	const languages = WORDS.get(plain);
	if (languages) return [{ languages, weight: WORD_WEIGHT, isWord: true }];
	if (plain.length < LEAST_LETTERS) return [];
	for (let length = LONGEST_ENDING; length > 1; length -= 1) {
		const ending = ENDINGS.get(plain.slice(-length));
		if (ending)
			return [{ languages: ending, weight: ENDING_WEIGHT, isWord: true }];
	}
	return [];
}

// A letter speaks for the languages that write it. In a word in small letters, which is no name, it rules out the others.
function letterClues(word: string, letters: readonly string[]): Clue[] {
	if (letters.length === 0) return [];
	const writing = ROWS.map(({ code }) => code).filter((code) =>
		letters.every((letter) => LETTERS.get(letter)?.includes(code)),
	);
	if (writing.length === 0) return [];
	const clue = { languages: writing, weight: LETTER_WEIGHT, isWord: false };
	if (/^\p{Lu}/u.test(word)) return [clue];
	const others = ROWS.map(({ code }) => code).filter(
		(code) => !writing.includes(code),
	);
	const against = -LETTER_WEIGHT * others.length;
	return [clue, { languages: others, weight: against, isWord: false }];
}

const PLAIN = /^[a-zA-Z'’]+$/;

function specialLetters(word: string): string[] {
	if (PLAIN.test(word)) return [];
	return [...new Set(word.toLowerCase())].filter(
		(letter) => !/[a-z'’]/.test(letter),
	);
}
