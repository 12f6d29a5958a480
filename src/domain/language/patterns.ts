// Turns lists of words into the source of regular expressions. Words are plain text here: nothing in them is a pattern.
import {
	type EachLanguage,
	LANGUAGE_CODES,
	type LanguageCode,
	UNSPACED,
} from "./language-code.ts";
import { WORD_BEGINS, WORD_ENDS } from "./word-edges.ts";

/** One of these words, the longest first; any apostrophe stands for each kind, a blank for any run of blanks. */
export function anyOf(words: Iterable<string>): string {
	const sources = [...new Set(words)]
		.sort((a, b) => b.length - a.length)
		.map((word) =>
			word
				.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
				.replace(/['’]/g, "['’]")
				.replace(/ +/g, "\\s+"),
		);
	// Nothing matches an empty list, where an empty pattern would match everywhere.
	return sources.length === 0 ? "(?!)" : `(?:${sources.join("|")})`;
}

const UNSPACED_LETTER =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** One of these words, not as a part of a longer one. Languages that write without blanks have no such limit. */
export function anyWord(words: Iterable<string>): string {
	const all = [...words];
	const spaced = anyOf(all.filter((word) => !UNSPACED_LETTER.test(word)));
	const unspaced = anyOf(all.filter((word) => UNSPACED_LETTER.test(word)));
	return `(?:${WORD_BEGINS}${spaced}${WORD_ENDS}|${unspaced})`;
}

/** Alternatives of a pattern parted by "|". A line end counts as "|" too, and the blanks around it do not count. */
export type Alternatives = string;

/** The lists of several languages as one. */
export function alternatives(lists: Iterable<Alternatives>): Alternatives {
	const parts = [...lists].map((list) =>
		list
			.trim()
			.replace(/\s*\|?\s*\n\s*/g, "|")
			.replace(/^\||\|$/g, ""),
	);
	const all = parts.filter((list) => list !== "").join("|");
	// Nothing matches an empty list, where an empty pattern would match everywhere.
	return all === "" ? "(?!)" : all;
}

/** The words of all languages as a part of a pattern: whole words, but where a language writes without blanks. */
export function wordOf<Words>(
	table: EachLanguage<Words>,
	pick: (words: Words) => Alternatives,
): string {
	const of = (codes: readonly LanguageCode[]) =>
		alternatives(codes.map((code) => pick(table[code])));
	const spaced = LANGUAGE_CODES.filter((code) => !UNSPACED.includes(code));
	return `(?:${WORD_BEGINS}(?:${of(spaced)})${WORD_ENDS}|${of(UNSPACED)})`;
}

/** The words of all languages as a part of a pattern, wherever they stand. */
export function partOf<Words>(
	table: EachLanguage<Words>,
	pick: (words: Words) => Alternatives,
): string {
	const lists = LANGUAGE_CODES.map((code) => pick(table[code]));
	return `(?:${alternatives(lists)})`;
}

/** The alternatives of a plain list. */
export function termsOf(list: Alternatives): string[] {
	return list
		.split(/[|\n]/)
		.map((term) => term.trim())
		.filter((term) => term !== "");
}
