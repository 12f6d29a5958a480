// Words that are no names: what a language says every day begins large where a sentence does, and in German wherever it is a noun.

import type { LanguageCode } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { MEANING_WORDS } from "../../language/tables/meaning-of-languages.ts";
import type { Spoken } from "../text/spoken.ts";

type Words = {
	/** Words without a meaning of their own: pronouns, articles. */
	empty: ReadonlySet<string>;
	/** How words with a known meaning begin, by their first letters. */
	beginnings: ReadonlyMap<string, readonly string[]>;
};

const START = 3;
const LONGEST_ENDING = 3;

const known = new Map<LanguageCode, Words>();

const wordsOf = (code: LanguageCode): Words => {
	const read = known.get(code) ?? readWords(code);
	known.set(code, read);
	return read;
};

// The glosses of every language name their meanings in English: together they are its everyday words.
const readWords = (code: LanguageCode): Words => {
	const beginnings = new Map<string, string[]>();
	const sources =
		code === "en" ? Object.values(MEANING_WORDS) : [MEANING_WORDS[code]];
	for (const { glosses } of sources)
		for (const line of glosses.split("\n")) {
			const [english = "", forms = ""] = line.split(": ");
			for (const form of code === "en"
				? english.split(" ")
				: forms.split(", ")) {
				const beginning = plainLetters(form);
				if (beginning.length < START || beginning.includes(" ")) continue;
				const start = beginning.slice(0, START);
				const others = beginnings.get(start);
				if (others) others.push(beginning);
				else beginnings.set(start, [beginning]);
			}
		}
	return {
		empty: new Set(
			MEANING_WORDS[code].empty.split(/\s+/).filter(Boolean).map(plainLetters),
		),
		beginnings,
	};
};

const plainLetters = (word: string): string =>
	word
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase()
		.trim();

/** Whether a word carries no meaning of its own in one of the languages: "Elle", "Unsere". */
export const isEmptyWord = (word: string, spoken: Spoken): boolean =>
	spoken.codes.some((code) => wordsOf(code).empty.has(plainLetters(word)));

/** Whether a single word is an everyday one: known to the languages, or written small elsewhere in the text. */
export const isPlainWord = (
	word: string,
	text: string,
	spoken: Spoken,
): boolean => {
	if (!/^\p{Lu}[\p{Ll}'’]+$/u.test(word)) return false;
	const folded = plainLetters(word);
	const isKnown = spoken.codes.some((code) => {
		const { empty, beginnings } = wordsOf(code);
		return (
			empty.has(folded) ||
			(beginnings.get(folded.slice(0, START)) ?? []).some(
				(beginning) =>
					folded.startsWith(beginning) &&
					folded.length - beginning.length <=
						(beginning.length > START ? LONGEST_ENDING : 0),
			)
		);
	});
	return (
		isKnown ||
		listPattern(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, "u").test(text)
	);
};
