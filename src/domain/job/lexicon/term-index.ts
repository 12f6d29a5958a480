// Looks forms up by their folded words, longest first. One index for our own lexicon, one for each
// word list of an operator. English forms hold in every language: job postings everywhere say "Machine Learning".
// A list may hold a hundred thousand forms and a posting meets few of them, so forms wait under the letters they begin with until a
// text has a word that begins so.

import { formWordsOf, keyOf, type Token } from "../text/tokens.ts";
import type { LexiconEntry, TermForm } from "./entry.ts";

/** `order` is its place in the list: among forms of the same keys the first one counts. */
export type IndexedForm = {
	entry: LexiconEntry;
	form: TermForm;
	order: number;
};
export type TermIndex = {
	entries: readonly LexiconEntry[];
	languages: string[];
	/** By language and first letters (see startOf): forms not looked at yet. */
	waiting: Map<string, IndexedForm[]>;
	/** By language and first key: those that nothing waits for anymore. */
	settled: Set<string>;
	/** By language and all keys. */
	forms: Map<string, IndexedForm[]>;
	/** By language and first key: how many keys the longest form has. */
	longest: Map<string, number>;
	/** By language: the keys of a word, so that each is folded once. */
	folded: Map<string, Map<string, string[]>>;
};

export const buildIndex = (entries: readonly LexiconEntry[]): TermIndex => {
	const index: TermIndex = {
		entries,
		languages: [],
		waiting: new Map(),
		settled: new Set(),
		forms: new Map(),
		longest: new Map(),
		folded: new Map(),
	};
	const languages = new Set<string>();
	let order = 0;
	for (const entry of entries)
		for (const form of entry.forms) {
			languages.add(form.language);
			const start = `${form.language}:${startOf(form)}`;
			const known = index.waiting.get(start);
			const indexed = { entry, form, order };
			order += 1;
			if (known) known.push(indexed);
			else index.waiting.set(start, [indexed]);
		}
	index.languages = [...languages];
	return index;
};

const START = 3;
const SHORT_START = 2;
/** Of forms whose keys may begin otherwise than they do, by their first letter alone. */
const ANY = "~";
// Folding changes how these begin: "paediatric", "anaesthetist"; "flies" is a "fly".
const CHANGED = /^(?:pae|anae|..ies(?![a-z]))/;

/** The letters every key of a form begins with, as far as they are sure; a key is looked for under each of startsOf. */
const startOf = ({ text, language }: TermForm): string => {
	const lower = text.slice(0, START + SHORT_START + 1).toLowerCase();
	const length = language === "en" ? START : SHORT_START;
	const start = lower.slice(0, length);
	return /^[a-z\d]+$/.test(start) &&
		start.length === length &&
		!CHANGED.test(lower)
		? start
		: `${plainLetter(lower)}${ANY}`;
};

const startsOf = (key: string, language: string): string[] => [
	key.slice(0, language === "en" ? START : SHORT_START),
	`${key.charAt(0)}${ANY}`,
];

const plainLetter = (text: string): string => {
	const [letter = ""] = text;
	return keyOf(letter, "en").charAt(0);
};

/** The forms of exactly these keys. */
export const indexedForms = (
	index: TermIndex,
	language: string,
	keys: readonly string[],
): IndexedForm[] => {
	settle(index, `${language}:${keys[0]}`, language);
	return index.forms.get(`${language}:${keys.join(" ")}`) ?? [];
};

// Nothing but words and blanks: such a form is cut at its blanks.
const SPACED = /^[a-z]+(?: [a-z]+)+$/i;

const foldedWord = (
	{ folded }: TermIndex,
	language: string,
	word: string,
): string[] => {
	const words = folded.get(language) ?? new Map<string, string[]>();
	folded.set(language, words);
	const known = words.get(word);
	if (known) return known;
	const keys = formWordsOf(word).map((part) => keyOf(part, language));
	words.set(word, keys);
	return keys;
};

/** `first` is the language and the first key. */
const settle = (index: TermIndex, first: string, language: string): void => {
	if (index.settled.has(first)) return;
	if (index.settled.size >= MOST_SETTLED) index.settled.clear();
	index.settled.add(first);
	for (const start of startsOf(first.slice(language.length + 1), language)) {
		const waiting = index.waiting.get(`${language}:${start}`);
		if (!waiting) continue;
		index.waiting.delete(`${language}:${start}`);
		for (const indexed of waiting) addForm(index, indexed);
	}
};

// A text of nothing but new words empties the memory.
const MOST_SETTLED = 20_000;

const addForm = (index: TermIndex, indexed: IndexedForm): void => {
	const { text, language } = indexed.form;
	const keys = SPACED.test(text)
		? text.split(" ").flatMap((word) => foldedWord(index, language, word))
		: formWordsOf(text).map((word) => keyOf(word, language));
	addKeys(index, keys, indexed);
	// A hyphenated form is also written as one word: e-commerce, ecommerce.
	if (text.includes("-") && !text.includes(" "))
		addKeys(index, [keys.join("")], indexed);
};

const addKeys = (
	index: TermIndex,
	keys: readonly string[],
	indexed: IndexedForm,
): void => {
	const { language } = indexed.form;
	const key = `${language}:${keys.join(" ")}`;
	const known = index.forms.get(key);
	if (known) {
		known.push(indexed);
		known.sort((a, b) => a.order - b.order);
	} else index.forms.set(key, [indexed]);
	const first = `${language}:${keys[0]}`;
	index.longest.set(
		first,
		Math.max(index.longest.get(first) ?? 0, keys.length),
	);
};

export const indexKeys = (
	tokens: readonly Token[],
	language: string,
): string[] =>
	language === "en"
		? tokens.map((token) => token.key)
		: tokens.map((token) => keyOf(token.text, language));

export type IndexedMatch = { forms: IndexedForm[]; length: number };

/** The longest forms that begin at each token, in one language's keys. */
export const matchAt = (
	index: TermIndex,
	keys: readonly string[],
	at: { token: number; language: string },
): IndexedMatch[] => {
	const first = `${at.language}:${keys[at.token]}`;
	settle(index, first, at.language);
	const longest = Math.min(
		index.longest.get(first) ?? 0,
		keys.length - at.token,
	);
	const matches: IndexedMatch[] = [];
	for (let length = longest; length > 0; length -= 1) {
		const key =
			length === 1
				? first
				: `${at.language}:${keys.slice(at.token, at.token + length).join(" ")}`;
		const forms = index.forms.get(key);
		if (forms) matches.push({ forms, length });
	}
	return matches;
};
