// Looks forms up by their folded words, longest first. One index for the lexicon of the house, one for each
// word list of an operator. English forms hold in every language: job postings everywhere say "Machine Learning".

import { keyOf, type Token, wordsOf } from "../tokens.ts";
import type { LexiconEntry, TermForm } from "./entry.ts";

export type IndexedForm = { entry: LexiconEntry; form: TermForm };
export type TermIndex = {
	forms: Map<string, IndexedForm[]>;
	longest: Map<string, number>;
	languages: string[];
};

export const buildIndex = (entries: readonly LexiconEntry[]): TermIndex => {
	const index: TermIndex = {
		forms: new Map(),
		longest: new Map(),
		languages: [],
	};
	const languages = new Set<string>();
	for (const entry of entries) {
		for (const form of entry.forms) {
			languages.add(form.language);
			for (const key of formKeys(form)) addForm(index, key, { entry, form });
		}
	}
	index.languages = [...languages];
	return index;
};

// A hyphenated form is also written as one word: e-commerce, ecommerce.
const formKeys = (form: TermForm): string[] => {
	const words = wordsOf(form.text).map((word) => keyOf(word, form.language));
	const joined =
		form.text.includes("-") && !form.text.includes(" ") ? [words.join("")] : [];
	return [words.join(" "), ...joined].map((key) => `${form.language}:${key}`);
};

export const keysOf = (tokens: readonly Token[], language: string): string[] =>
	language === "en"
		? tokens.map((token) => token.key)
		: tokens.map((token) => keyOf(token.text, language));

const addForm = (index: TermIndex, key: string, indexed: IndexedForm): void => {
	const known = index.forms.get(key);
	if (known) known.push(indexed);
	else index.forms.set(key, [indexed]);
	const first = key.split(" ", 1)[0] ?? key;
	index.longest.set(
		first,
		Math.max(index.longest.get(first) ?? 0, key.split(" ").length),
	);
};

export type Match = { forms: IndexedForm[]; length: number };

/** The longest forms that begin at each token, in one language's keys. */
export const matchAt = (
	index: TermIndex,
	keys: readonly string[],
	at: { token: number; language: string },
): Match[] => {
	const first = `${at.language}:${keys[at.token]}`;
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
