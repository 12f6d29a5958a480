// Attune's own list of what people know, use and hold, over all trades, and the finding of it in any text:
// a posting, a profile line, a sentence of a letter. Facts stand in lexicon/sectors; here is only the finding.
// Invariant: for every hit, text.slice(...span) === form.

import { detectLanguage } from "../../language/reading/detect-language.ts";
import { cutTokens } from "../text/tokens.ts";
import type { LexiconEntry } from "./entry.ts";
import { findForms } from "./find-forms.ts";
import { ownEntries } from "./own-entries.ts";
import type { TermHit } from "./term-hit.ts";
import {
	buildIndex,
	indexedForms,
	indexKeys,
	type TermIndex,
} from "./term-index.ts";

let own: TermIndex | null = null;
let installed: readonly LexiconEntry[] = [];
const names = new WeakMap<TermIndex, Map<string, LexiconEntry>>();
const extraIndexes = new WeakMap<readonly LexiconEntry[], TermIndex>();

// Read once, when first asked: a page that never matches a job pays nothing.
const ownIndex = (): TermIndex => {
	own ??= buildIndex(ownEntries());
	return own;
};

const extraIndex = (entries: readonly LexiconEntry[]): TermIndex => {
	const known = extraIndexes.get(entries) ?? buildIndex(entries);
	extraIndexes.set(entries, known);
	return known;
};

/**
 * Puts an operator's entries in force, in place of those before, for everything this process reads, matches, writes and
 * checks: whoever starts the process calls it, nobody else. Indexed when first asked.
 */
export const installWords = (entries: readonly LexiconEntry[]): void => {
	installed = entries;
};

/** What is kept of readings: it begins anew where other words are put in force. */
export const keptWithWords = <Memory>(make: () => Memory): (() => Memory) => {
	let made: { words: typeof installed; memory: Memory } | null = null;
	return () => {
		if (made?.words !== installed) made = { words: installed, memory: make() };
		return made.memory;
	};
};

const indexesFor = (extra: readonly LexiconEntry[]): TermIndex[] =>
	extra.length > 0 ? [extraIndex(extra), ownIndex()] : [ownIndex()];

/**
 * The lexicon's terms in a text, in order, never overlapping. `language` is an ISO 639-1 code; left out, it is detected,
 * and where it cannot be told all languages count. `extra` are entries that win over Attune's own; left
 * out, they are those installed.
 */
export const findTerms = (
	text: string,
	language?: string,
	extra: readonly LexiconEntry[] = installed,
): TermHit[] => {
	const spoken = language ?? detectLanguage(text);
	return findForms(text, { spoken, indexes: indexesFor(extra) });
};

/** The canonical name of a form, such as "JavaScript" for "JS"; null where the lexicon does not know it. */
export const canonicalTerm = (form: string): string | null =>
	entryOf(form)?.term ?? null;

/**
 * All forms of a term, canonical first: acronym, long form, spellings, translations; those of one language where it is named.
 * Empty where the term is not known.
 */
export const termForms = (term: string, language?: string): string[] => [
	...new Set(
		(entryOf(term)?.forms ?? [])
			.filter((form) => language === undefined || form.language === language)
			.map((form) => form.text),
	),
];

const entryOf = (form: string): LexiconEntry | null => {
	const tokens = cutTokens(form);
	for (const index of indexesFor(installed)) {
		const exact = namesOf(index).get(form.trim());
		if (exact) return exact;
		for (const forms of index.languages) {
			const [known] = indexedForms(forms, indexKeys(tokens, forms.language));
			if (known) return known.entry;
		}
	}
	return null;
};

const namesOf = (index: TermIndex): Map<string, LexiconEntry> => {
	const known = names.get(index);
	if (known) return known;
	const map = new Map<string, LexiconEntry>();
	for (const entry of index.entries)
		for (const form of entry.forms)
			if (!map.has(form.text)) map.set(form.text, entry);
	names.set(index, map);
	return map;
};
