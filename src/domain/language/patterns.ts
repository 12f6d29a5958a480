// Turns lists of words into the source of regular expressions. Words are plain text here: nothing in them is a pattern.

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

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** One of these words, not as a part of a longer one. Languages that write without blanks have no such limit. */
export function anyWord(words: Iterable<string>): string {
	const all = [...words];
	const spaced = anyOf(all.filter((word) => !UNSPACED.test(word)));
	const unspaced = anyOf(all.filter((word) => UNSPACED.test(word)));
	return `(?:(?<![\\p{L}\\p{N}])${spaced}(?![\\p{L}\\p{N}])|${unspaced})`;
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

/** The alternatives of a plain list. */
export function termsOf(list: Alternatives): string[] {
	return list
		.split(/[|\n]/)
		.map((term) => term.trim())
		.filter((term) => term !== "");
}
