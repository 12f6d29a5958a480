// Noun phrases the lexicon does not know: after "experience with", before "skills", in lists beside known names,
// and acronyms that stand with their long form. No grammar is parsed: words that end a phrase are listed, the rest is kept.

import { monthOf } from "../../language/reading/date-patterns.ts";
import type { Span, TermKind } from "../job.ts";
import { opensSentence } from "../lexicon/context.ts";
import { canonicalTerm } from "../lexicon/lexicon.ts";
import type { TermHit } from "../lexicon/term-hit.ts";
import type { Demand } from "../regions/demand.ts";
import { setAround } from "../text/around-terms.ts";
import type { Token } from "../text/tokens.ts";
import { CUE_AFTER, CUE_TAIL } from "./demand-cues.ts";

/** Words that end a phrase. */
const STOP_WORDS = setAround("stop");
/** Nouns too wide to name a thing by themselves. */
const WIDE_NOUNS = setAround("wide");
/** Nouns that make a branch of knowledge of what stands before them. */
const KNOWLEDGE_HEADS = setAround("knowledge");

/** One sentence, cut up: `cued` are the places after words that ask for something, `hits` the lexicon's terms. */
export type SentenceReading = {
	text: string;
	language: string;
	demand: Demand;
	isListed: boolean;
	isLoose: boolean;
	tokens: readonly Token[];
	cued: readonly Span[];
	hits: readonly TermHit[];
};

const MAX_WORDS = 4;

export const findPhrases = (reading: SentenceReading): TermHit[] => {
	const pairs = [...acronymPairs(reading), ...gluedNames(reading)];
	if (reading.demand !== "must" && reading.demand !== "nice") return pairs;
	const phrases = cutChunks(reading).flatMap((chunk) =>
		readChunk(chunk, reading),
	);
	return [
		...pairs,
		...phrases.filter(
			(phrase) => !pairs.some((pair) => overlaps(pair.span, phrase.span)),
		),
	];
};

const overlaps = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1];
const lower = (token: Token): string => token.text.toLowerCase();
const spanOf = (words: readonly Token[]): Span => [
	words[0]?.start ?? 0,
	words.at(-1)?.end ?? 0,
];
const isName = (token: Token): boolean =>
	/^\p{Lu}/u.test(token.text) && !opensSentence(token);
const isAcronym = (token: Token): boolean =>
	/^\p{Lu}[\p{Lu}\d]{1,6}$/u.test(token.text);
// German writes every noun with a capital; there only odd spelling marks a name: WinCC, CATIA, S7.
const isOddName = (token: Token): boolean =>
	/^\p{L}[\p{L}\d]*[\p{Lu}\d]/u.test(token.text) && /\p{Lu}/u.test(token.text);
const LANGUAGE_LEVEL = /^[ABC][12]$/;

const isBreak = (token: Token, next: Token | undefined): boolean => {
	const word = lower(token);
	if (
		STOP_WORDS.has(word) ||
		/^\d/.test(word) ||
		word === "&" ||
		LANGUAGE_LEVEL.test(token.text)
	)
		return true;
	// An "-ing" form the lexicon does not know is a verb, unless it tells of what kind a thing is: "routing protocols".
	if (!/ing$/.test(word) || KNOWLEDGE_HEADS.has(word) || isName(token))
		return false;
	return next?.gap !== " " || !KNOWLEDGE_HEADS.has(lower(next));
};

