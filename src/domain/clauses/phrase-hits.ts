// The phrases of the tables and the terms of the lexicon that words of a sentence make.
import { canonicalTerm, findTerms } from "../job/lexicon/lexicon.ts";
import type { Hit, PlacedWord } from "./hits.ts";
import { EXACT_KINDS, KINDS_OF_OWN_LANGUAGE } from "./phrase-kinds.ts";
import type { ReadWord } from "./reading.ts";
import {
	type Comparable,
	comparable,
	isSameWord,
	type Phrase,
	type Vocabulary,
} from "./vocabulary.ts";

export function hitsAt(
	words: readonly PlacedWord[],
	at: number,
	vocabularies: readonly Vocabulary[],
): Hit[] {
	const word = words[at];
	if (!word) return [];
	const found = new Map<string, Hit>();
	vocabularies.forEach((vocabulary, nr) => {
		const phrases = new Set(
			word.roots.flatMap((root) => vocabulary.phrases.get(root) ?? []),
		);
		for (const phrase of phrases) {
			if (nr > 0 && isOfOwnLanguage(phrase, word, vocabularies)) continue;
			if (!stands(phrase, { words, at }, vocabulary)) continue;
			const last = at + phrase.words.length - 1;
			const key = `${phrase.kind} ${phrase.concept} ${last}`;
			const known = found.get(key);
			if (!known || known.isStronger)
				found.set(key, {
					kind: phrase.kind,
					concept: phrase.concept,
					isStronger: phrase.isStronger,
					first: at,
					last,
				});
		}
	});
	return [...found.values()];
}

/** "Formation" is no "former" one: what limits in English alone says nothing where the language knows the word. */
function isOfOwnLanguage(
	{ kind }: Phrase,
	{ roots }: PlacedWord,
	[own]: readonly Vocabulary[],
): boolean {
	if (KINDS_OF_OWN_LANGUAGE.has(kind)) return true;
	return (
		kind === "limit" &&
		roots.some((root) => own?.phrases.get(root)?.some(isWord) ?? false)
	);
}

const isWord = ({ kind, words }: Phrase): boolean =>
	(kind === "deed" || kind === "thing") && words.length === 1;

function stands(
	{ words: wanted, kind, isOwnForm, isLetterByLetter }: Phrase,
	{ words, at }: { words: readonly PlacedWord[]; at: number },
	{ forms, language, contracted }: Vocabulary,
): boolean {
	const isExact =
		EXACT_KINDS.has(kind) || (kind === "share" && language === "en");
	return wanted.every((one, nr) => {
		const word = words[at + nr];
		return (
			word !== undefined &&
			(nr === 0 || !/[,;:()|]|\.\s/.test(word.gap)) &&
			(!one.isSign || word.isSign || one.text.length > 3) &&
			((isExact ? word.folded === one.folded : isSameWord(word, one, forms)) ||
				(nr > 0 && contracted.get(one.folded)?.has(word.folded))) &&
			(!isOwnForm || word.folded.startsWith(one.folded)) &&
			(!isLetterByLetter || isSameSign(word, one)) &&
			(kind !== "somebody" || isEndingApart(word, one)) &&
			(one.text.length > LONGEST_SIGN ||
				word.folded !== one.folded ||
				isSameSign(word, one))
		);
	});
}

const LONGEST_ENDING = 3;

/** "Analyze" shares its root with "analyst" and names nobody. */
function isEndingApart({ folded: a }: Comparable, { folded: b }: Comparable) {
	const [short, long] = a.length < b.length ? [a, b] : [b, a];
	return long.startsWith(short) && long.length - short.length <= LONGEST_ENDING;
}

const LONGEST_SIGN = 2;

/** Italian "è" is no "e", Portuguese "é" neither: the shortest words differ by an accent alone, and so do "piloté" and "pilote". */
function isSameSign({ text }: Comparable, one: Comparable): boolean {
	return text.toLowerCase() === one.text.toLowerCase();
}

/** "Mitbetreut" is looked after together with others: a deed behind a prefix that shares it. */
export function togetherHits(
	words: readonly PlacedWord[],
	[own]: readonly Vocabulary[],
): Hit[] {
	if (!own?.together) return [];
	const { together, forms, phrases } = own;
	return words.flatMap((word, at) => {
		const rest = word.folded.replace(together, "");
		if (rest === word.folded || word.isAgent) return [];
		const isDeed = comparable(rest, forms).roots.some((root) =>
			phrases
				.get(root)
				?.some(({ kind, words: own }) => kind === "deed" && own.length === 1),
		);
		return isDeed
			? [
					{
						kind: "limit" as const,
						concept: "share",
						isStronger: false,
						first: at,
						last: at,
					},
				]
			: [];
	});
}

const TERM_KINDS: ReadonlySet<string> = new Set([
	"tool",
	"knowledge",
	"certificate",
	"language",
	"degree",
]);

export function termHits(
	text: string,
	words: readonly ReadWord[],
	language: string,
): Hit[] {
	return findTerms(text, language).flatMap(
		({ kind, term, span: [from, to] }) => {
			if (!TERM_KINDS.has(kind)) return [];
			const first = words.findIndex(({ end }) => end > from);
			const after = words.findIndex(({ start }) => start >= to);
			const last = (after === -1 ? words.length : after) - 1;
			return first === -1 || last < first
				? []
				: [
						{
							kind: "term" as const,
							concept: canonicalTerm(term) ?? term,
							isStronger: false,
							first,
							last,
						},
					];
		},
	);
}
