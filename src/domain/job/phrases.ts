// Noun phrases the lexicon does not know: after "experience with", before "skills", in lists beside known names,
// and acronyms that stand with their long form. No grammar is parsed: words that end a phrase are listed, the rest is kept.

import { CUE_AFTER } from "./demand-cues.ts";
import type { Span, TermKind } from "./job.ts";
import { opensSentence } from "./lexicon/context.ts";
import type { TermHit } from "./lexicon.ts";
import { KNOWLEDGE_HEADS, STOP_WORDS, WIDE_NOUNS } from "./phrase-words.ts";
import type { Reading } from "./sentence-terms.ts";
import type { Token } from "./tokens.ts";

type Chunk = Token[];

const MAX_WORDS = 4;

export const findPhrases = (
	reading: Reading,
	hits: readonly TermHit[],
): TermHit[] => {
	const phrases: TermHit[] = [];
	const { demand } = reading.sentence;
	if (demand !== "must" && demand !== "nice")
		return acronymPairs(reading.sentence.text, hits);
	for (const chunk of cutChunks(reading)) {
		const phrase = readChunk(chunk, reading, hits);
		if (phrase) phrases.push(phrase);
	}
	return phrases;
};

const lower = (token: Token): string => token.text.toLowerCase();
const isStop = (token: Token): boolean =>
	STOP_WORDS.has(lower(token)) || /^\d/.test(token.text) || token.text === "&";

/** Runs of words that may name something, parted by punctuation and stop words. */
const cutChunks = (reading: Reading): Chunk[] => {
	const chunks: Chunk[] = [];
	let open: Chunk = [];
	const close = (): void => {
		if (open.length > 0) chunks.push(open);
		open = [];
	};
	for (const token of reading.tokens) {
		if (open.length > 0 && !/^[ \t]*[-/]?[ \t]*\n?$/.test(token.gap)) close();
		if (isStop(token) || /<$/.test(token.gap)) close();
		else open.push(token);
	}
	close();
	return chunks;
};

const spanOf = (chunk: Chunk): Span => [
	chunk[0]?.start ?? 0,
	chunk.at(-1)?.end ?? 0,
];

const readChunk = (
	chunk: Chunk,
	reading: Reading,
	hits: readonly TermHit[],
): TermHit | null => {
	const words = CUE_AFTER.test(chunk.at(-1)?.text ?? "")
		? chunk.slice(0, -1)
		: chunk;
	const span = spanOf(words);
	const inside = hits.filter(
		(hit) => hit.span[0] < span[1] && span[0] < hit.span[1],
	);
	if (
		words.length === 0 ||
		words.length > MAX_WORDS ||
		inside.some((hit) => hit.kind !== "knowledge")
	)
		return null;
	if (inside.some((hit) => hit.span[0] <= span[0] && hit.span[1] >= span[1]))
		return null;
	const cued =
		reading.cued.some(([start, end]) => span[0] >= start && span[0] < end) ||
		words.length < chunk.length;
	if (!cued || !namesKnowledge(words, inside.length > 0)) return null;
	const form = reading.sentence.text.slice(...span);
	return { term: form.replace(/\s+/g, " "), kind: kindOf(words), form, span };
};

const isName = (token: Token): boolean =>
	/^\p{Lu}/u.test(token.text) && !opensSentence(token);

const namesKnowledge = (words: Chunk, holdsTerm: boolean): boolean => {
	const last = words.at(-1);
	const first = words[0];
	if (!first || !last || words.every((word) => WIDE_NOUNS.has(lower(word))))
		return false;
	if (
		/ing$/.test(lower(first)) &&
		words.length > 1 &&
		!holdsTerm &&
		!isName(first)
	)
		return false;
	if (words.length === 1) return isName(first) && !WIDE_NOUNS.has(lower(first));
	return holdsTerm || KNOWLEDGE_HEADS.has(lower(last)) || words.every(isName);
};

const kindOf = (words: Chunk): TermKind =>
	words.length <= 2 && words.every(isName) ? "tool" : "knowledge";

const PAIR =
	/(?<![\p{L}])((?:\p{L}[\p{L}-]*[ -]){1,6})\((\p{Lu}[\p{Lu}\d&/]{1,6})s?\)/gu;

/** "Joint Application Design (JAD)": the acronym of a long form that stands before it. */
const acronymPairs = (text: string, hits: readonly TermHit[]): TermHit[] => {
	const found: TermHit[] = [];
	for (const match of text.matchAll(PAIR)) {
		const long = longForm(match[1] ?? "", match[2] ?? "");
		if (!long) continue;
		const start = match.index + (match[1] ?? "").lastIndexOf(long);
		const span: Span = [start, start + long.length];
		if (!hits.some((hit) => hit.span[0] < span[1] && span[0] < hit.span[1]))
			found.push({ term: long, kind: "knowledge", form: long, span });
	}
	return found;
};

const longForm = (before: string, acronym: string): string | null => {
	const words = before.trim().split(/[ -]/);
	const letters = acronym.replace(/[^\p{Lu}]/gu, "").toLowerCase();
	const own = words.slice(-letters.length);
	return own.length === letters.length &&
		own.every((word, at) => word.toLowerCase().startsWith(letters[at] ?? "?"))
		? before.trim().slice(before.trim().length - own.join(" ").length)
		: null;
};