/** Runs of words that may name something, parted by punctuation and stop words; a known term is never cut. */
const cutChunks = ({ text, tokens, hits }: SentenceReading): Token[][] => {
	const chunks: Token[][] = [];
	let open: Token[] = [];
	const close = (): void => {
		if (open.length > 0) chunks.push(open);
		open = [];
	};
	for (const [at, token] of tokens.entries()) {
		const hit = hits.find(
			({ span }) => token.start >= span[0] && token.start < span[1],
		);
		const goesOn = hit !== undefined && token.start > hit.span[0];
		if (!goesOn && !/^[ \t]*-?[ \t]*\n?$/.test(token.gap)) close();
		if (!hit && (isBreak(token, tokens[at + 1]) || token.gap.endsWith("<")))
			close();
		else open.push(token);
		if (/['’]/.test(text[token.end] ?? "")) close();
	}
	close();
	return chunks;
};

const readChunk = (chunk: Token[], reading: SentenceReading): TermHit[] => {
	const words = CUE_AFTER.test(chunk.at(-1)?.text ?? "")
		? chunk.slice(0, -1)
		: chunk;
	const span = spanOf(words);
	const inside = reading.hits.filter((hit) => overlaps(hit.span, span));
	const cued =
		reading.cued.some(([start, end]) => span[0] >= start && span[0] < end) ||
		words.length < chunk.length;
	const unknown = words.filter(
		(word) => !inside.some((hit) => overlaps(hit.span, [word.start, word.end])),
	);
	if (!cued || unknown.length === 0) return [];
	if (reading.language !== "en") return foreignNames(unknown, words, reading);
	if (isListOfNames(words, unknown, inside))
		return (
			unknown
				// Two capitals are a state or a country far more often than a thing: "FL driver license".
				.filter((word) => isName(word) && word.text.length > 2)
				.map((word) => toHit([word], reading))
		);
	if (
		inside.length > 1 ||
		words.length > MAX_WORDS ||
		inside.some((hit) => hit.kind !== "knowledge")
	)
		return [];
	return namesKnowledge(words, inside.length > 0) || opensRegion(words, reading)
		? [toHit(words, reading)]
		: [];
};

// Outside English only names are taken: the lists of words that end a phrase are English first.
const foreignNames = (
	unknown: readonly Token[],
	words: readonly Token[],
	reading: SentenceReading,
): TermHit[] => {
	const isNamed =
		reading.language === "de" || reading.language === "und"
			? isOddName
			: isName;
	return unknown.length === words.length &&
		words.length <= MAX_WORDS &&
		words.every((word) => isNamed(word) && word.text.length > 2)
		? [toHit(words, reading)]
		: [];
};

/** "Abacus-Kenntnisse": whatever stands before the hyphen is asked for. */
const gluedNames = (reading: SentenceReading): TermHit[] =>
	reading.tokens.flatMap((token, at) => {
		const name = reading.tokens[at - 1];
		if (!name || token.gap !== "-" || !CUE_TAIL.test(token.text)) return [];
		if (
			!/^\p{Lu}/u.test(name.text) ||
			reading.hits.some((hit) => overlaps(hit.span, [name.start, name.end]))
		)
			return [];
		return [toHit([name], reading)];
	});

// Names in a row that nothing parts: "HIPAA FISMA FedRAMP". Each is a thing of its own.
const isListOfNames = (
	words: readonly Token[],
	unknown: readonly Token[],
	inside: readonly TermHit[],
): boolean =>
	words.length > 1 &&
	unknown.every(
		(word) =>
			isName(word) &&
			!WIDE_NOUNS.has(lower(word)) &&
			!KNOWLEDGE_HEADS.has(lower(word)),
	) &&
	(unknown.every(isAcronym) || inside.some((hit) => /\p{Lu}/u.test(hit.form)));

const namesKnowledge = (
	words: readonly Token[],
	holdsTerm: boolean,
): boolean => {
	const [first] = words;
	const last = words.at(-1);
	if (!first || !last || words.every((word) => WIDE_NOUNS.has(lower(word))))
		return false;
	// "The law of 12 November 2004" names no tool.
	if (words.length === 1)
		return (
			isName(first) && first.text.length > 2 && monthOf(first.text) === null
		);
	return holdsTerm || KNOWLEDGE_HEADS.has(lower(last)) || words.every(isName);
};

// Straight after "knowledge of" and the like any two or three words name the thing itself.
const opensRegion = (
	words: readonly Token[],
	{ cued, text }: SentenceReading,
): boolean => {
	const last = words.at(-1);
	const start = words[0]?.start ?? 0;
	if (
		words.length < 2 ||
		words.length > 3 ||
		!last ||
		WIDE_NOUNS.has(lower(last)) ||
		/(?:ed|ly|ing)$/.test(lower(last))
	)
		return false;
	return cued.some(
		([from]) =>
			from <= start &&
			/^(?:\s*(?!how|what|why|when)[\p{L}-]+ ?)?\s*$/u.test(
				text.slice(from, start),
			),
	);
};

const toHit = (words: readonly Token[], reading: SentenceReading): TermHit => {
	const span = spanOf(words);
	const form = reading.text.slice(...span);
	// A cue settles what an everyday word alone leaves open: "glazing techniques and Excel".
	return {
		term: canonicalTerm(form) ?? form.replace(/\s+/g, " "),
		kind: kindOf(words),
		form,
		span,
	};
};

// A single name that is no everyday word is a product as a rule; several words are a branch of knowledge.
const kindOf = (words: readonly Token[]): TermKind =>
	words.length === 1 ? "tool" : "knowledge";

const PAIR =
	/(?<![\p{L}])((?:\p{L}+[ -]){1,6})\((\p{Lu}[\p{Lu}\d&/]{1,6})s?\)/gu;

/** "Joint Application Design (JAD)": the long form an acronym stands for, where the lexicon knows neither. */
const acronymPairs = ({ text, hits }: SentenceReading): TermHit[] => {
	if (!text.includes("(")) return [];
	const found: TermHit[] = [];
	for (const match of text.matchAll(PAIR)) {
		const long = longForm(match[1] ?? "", match[2] ?? "");
		if (!long) continue;
		const start = match.index + (match[1] ?? "").lastIndexOf(long);
		const span: Span = [start, start + long.length];
		if (!hits.some((hit) => overlaps(hit.span, span)))
			found.push({ term: long, kind: "knowledge", form: long, span });
	}
	return found;
};

const longForm = (before: string, acronym: string): string | null => {
	const letters = acronym.replace(/[^\p{Lu}]/gu, "").toLowerCase();
	const words = before.trim().split(/[ -]/).slice(-letters.length);
	const fits =
		words.length === letters.length &&
		words.every((word, at) =>
			word.toLowerCase().startsWith(letters[at] ?? "?"),
		);
	return fits
		? before.trim().slice(before.trim().length - words.join(" ").length)
		: null;
};
