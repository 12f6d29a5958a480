// Texts as words that can be compared across languages: each with its own stem, the English stems it stands for, what is known of
// those and, where there are word vectors, its place among all words. A lexis serves one comparison: what is the same word is one
// lexeme in it.
import { cutTokens, type Token } from "../job/text/tokens.ts";
import { foldLetters } from "./fold-letters.ts";
import {
	type Glosses,
	glossesOf,
	type Meaning,
	meaningsOf,
	meaningsOfRun,
	phraseAt,
} from "./glosses.ts";
import { type Relations, relationsOf } from "./relations.ts";
import { joinedVerbs } from "./separated-verbs.ts";
import { stemOf } from "./stem.ts";
import { ofLengthOne, rarityOf, type Vectors, vectorOf } from "./vectors.ts";

export type Lexeme = Relations & {
	/** Its number in the lexis. */
	id: number;
	/** Folded, as written. */
	text: string;
	language: string;
	stem: string;
	/** English stems it stands for. */
	english: Meaning;
	/** How much it says of what is asked for, 0–1. */
	weight: number;
	/** Natural logarithm of its rank among English words by frequency; null where the vectors do not know it. */
	rarity: number | null;
	/** Of length 1. */
	vector: Float32Array | null;
};

export type Lexis = {
	vectors: Vectors | null;
	lexemes: Lexeme[];
	/** By language and word as written: the lexemes of a word. */
	words: Map<string, Lexeme[]>;
};

export function createLexis(vectors: Vectors | null): Lexis {
	return { vectors, lexemes: [], words: new Map() };
}

/** A lexeme and where its word begins in the text. */
export type PlacedLexeme = { lexeme: Lexeme; at: number };

/** The lexemes of a text in order; words that say nothing are left out. `language` is an ISO 639-1 code or "und". */
export function lexemesOf(
	text: string,
	language: string,
	lexis: Lexis,
): PlacedLexeme[] {
	const glosses = glossesOf(language);
	const tokens = joinedVerbs(text, cutTokens(text), glosses.separated);
	const folded = tokens.map((token) => foldLetters(token.text));
	const placed: PlacedLexeme[] = [];
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (!token || token.text === "&") continue;
		const phrase = phraseAt(folded, at, glosses);
		const lexemes = phrase
			? [
					lexemeOf(
						{ text: phrase.words.join(" "), language },
						phrase.meaning,
						lexis,
					),
				]
			: lexemesOfToken(
					token,
					{ language, folded: folded[at] ?? "", glosses },
					lexis,
				);
		for (const lexeme of lexemes) placed.push({ lexeme, at: token.start });
		if (phrase) at += phrase.words.length - 1;
	}
	return placed;
}

type Written = { language: string; folded: string; glosses: Glosses };

const HAN = /\p{Script=Han}/u;
const RUNS = /\p{Script=Han}+|\P{Script=Han}+/gu;

function lexemesOfToken(
	token: Token,
	written: Written,
	lexis: Lexis,
): Lexeme[] {
	const isShouted = token.text === token.text.toUpperCase();
	const key = `${written.language} ${isShouted ? token.text : written.folded}`;
	const known = lexis.words.get(key);
	if (known) return known;
	const made = HAN.test(token.text)
		? (token.text.match(RUNS) ?? []).flatMap((run) => lexemesOfRun(run, lexis))
		: isSilent(written)
			? []
			: meaningsIn(token, written).map((meaning) =>
					lexemeOf(
						{
							text: written.folded,
							language: written.language,
							stem: stemOf(token.text, token.key, written.language),
						},
						meaning,
						lexis,
					),
				);
	lexis.words.set(key, made);
	return made;
}

// One letter is a word only where it names a programming language.
const LETTERS: ReadonlySet<string> = new Set(["c", "r"]);

function isSilent({ folded, glosses }: Written): boolean {
	if (folded.length < 2) return !LETTERS.has(folded);
	return /^\d+$/.test(folded) || glosses.empty.has(folded);
}

// Many words of a posting are English whatever its language; what no gloss knows is taken as written.
function meaningsIn(
	token: Token,
	{ language, folded, glosses }: Written,
): Meaning[] {
	const english = [stemOf(token.text, token.key, "en")];
	if (language === "en" || language === "und") return [english];
	const meanings = meaningsOf(folded, glosses);
	return meanings.length > 0 ? meanings : [english];
}

function lexemesOfRun(run: string, lexis: Lexis): Lexeme[] {
	if (HAN.test(run))
		return meaningsOfRun(run, glossesOf("zh")).map(({ text, meaning }) =>
			lexemeOf({ text, language: "zh" }, meaning, lexis),
		);
	return lexemesOf(run, "en", lexis).map(({ lexeme }) => lexeme);
}

const GENERIC_WEIGHT = 0.5;

function lexemeOf(
	{
		text,
		language,
		stem = text,
	}: { text: string; language: string; stem?: string },
	meaning: Meaning,
	lexis: Lexis,
): Lexeme {
	const relations = relationsOf(meaning);
	const lexeme: Lexeme = {
		...relations,
		id: lexis.lexemes.length,
		text,
		language,
		stem,
		english: meaning,
		weight: relations.isGeneric ? GENERIC_WEIGHT : 1,
		rarity: lexis.vectors && rarityOf(meaning, lexis.vectors),
		vector: lexis.vectors && vectorOf(meaning, lexis.vectors),
	};
	lexis.lexemes.push(lexeme);
	return lexeme;
}

/** Where some words lie together among all words, of length 1; null without vectors. */
export function directionOf(lexemes: readonly Lexeme[]): Float32Array | null {
	const first = lexemes.find(({ vector }) => vector)?.vector;
	if (!first) return null;
	const sum = new Float32Array(first.length);
	for (const { vector, weight } of lexemes)
		if (vector)
			for (let at = 0; at < sum.length; at += 1)
				sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
	return ofLengthOne(sum);
}
