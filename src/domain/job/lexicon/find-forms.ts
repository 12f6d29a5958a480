// Finds the forms of term indexes in a text cut into words: longest first, never overlapping, everyday words only where
// their surroundings say so. Knows nothing of which lexicon it searches.
import { listPattern } from "../../language/list-pattern.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import type { Span } from "../job.ts";
import { around } from "../text/around-terms.ts";
import { cutTokens, type Token } from "../text/tokens.ts";
import { namesSomething, type TokenPlace } from "./context.ts";
import type { TermForm } from "./entry.ts";
import type { TermHit } from "./term-hit.ts";
import {
	type FormsOfLanguage,
	type IndexedForm,
	indexKeys,
	matchAt,
	type TermIndex,
} from "./term-index.ts";
import { DOTTED, isWrittenAs, touchesLetters } from "./written-as.ts";

/** `spoken`: ISO 639-1, "und" for all languages. Earlier indexes win over later ones. */
export type Search = { spoken: string; indexes: TermIndex[] };
type Found = { first: number; last: number; indexed: IndexedForm };

export const findForms = (text: string, search: Search): TermHit[] => {
	const tokens = cutTokens(text);
	const candidates = listCandidates(text, tokens, search);
	const named = new Set<number>();
	for (const found of candidates)
		for (let at = found.first; at <= found.last; at += 1) named.add(at);
	const hits: TermHit[] = [];
	const isTagLine =
		isLineOfTags(text, tokens) &&
		coversTags(text, tokens, { named, candidates });
	let next = 0;
	for (const found of candidates) {
		if (found.first < next) continue;
		if (
			found.indexed.form.ambiguous &&
			!isTagLine &&
			!namesSomething(tokens, found, named)
		)
			continue;
		hits.push(toHit(text, tokens, found));
		next = found.last + 1;
	}
	return hits;
};

// Sure forms before ambiguous ones, long before short; the caller takes the first that stands.
const listCandidates = (
	text: string,
	tokens: readonly Token[],
	search: Search,
): Found[] => {
	const found: Found[] = [];
	const keys = new Map<string, string[]>();
	const keysIn = (language: string): string[] => {
		const known = keys.get(language) ?? indexKeys(tokens, language);
		keys.set(language, known);
		return known;
	};
	const searched = search.indexes.map((index) =>
		formsFor(index, search.spoken),
	);
	for (let first = 0; first < tokens.length; first += 1) {
		// The second half of a compound is no word of its own: "Beziehungspflege" is no nursing.
		if (first > 0 && tokens[first]?.gap === "") continue;
		const here: Found[] = [];
		for (const languages of searched) {
			for (const own of languages) {
				for (const match of matchAt(own, keysIn(own.language), first)) {
					const last = first + match.length - 1;
					const indexed = match.forms.find(({ form }) =>
						fits(text, tokens, { place: { first, last }, form }),
					);
					if (indexed) here.push({ first, last, indexed });
				}
			}
			if (here.length > 1) here.sort((a, b) => b.last - a.last);
		}
		found.push(...here);
	}
	return found;
};

const formsFor = (index: TermIndex, spoken: string): FormsOfLanguage[] =>
	spoken === "und"
		? index.languages
		: index.languages.filter(
				({ language }) => language === "en" || language === spoken,
			);

// Words of one term are parted by nothing more than a blank, a hyphen, a slash or a soft line break.
const INNER_GAP =
	/^[ \t\u00a0]*[-‐‑–/.&'’+]?[ \t\u00a0]*(?:\r?\n[ \t\u00a0]*)?$/;

const LONGEST_NUMBER = 8;

const fits = (
	text: string,
	tokens: readonly Token[],
	{ place, form }: { place: TokenPlace; form: TermForm },
): boolean => {
	const words = tokens.slice(place.first, place.last + 1);
	if (words.slice(1).some((word) => !INNER_GAP.test(word.gap))) return false;
	const [first] = words;
	const last = words.at(-1);
	if (!first || !last) return false;
	// "AWS D1.1", "ISO A1.2": a body with the number of its standard.
	if (
		/^\p{Lu}{2,5}$/u.test(form.text) &&
		/^ \p{Lu}\d{1,3}\.\d/u.test(text.slice(last.end, last.end + LONGEST_NUMBER))
	)
		return false;
	if (DOTTED.test(form.text))
		return text
			.slice(first.start, last.end + 1)
			.replace(/ /g, "")
			.startsWith(form.text.slice(0, -1));
	if (
		/^M[AS]$/.test(form.text) &&
		/\p{Lu}\p{Ll}+, $/u.test(
			text.slice(Math.max(0, first.start - 12), first.start),
		) &&
		/^\s*(?:$|[\n|)–-]|\d{5}(?!\d))/.test(text.slice(last.end))
	)
		// "Olive Branch, MS 38654": a state behind its town is no degree.
		return false;
	if (!form.exact && !form.ambiguous) return true;
	if (form.text.endsWith("'s") && !/^['’]s/.test(text.slice(last.end)))
		return false;
	if (
		!isWrittenAs(words, form) &&
		!(form.ambiguous && isLineOfTags(text, tokens))
	)
		return false;
	return form.text.length > 1 || !touchesLetters(tokens, place);
};

const MAX_TAGS = 12;
const SMALL_WORD = listPattern(
	`${LETTERS_BEGIN}${around("noTags")}${LETTERS_END}`,
	"iu",
);

// "python go react docker": all small, nothing but names. There even everyday words stand for the thing.
const isLineOfTags = (text: string, tokens: readonly Token[]): boolean =>
	tokens.length <= MAX_TAGS &&
	text === text.toLowerCase() &&
	!SMALL_WORD.test(text) &&
	!/[.!?]\s*$/.test(text);

type Named = { named: ReadonlySet<number>; candidates: readonly Found[] };

const coversTags = (
	text: string,
	tokens: readonly Token[],
	{ named, candidates }: Named,
): boolean =>
	named.size === tokens.length
		? tokens.length === 1 ||
			text.includes(",") ||
			candidates.some((found) => !found.indexed.form.ambiguous)
		: named.size * 2 >= tokens.length &&
			candidates.some((found) => !found.indexed.form.ambiguous);

const toHit = (
	text: string,
	tokens: readonly Token[],
	found: Found,
): TermHit => {
	const span: Span = [
		tokens[found.first]?.start ?? 0,
		tokens[found.last]?.end ?? 0,
	];
	const { term, kind } = found.indexed.entry;
	return { term, kind, form: text.slice(...span), span };
};
