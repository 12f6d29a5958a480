// The house's own list of what people know, use and hold, over all trades, and the finding of it in any text:
// a posting, a profile line, a sentence of a letter. Facts live in lexicon/*.ts; here is only the finding.
// Invariant: for every hit, text.slice(...span) === form.

import { detectLanguage } from "./language.ts";
import { type LexiconEntry, parseLexicon } from "./lexicon/entry.ts";
import { findForms, type TermHit } from "./lexicon/find-forms.ts";
import { sectors } from "./lexicon/sectors.ts";
import { buildIndex, keysOf, type TermIndex } from "./lexicon/term-index.ts";
import { cutTokens } from "./tokens.ts";

export type { TermHit } from "./lexicon/find-forms.ts";

let house: TermIndex | null = null;
let names: Map<string, LexiconEntry> | null = null;
const extraIndexes = new WeakMap<readonly LexiconEntry[], TermIndex>();

// Read once, when first asked: a page that never matches a job pays nothing.
const houseIndex = (): TermIndex => {
	house ??= buildIndex(sectors.flatMap(parseLexicon));
	return house;
};

const extraIndex = (entries: readonly LexiconEntry[]): TermIndex => {
	const known = extraIndexes.get(entries) ?? buildIndex(entries);
	extraIndexes.set(entries, known);
	return known;
};

/**
 * The lexicon's terms in a text, in order, never overlapping. `language` is an ISO 639-1 code; left out, it is detected,
 * and where it cannot be told all languages count. `extra` are an operator's own entries; they win over the house's.
 */
export const findTerms = (
	text: string,
	language?: string,
	extra?: readonly LexiconEntry[],
): TermHit[] => {
	const spoken = language ?? detectLanguage(text);
	const indexes = extra?.length
		? [extraIndex(extra), houseIndex()]
		: [houseIndex()];
	return findForms(text, { spoken, indexes });
};

/** The canonical name of a form, such as "JavaScript" for "JS"; null where the lexicon does not know it. */
export const canonicalTerm = (form: string): string | null =>
	entryOf(form)?.term ?? null;

/** All forms of a term, canonical first: acronym, long form, spellings, translations. Empty where it is not known. */
export const termForms = (term: string): string[] => [
	...new Set(entryOf(term)?.forms.map((form) => form.text) ?? []),
];

const entryOf = (form: string): LexiconEntry | null => {
	names ??= namesOf(houseIndex());
	const exact = names.get(`=${form.trim()}`);
	if (exact) return exact;
	const tokens = cutTokens(form);
	for (const language of houseIndex().languages) {
		const known = houseIndex().forms.get(
			`${language}:${keysOf(tokens, language).join(" ")}`,
		)?.[0];
		if (known) return known.entry;
	}
	return null;
};

const namesOf = (index: TermIndex): Map<string, LexiconEntry> => {
	const map = new Map<string, LexiconEntry>();
	for (const list of index.forms.values())
		for (const { entry, form } of list)
			if (!map.has(`=${form.text}`)) map.set(`=${form.text}`, entry);
	return map;
};
