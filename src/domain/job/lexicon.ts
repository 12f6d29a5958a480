// The house's own list of what people know, use and hold, over all trades, and the finding of it in any text:
// a posting, a profile line, a sentence of a letter. Facts live in lexicon/*.ts; here is only the finding.
// Invariant: for every hit, text.slice(...span) === form.

import type { Span, TermKind } from "./job.ts";
import { detectLanguage } from "./language.ts";
import { namesSomething, type Place } from "./lexicon/context.ts";
import {
	type LexiconEntry,
	parseLexicon,
	type TermForm,
} from "./lexicon/entry.ts";
import { sectors } from "./lexicon/sectors.ts";
import {
	buildIndex,
	type IndexedForm,
	keysOf,
	matchAt,
	type TermIndex,
} from "./lexicon/term-index.ts";
import { cutTokens, type Token, wordsOf } from "./tokens.ts";

export type TermHit = {
	term: string;
	kind: TermKind;
	form: string;
	span: Span;
};

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
	const tokens = cutTokens(text);
	const spoken = language ?? detectLanguage(text);
	const indexes = extra?.length
		? [extraIndex(extra), houseIndex()]
		: [houseIndex()];
	return findInTokens(text, tokens, { spoken, indexes });
};

type Search = { spoken: string; indexes: TermIndex[] };
type Found = { first: number; last: number; indexed: IndexedForm };

const findInTokens = (
	text: string,
	tokens: Token[],
	search: Search,
): TermHit[] => {
	const candidates = listCandidates(text, tokens, search);
	const named = new Set<number>();
	for (const found of candidates)
		for (let at = found.first; at <= found.last; at += 1) named.add(at);
	const hits: TermHit[] = [];
	let next = 0;
	for (const found of candidates) {
		if (found.first < next) continue;
		if (found.indexed.form.ambiguous && !namesSomething(tokens, found, named))
			continue;
		hits.push(toHit(text, tokens, found));
		next = found.last + 1;
	}
	return hits;
};

// Sure forms before ambiguous ones, long before short; the caller takes the first that stands.
const listCandidates = (
	text: string,
	tokens: Token[],
	search: Search,
): Found[] => {
	const found: Found[] = [];
	const keys = new Map<string, string[]>();
	const keysIn = (language: string): string[] => {
		const known = keys.get(language) ?? keysOf(tokens, language);
		keys.set(language, known);
		return known;
	};
	for (let first = 0; first < tokens.length; first += 1) {
		const here: Found[] = [];
		for (const index of search.indexes) {
			for (const language of languagesFor(index, search.spoken)) {
				for (const match of matchAt(index, keysIn(language), {
					token: first,
					language,
				})) {
					const last = first + match.length - 1;
					const indexed = match.forms.find(({ form }) =>
						fits(text, tokens, { place: { first, last }, form }),
					);
					if (indexed) here.push({ first, last, indexed });
				}
			}
			here.sort((a, b) => b.last - a.last);
		}
		found.push(...here);
	}
	return found;
};

const languagesFor = (index: TermIndex, spoken: string): string[] =>
	spoken === "und"
		? index.languages
		: index.languages.filter(
				(language) => language === "en" || language === spoken,
			);

// Words of one term are parted by nothing more than a blank, a hyphen, a slash or a soft line break.
const INNER_GAP =
	/^[ \t\u00a0]*[-‐‑–/.&'’]?[ \t\u00a0]*(?:\r?\n[ \t\u00a0]*)?$/;

const fits = (
	text: string,
	tokens: Token[],
	{ place, form }: { place: Place; form: TermForm },
): boolean => {
	const words = tokens.slice(place.first, place.last + 1);
	if (words.slice(1).some((word) => !INNER_GAP.test(word.gap))) return false;
	const [first] = words;
	const last = words.at(-1);
	if (!first || !last) return false;
	if (DOTTED.test(form.text))
		return text
			.slice(first.start, last.end + 1)
			.replace(/ /g, "")
			.startsWith(form.text.slice(0, -1));
	if (!form.exact && !form.ambiguous) return true;
	if (form.text.endsWith("'s") && !/^['’]s/.test(text.slice(last.end)))
		return false;
	if (!isWrittenAs(words, form)) return false;
	return form.text.length > 1 || !touchesLetters(tokens, place);
};

// "B.A." is three signs, not any "b/a" of the text.
const DOTTED = /^(?:\p{L}\.){2,}$/u;

const isWrittenAs = (words: Token[], form: TermForm): boolean => {
	const wanted = wordsOf(form.text);
	return (
		words.every(
			({ text }, at) =>
				text === wanted[at] || (!form.exact && text === `${wanted[at]}s`),
		) || isShouted(words, form)
	);
};

// A list in capitals may shout EXCEL; two letters in capitals are something else.
const isShouted = (words: Token[], form: TermForm): boolean =>
	form.ambiguous &&
	form.text.length > 3 &&
	words.map((word) => word.text).join(" ") === form.text.toUpperCase();

// A single letter glued to others by hyphen, point or apostrophe is no language: C-level, R.N., l'R.
const touchesLetters = (
	tokens: Token[],
	place: { first: number; last: number },
): boolean => {
	const before = tokens[place.first]?.gap ?? "";
	const after = tokens[place.last + 1]?.gap ?? " ";
	return /^[-.'’]$/.test(after) || (place.first > 0 && /^[-.'’]$/.test(before));
};

const toHit = (text: string, tokens: Token[], found: Found): TermHit => {
	const span: Span = [
		tokens[found.first]?.start ?? 0,
		tokens[found.last]?.end ?? 0,
	];
	const { term, kind } = found.indexed.entry;
	return { term, kind, form: text.slice(...span), span };
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
