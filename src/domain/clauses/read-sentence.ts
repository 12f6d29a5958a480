// Reads a sentence as a proof needs it: its words, the phrases they make, and its figures.
import { keptWithWords } from "../job/lexicon/lexicon.ts";
import { recent } from "../recent.ts";
import { cutWords } from "./cut-words.ts";
import { figuresAround, figuresOf } from "./figures.ts";
import type { Hit, PlacedWord } from "./hits.ts";
import { vocabularyOf } from "./make-vocabulary.ts";
import { hitsAt, termHits, togetherHits } from "./phrase-hits.ts";
import type { PhraseKind } from "./phrase-kinds.ts";
import type { Reading } from "./reading.ts";

/** In characters; no sentence a person writes is longer. Work grows with the square of a sentence, so that it ends here. */
export const LONGEST_SENTENCE = 1_500;

// A document asks for the same sentence many times: as a line, in a frame, once more when it was repaired.
const memory = keptWithWords(() => recent(read, { most: 500, longest: 600 }));

/** Reads a sentence in plain typography. */
export function readSentence(text: string, language: string): Reading {
	return memory()(text, language);
}

function read(text: string, language: string): Reading {
	const vocabularies = [
		...new Set([vocabularyOf(language), vocabularyOf("en")]),
	];
	if (text.length > LONGEST_SENTENCE)
		return {
			text,
			language,
			vocabularies,
			words: [],
			hits: [],
			figures: [],
			isTooLong: true,
		};
	const plain = cutWords(text, vocabularies);
	const hits = plain.flatMap((_, at) => hitsAt(plain, at, vocabularies));
	const figures = figuresOf({ text, words: plain, hits, vocabularies });
	const words = plain.map((word, at) => ({
		...word,
		figure:
			figures.find(({ first, last }) => first <= at && at <= last) ?? null,
		isSmall:
			(word.isSmall && !isOnlyDeed(at, { words: plain, hits })) ||
			isOfFigure(at, { hits, figures }),
	}));
	return {
		text,
		language,
		vocabularies,
		words,
		hits: [
			...hits.filter(
				(hit) =>
					!isSingleSmall(words, hit) &&
					!isPrefix(words, hit) &&
					!(
						hit.kind === "negation" &&
						(isBetween(hit, { hits, figures }) || isOfAbsence(hit, hits))
					) &&
					!isOnly(hit, { words, hits, vocabularies }),
			),
			...togetherHits(plain, vocabularies),
			...termHits(text, words, language),
		],
		figures,
	};
}

/** "Using modern tools": the small word a line begins with is all that was done. */
function isOnlyDeed(
	at: number,
	{ words, hits }: { words: readonly PlacedWord[]; hits: readonly Hit[] },
): boolean {
	const begins = (wanted: PhraseKind) =>
		hits.some(({ kind, first }) => kind === wanted && first === 0);
	return (
		at === 0 &&
		begins("deed") &&
		begins("link") &&
		!words.some(({ folded }) => /ed$/.test(folded))
	);
}

/** "More than", "up to" and "by" belong to the figure beside them. */
function isOfFigure(
	at: number,
	{ hits, figures }: Pick<Reading, "hits" | "figures">,
): boolean {
	return hits.some(
		({ kind, first, last }) =>
			(kind === "bound" || kind === "role") &&
			first <= at &&
			at <= last &&
			figures.some(
				(figure) => figure.first === last + 1 || figure.last === first - 1,
			) &&
			!figures.some((figure) => figure.first <= at && at <= figure.last),
	);
}

/** A lone small word names no deed and no thing: "will", "may", "us". */
function isSingleSmall(
	words: readonly PlacedWord[],
	{ first, last, kind }: Hit,
): boolean {
	return (
		first === last &&
		(kind === "deed" || kind === "thing") &&
		(words[first]?.isSmall ?? false)
	);
}

/** "No" of "no-show" denies nothing. */
function isPrefix(words: readonly PlacedWord[], { kind, last }: Hit): boolean {
	return kind === "negation" && words[last + 1]?.gap === "-";
}

/** "13 weeks instead of 16" says from how much to how much, and denies nothing. */
function isBetween(
	{ first, last }: Hit,
	{ hits, figures }: Pick<Reading, "hits" | "figures">,
): boolean {
	return hits.some(
		(hit) =>
			hit.kind === "instead" &&
			hit.first <= first &&
			last <= hit.last &&
			figuresAround(hit, figures) !== null,
	);
}

/** "Cuando no estaba la cocinera" says that she was away. */
function isOfAbsence({ first, last }: Hit, hits: readonly Hit[]): boolean {
	return hits.some(
		(hit) =>
			hit.concept === "absent" &&
			hit.kind === "thing" &&
			hit.first <= first &&
			last < hit.last,
	);
}

const MOST_BETWEEN = 4;

/** "Je n'ai que des notions" says only, and denies nothing. */
function isOnly(
	{ kind, last }: Hit,
	{
		words,
		hits,
		vocabularies: [own],
	}: Pick<Reading, "words" | "hits" | "vocabularies">,
): boolean {
	if (kind !== "negation" || !own || own.exceptive.size === 0) return false;
	const at = words.findIndex(
		({ folded }, place) => place > last && own.exceptive.has(folded),
	);
	return (
		at > last &&
		at - last <= MOST_BETWEEN &&
		!hits.some(
			(hit) => hit.kind === "negation" && hit.first > last && hit.first < at,
		)
	);
}
