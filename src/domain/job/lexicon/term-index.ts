// Looks forms up by their folded words, longest first. One index for our own lexicon, one for each
// word list of an operator. English forms hold in every language: job postings everywhere say "Machine Learning".
// A list may hold a hundred thousand forms and a posting meets few of them, so forms wait under their first word until a text
// has that word.

import { keyOf, type Token, wordsOf } from "../tokens.ts";
import type { LexiconEntry, TermForm } from "./entry.ts";

export type IndexedForm = { entry: LexiconEntry; form: TermForm };
export type TermIndex = {
	entries: readonly LexiconEntry[];
	languages: string[];
	/** By language and first key: forms not looked at yet. */
	waiting: Map<string, IndexedForm[]>;
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
		forms: new Map(),
		longest: new Map(),
		folded: new Map(),
	};
	const languages = new Set<string>();
	for (const entry of entries)
		for (const form of entry.forms) {
			languages.add(form.language);
			if (SPACED.test(form.text)) addWaiting(index, { entry, form });
			else addForm(index, { entry, form });
		}
	index.languages = [...languages];
	return index;
};

/** The forms of exactly these keys. */
export const formsOf = (
	index: TermIndex,
	language: string,
	keys: readonly string[],
): IndexedForm[] => {
	settle(index, `${language}:${keys[0]}`);
	return index.forms.get(`${language}:${keys.join(" ")}`) ?? [];
};

// Nothing but words and blanks: such a form is cut at its blanks.
const SPACED = /^[a-z]+(?: [a-z]+)+$/i;

const addWaiting = (index: TermIndex, indexed: IndexedForm): void => {
	const { text, language } = indexed.form;
	const [first = ""] = foldedWord(
		index,
		language,
		text.slice(0, text.indexOf(" ")),
	);
	const key = `${language}:${first}`;
	const known = index.waiting.get(key);
	if (known) known.push(indexed);
	else index.waiting.set(key, [indexed]);
};

const foldedWord = (
	{ folded }: TermIndex,
	language: string,
	word: string,
): string[] => {
	const words = folded.get(language) ?? new Map<string, string[]>();
	folded.set(language, words);
	const known = words.get(word);
	if (known) return known;
	const keys = wordsOf(word).map((part) => keyOf(part, language));
	words.set(word, keys);
	return keys;
};

const settle = (index: TermIndex, first: string): void => {
	const waiting = index.waiting.get(first);
	if (!waiting) return;
	index.waiting.delete(first);
	for (const indexed of waiting) addForm(index, indexed);
};

const addForm = (index: TermIndex, indexed: IndexedForm): void => {
	const { text, language } = indexed.form;
	const keys = SPACED.test(text)
		? text.split(" ").flatMap((word) => foldedWord(index, language, word))
		: wordsOf(text).map((word) => keyOf(word, language));
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
	if (known) known.push(indexed);
	else index.forms.set(key, [indexed]);
	const first = `${language}:${keys[0]}`;
	index.longest.set(
		first,
		Math.max(index.longest.get(first) ?? 0, keys.length),
	);
};

export const keysOf = (tokens: readonly Token[], language: string): string[] =>
	language === "en"
		? tokens.map((token) => token.key)
		: tokens.map((token) => keyOf(token.text, language));

export type Match = { forms: IndexedForm[]; length: number };

/** The longest forms that begin at each token, in one language's keys. */
export const matchAt = (
	index: TermIndex,
	keys: readonly string[],
	at: { token: number; language: string },
): Match[] => {
	const first = `${at.language}:${keys[at.token]}`;
	settle(index, first);
	const longest = Math.min(
		index.longest.get(first) ?? 0,
		keys.length - at.token,
	);
	const matches: Match[] = [];
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
