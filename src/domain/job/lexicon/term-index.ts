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
	languages: FormsOfLanguage[];
};
export type FormsOfLanguage = {
	language: string;
	/** By first letters (see startOf): forms not looked at yet. */
	waiting: Map<string, IndexedForm[]>;
	/** First keys that nothing waits for anymore. */
	settled: Set<string>;
	/** By all keys, parted by blanks. */
	forms: Map<string, IndexedForm[]>;
	/** By first key: how many keys the longest form has. */
	longest: Map<string, number>;
	/** The keys of a word, so that each is folded once. */
	folded: Map<string, string[]>;
};

export const buildIndex = (entries: readonly LexiconEntry[]): TermIndex => {
	const languages = new Map<string, FormsOfLanguage>();
	let order = 0;
	for (const entry of entries)
		for (const form of entry.forms) {
			const own = languages.get(form.language) ?? noForms(form.language);
			languages.set(form.language, own);
			const start = startOf(form);
			const known = own.waiting.get(start);
			const indexed = { entry, form, order };
			order += 1;
			if (known) known.push(indexed);
			else own.waiting.set(start, [indexed]);
		}
	return { entries, languages: [...languages.values()] };
};

const noForms = (language: string): FormsOfLanguage => ({
	language,
	waiting: new Map(),
	settled: new Set(),
	forms: new Map(),
	longest: new Map(),
	folded: new Map(),
});

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
	own: FormsOfLanguage,
	keys: readonly string[],
): IndexedForm[] => {
	settle(own, `${keys[0]}`);
	return own.forms.get(keys.join(" ")) ?? [];
};

// Nothing but words and blanks: such a form is cut at its blanks.
const SPACED = /^[a-z]+(?: [a-z]+)+$/i;

const foldedWord = (
	{ folded, language }: FormsOfLanguage,
	word: string,
): string[] => {
	const known = folded.get(word);
	if (known) return known;
	const keys = formWordsOf(word).map((part) => keyOf(part, language));
	folded.set(word, keys);
	return keys;
};

const settle = (own: FormsOfLanguage, first: string): void => {
	const { settled, waiting, language } = own;
	if (settled.has(first)) return;
	if (settled.size >= MOST_SETTLED) settled.clear();
	settled.add(first);
	for (const start of startsOf(first, language)) {
		const forms = waiting.get(start);
		if (!forms) continue;
		waiting.delete(start);
		for (const indexed of forms) addForm(own, indexed);
	}
};

// A text of nothing but new words empties the memory.
const MOST_SETTLED = 20_000;

const addForm = (own: FormsOfLanguage, indexed: IndexedForm): void => {
	const { text, language } = indexed.form;
	const keys = SPACED.test(text)
		? text.split(" ").flatMap((word) => foldedWord(own, word))
		: formWordsOf(text).map((word) => keyOf(word, language));
	addKeys(own, keys, indexed);
	// A hyphenated form is also written as one word: e-commerce, ecommerce.
	if (text.includes("-") && !text.includes(" "))
		addKeys(own, [keys.join("")], indexed);
};

const addKeys = (
	{ forms, longest }: FormsOfLanguage,
	keys: readonly string[],
	indexed: IndexedForm,
): void => {
	const key = keys.join(" ");
	const known = forms.get(key);
	if (known) {
		known.push(indexed);
		known.sort((a, b) => a.order - b.order);
	} else forms.set(key, [indexed]);
	const first = `${keys[0]}`;
	longest.set(first, Math.max(longest.get(first) ?? 0, keys.length));
};

export const indexKeys = (
	tokens: readonly Token[],
	language: string,
): string[] =>
	language === "en"
		? tokens.map((token) => token.key)
		: tokens.map((token) => keyOf(token.text, language));

/** At most words no form begins. */
const NOTHING: readonly IndexedMatch[] = [];

export type IndexedMatch = { forms: IndexedForm[]; length: number };

/** The forms that begin at a token, in one language's keys, the longest first. */
export const matchAt = (
	own: FormsOfLanguage,
	keys: readonly string[],
	at: number,
): readonly IndexedMatch[] => {
	const first = `${keys[at]}`;
	settle(own, first);
	const longest = Math.min(own.longest.get(first) ?? 0, keys.length - at);
	if (longest === 0) return NOTHING;
	const matches: IndexedMatch[] = [];
	for (let length = longest; length > 0; length -= 1) {
		const key = length === 1 ? first : keys.slice(at, at + length).join(" ");
		const forms = own.forms.get(key);
		if (forms) matches.push({ forms, length });
	}
	return matches;
};
