// Cuts text into words with their places, and folds a word to the key it is looked up by.
// Names such as C++, C#, .NET, Node.js stay one word; "/", "-" and "&" part words, so CI/CD is looked up as two.
// Keys are never shown: they only make "Databases", "database" and "data-base" comparable.

import { asOneForm } from "../../language/forms-for-women.ts";
import { recent } from "../../recent.ts";
import { around } from "./around-terms.ts";

export type Token = {
	/** As written. */
	text: string;
	start: number;
	/** Where the word ends; a possessive 's is left out. */
	end: number;
	/** English key. */
	key: string;
	/** What stands between the word before and this one. */
	gap: string;
};

const WORD =
	/\.net(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:\.(?:js|net|io|ai)(?![\p{L}\p{N}]))?(?:\+\+|(?<=\p{L})#)?(?:['’]s(?!\p{L}))?|&/giu;
const CERTIFICATE_PLUS =
	/^(?:a|security|network|server|linux|cloud|pentest|cysa|data)$/i;
// German glues the thing to what is done with it: Englischkenntnisse, Datenbankverwaltung. The head is what counts.
const TAILS = around("compoundTails");
/** Two letters and the shortest tail: most words are shorter and need no search. */
const SHORTEST_COMPOUND = 8;
const COMPOUND_TAIL = new RegExp(`(?<=\\p{L}{2}s?)${TAILS}$`, "u");

const LONGEST_LINE = 600;
const lines = recent((text: string) => tokensIn(text), {
	most: 300,
	longest: LONGEST_LINE,
});
// A posting, or all lines of a profile: each of the next postings is held against the same.
const wholes = recent((text: string) => tokensIn(text), {
	most: 4,
	longest: 30_000,
});

/** The terms of a line, its words and its lexemes are looked for in the same tokens. */
export const cutTokens = (text: string): readonly Token[] =>
	text.length > LONGEST_LINE ? wholes(text) : lines(text);

const tokensIn = (text: string): Token[] => {
	const tokens: Token[] = [];
	let from = 0;
	for (const match of text.matchAll(WORD)) {
		const start = match.index;
		const written = withoutPossessive(match[0]);
		const tail =
			written.length < SHORTEST_COMPOUND
				? ""
				: (COMPOUND_TAIL.exec(written)?.[0] ?? "");
		const plus =
			text[start + written.length] === "+" && CERTIFICATE_PLUS.test(written);
		const word = plus ? `${written}+` : written;
		const head = word.slice(0, word.length - tail.length);
		tokens.push(tokenAt(head, start, text.slice(from, start)));
		if (tail) tokens.push(tokenAt(tail, start + head.length, ""));
		from = start + match[0].length + (plus ? 1 : 0);
	}
	return tokens;
};

const withoutPossessive = (word: string): string => {
	const last = word.at(-1);
	const quote = word.at(-2);
	return (last === "s" || last === "S") && (quote === "'" || quote === "’")
		? word.slice(0, -2)
		: word;
};

const tokenAt = (text: string, start: number, gap: string): Token => ({
	text,
	start,
	end: start + text.length,
	key: foldEnglish(text),
	gap,
});

const ACCENTS = /\p{M}+/gu;
const plain = (word: string): string => {
	const lower = word.toLowerCase();
	// Most words are plain ASCII; decomposing them is the costly part.
	return /^[\x20-\x7f]*$/.test(lower)
		? lower
		: lower
				.normalize("NFD")
				.replace(ACCENTS, "")
				.replaceAll("ß", "ss")
				.replaceAll("ø", "o")
				.replaceAll("æ", "ae");
};

const BRITISH: readonly (readonly [RegExp, string])[] = [
	[/^(behavi|col|lab|fav|neighb|rum)our/, "$1or"],
	[/^(cent|theat|fib)re$/, "$1er"],
	[/^catalogu/, "catalog"],
	[/^programmes?$/, "program"],
	[/^(an|p)aed/, "$1ed"],
	[/^anaesth/, "anesth"],
	[/^orthopaed/, "orthoped"],
	[/^licenc/, "licens"],
];

// One look for what hardly any word has, instead of one for each spelling.
const MAY_BE_BRITISH = /our|re$|catalogu|programme|aed|anaesth|licenc/;

const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

// The same words come back in every line; a text of nothing but new ones empties the memory.
const foldEnglish = (word: string): string => {
	const known = remembered.get(word);
	if (known !== undefined) return known;
	if (remembered.size >= MOST_REMEMBERED) remembered.clear();
	const key = foldWord(word);
	remembered.set(word, key);
	return key;
};

const foldWord = (word: string): string => {
	let key = word === "&" ? "and" : plain(word);
	if (key.length < 4) return key;
	if (MAY_BE_BRITISH.test(key))
		for (const [pattern, replacement] of BRITISH)
			key = key.replace(pattern, replacement);
	if (key.length > 5)
		key = key.replace(/is(e|ed|es|er|ing|ation|ations)$/, "iz$1");
	if (key.length > 4 && key.endsWith("ies")) return `${key.slice(0, -3)}y`;
	return key.endsWith("s") && !/(?:ss|us|is)$/.test(key)
		? key.slice(0, -1)
		: key;
};

/** The words of a form, cut exactly as cutTokens cuts them. */
export const formWordsOf = (text: string): string[] =>
	SIMPLE.test(text) &&
	!(text.length >= SHORTEST_COMPOUND - 1 && COMPOUND.test(text))
		? text.split(" ")
		: cutTokens(text).map((token) => token.text);

// Plain words need no cutting; most of the lexicon is that.
const SIMPLE = /^\p{L}+(?: \p{L}+)*$/u;
const COMPOUND = new RegExp(`\\p{L}${TAILS}(?!\\p{L})`, "u");

export const keyOf = (word: string, language: string): string =>
	language === "en" ? foldEnglish(word) : foldForeign(word, language);

const foldForeign = recent(
	(word: string, language: string) => withoutEnding(word, language),
	{ most: 2_000, longest: 40 },
);

/** The key of a word in another language: endings that only mark case, gender or number are dropped. */
const withoutEnding = (word: string, language: string): string => {
	const isGermanic =
		language === "de" || language === "nl" || language === "da";
	// "berät" is no "Berater": an umlaut stays a letter of its own.
	const spelled = isGermanic
		? word.toLowerCase().replace(/[äöü]/g, (umlaut) => `${UMLAUTS[umlaut]}`)
		: word;
	const key = asOneForm(plain(spelled), language);
	if (key.length < 5) return key;
	if (!isGermanic)
		return key.replace(/(?:[oa]?s|es|x)$/, "").replace(/[aeo]$/, "");
	// An adjective loses its "-er"; a noun keeps it: technischer, but Techniker.
	return key.replace(
		/^\p{Lu}/u.test(word)
			? /(?:(?<=.{4})ens|en|es|em|e|n|s)$/
			: /(?:(?<=.{4})ens|en|er|es|em|e|n|s)$/,
		"",
	);
};

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
