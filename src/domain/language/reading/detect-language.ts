// The one answer to "which language is this?". Several clues decide together, and where they do not, or there are too few,
// the answer is that it is uncertain: whoever asks then keeps to what holds in every language.

import { recent } from "../../recent.ts";
import type { LanguageCode } from "../language-code.ts";
import { DETECTION_WORDS } from "../tables/detection-of-languages.ts";
import {
	countLetters,
	HAN,
	KANA,
	type Script,
	scriptOf,
} from "../writing-scripts.ts";
import {
	type Clues,
	languageClues,
	pointsApart,
	rankedLanguages,
	wordsFor,
} from "./language-clues.ts";

/** Languages known by their script alone; the product has no words of them. */
type ScriptLanguage = "ja" | "ko" | "el" | "he";

/** ISO 639-1; "und" is uncertain. */
export type DetectedLanguage = LanguageCode | ScriptLanguage | "und";

export type LanguageReading = {
	language: DetectedLanguage;
	script: Script | null;
	/** Why the language is uncertain: too little text, several languages, or one that is not known. Null where it is certain. */
	uncertain: "little" | "mixed" | "unknown" | null;
};

// Postings are pasted with whole pages around them; by then the language is long certain.
const SAMPLE = 20_000;
// Less than two words or one whole point proves nothing.
const LEAST_POINTS = 1;
const LEAST_WORDS = 2;
/** Of the points not shared with the next likely language, that one has at most this share. */
const RUNNER_UP = 0.5;
const LEAST_APART = 0.5;
/** In a text of so many different words, at least this share of them speaks for its language. */
const MANY_WORDS = 12;
const LEAST_SHARE = 0.12;
const MOST_FOREIGN = 0.1;
const LINE_MOST = 3;
const LONE_WORDS = 4;

/** The language most of a text is written in, or why that is uncertain. Time grows with the length of the text. */
export function readLanguage(text: string): LanguageReading {
	return readings(text);
}

// Whoever edits a posting has all its other lines read again.
const readings = recent(languageOf, { most: 300, longest: 600 });

function languageOf(text: string): LanguageReading {
	const sample = text.slice(0, SAMPLE);
	const script = scriptOf(sample);
	switch (script) {
		case null:
			return { language: "und", script, uncertain: "little" };
		case "Latin":
			return { script, ...latinLanguage(languageClues(sample)) };
		case "Han":
			return { script, ...hanLanguage(sample) };
		case "Hangul":
			return { language: "ko", script, uncertain: null };
		case "Greek":
			return { language: "el", script, uncertain: null };
		case "Hebrew":
			return { language: "he", script, uncertain: null };
		case "Cyrillic":
		case "Arabic":
			return { language: "und", script, uncertain: "unknown" };
	}
}

/** The language of a text; "und" where it is uncertain. */
export function detectLanguage(text: string): DetectedLanguage {
	return readLanguage(text).language;
}

/**
 * The language of a person's lines; "und" where it is uncertain. Each line counts up to LINE_MOST points, so that one long
 * quotation outweighs nobody; where a single line speaks for a language, it needs LONE_WORDS of its words.
 */
export function detectLanguageOfLines(
	lines: readonly string[],
): DetectedLanguage {
	const text = lines.join("\n").slice(0, SAMPLE);
	if (scriptOf(text) !== "Latin") return detectLanguage(text);
	const read = text.split("\n").map((line) => withinALine(languageClues(line)));
	const { language } = latinLanguage(sumOf(read));
	if (language === "und") return language;
	const [line, ...others] = read.filter(
		(clues) => rankedLanguages(clues)[0]?.[0] === language,
	);
	if (line === undefined || others.length > 0) return language;
	return wordsFor(line, language) < LONE_WORDS ? "und" : language;
}

type Answer<Known> = {
	language: Known | "und";
	uncertain: LanguageReading["uncertain"];
};
const certain = <Known>(language: Known): Answer<Known> => ({
	language,
	uncertain: null,
});
const uncertain = (reason: "little" | "mixed" | "unknown"): Answer<never> => ({
	language: "und",
	uncertain: reason,
});

function latinLanguage(clues: Clues): Answer<LanguageCode> {
	const [first, second] = rankedLanguages(clues);
	if (clues.foreign > clues.read * MOST_FOREIGN) return uncertain("unknown");
	if (first === undefined) return uncertain("little");
	const [language, points] = first;
	const words = wordsFor(clues, language);
	if (clues.read >= MANY_WORDS && words < clues.read * LEAST_SHARE)
		return uncertain("unknown");
	if (points < LEAST_POINTS || words < LEAST_WORDS) return uncertain("little");
	return second === undefined || isApart(clues, language, second[0])
		? certain(language)
		: uncertain("mixed");
}

function isApart(
	clues: Clues,
	first: LanguageCode,
	second: LanguageCode,
): boolean {
	const own = pointsApart(clues, first, second);
	return (
		own >= LEAST_APART && pointsApart(clues, second, first) <= own * RUNNER_UP
	);
}

/** The clues of one line with no more than LINE_MOST points for any language. */
function withinALine(clues: Clues): Clues {
	const [first] = rankedLanguages(clues);
	if (first === undefined || first[1] <= LINE_MOST) return clues;
	const share = LINE_MOST / first[1];
	const all = clues.all.map((clue) => ({
		...clue,
		weight: clue.weight * share,
	}));
	return { ...clues, all };
}

function sumOf(lines: readonly Clues[]): Clues {
	return {
		all: lines.flatMap(({ all }) => all),
		read: lines.reduce((sum, { read }) => sum + read, 0),
		foreign: lines.reduce((sum, { foreign }) => sum + foreign, 0),
	};
}

const CHINESE = new Set(
	Object.values(DETECTION_WORDS)
		.filter(({ script }) => script === "Han")
		.flatMap(({ letters }) => [...letters]),
);
/** Less kana than this is a borrowed word in a Chinese text. */
const LEAST_KANA = 0.1;
const LEAST_CHINESE = 0.02;

function hanLanguage(text: string): Answer<"ja" | "zh"> {
	const kana = countLetters(text, KANA);
	const han = text.match(HAN) ?? [];
	if (kana > (han.length + kana) * LEAST_KANA) return certain("ja");
	const chinese = han.filter((character) => CHINESE.has(character)).length;
	return chinese > 0 && chinese >= han.length * LEAST_CHINESE
		? certain("zh")
		: uncertain("little");
}
