// A sentence as a proof reads it: words with their roots, the phrases of the tables they make, and figures with their units.
import {
	canonicalTerm,
	findTerms,
	keptWithWords,
} from "../job/lexicon/lexicon.ts";
import { SHAPING_WORDS } from "../language/tables/shaping-of-languages.ts";
import { recent } from "../recent.ts";
import type { Figure } from "./figure.ts";
import { figuresAround, figuresOf } from "./figures.ts";
import type { Hit, PlacedWord } from "./hits.ts";
import { isLetterSign } from "./letter-signs.ts";
import {
	EXACT_KINDS,
	KINDS_OF_OWN_LANGUAGE,
	type PhraseKind,
} from "./phrase-kinds.ts";
import {
	type Comparable,
	comparable,
	isSameWord,
	type Phrase,
	type Vocabulary,
	vocabularyOf,
	WORD,
} from "./vocabulary.ts";

export type ReadWord = PlacedWord & {
	/** Which of the figures it writes; null where it writes none. */
	figure: Figure | null;
	/** Whether it belongs to the name of an employer, a school or a project. */
	isName?: true;
};

export type Reading = {
	text: string;
	language: string;
	vocabularies: readonly Vocabulary[];
	words: readonly ReadWord[];
	hits: readonly Hit[];
	figures: readonly Figure[];
	/** Nothing was read of it: it proves nothing and is never proved but word for word. */
	isTooLong?: true;
};

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

function cutWords(
	text: string,
	vocabularies: readonly Vocabulary[],
): PlacedWord[] {
	const [own] = vocabularies;
	const words: PlacedWord[] = [];
	let reached = 0;
	for (const match of text.matchAll(WORD)) {
		const [written] = match;
		const start = match.index;
		const forms = vocabularies.map((one) => comparable(written, one.forms));
		const [first] = forms;
		if (!first || !own) continue;
		const isElided = text[start - 1] === "'" && written.length <= 2;
		const isLetter = isLetterSign(text, start + written.length, {
			word: written,
			before: words.at(-1),
			own,
		});
		words.push({
			...first,
			isSign: first.isSign || isLetter,
			roots: [...new Set(forms.flatMap(({ roots }) => roots))],
			start,
			end: start + written.length,
			isSmall:
				isElided ||
				(written === "&" && text.slice(start - 1, start + 2) === " & ") ||
				isApart(text, start + written.length, written) ||
				(own.small.has(first.folded) && !isLetter && !isMay(written, start)),
			gap: text.slice(reached, start),
		});
		reached = start + written.length;
	}
	return own ? withParticles(words, own) : words;
}

/** "Rechne die Paletten ab", "körde ut": a verb whose prefix stands apart is the verb with it, too. */
function withParticles(
	words: readonly PlacedWord[],
	{ forms, language, phrases }: Vocabulary,
): PlacedWord[] {
	const isLast = LAST_PARTICLES.has(language);
	if (!isLast && !NEXT_PARTICLES.has(language)) return [...words];
	return words.map((word, at) => {
		if (word.isSmall || word.folded.length < SHORTEST_VERB) return word;
		if (language === "de" && word.start > 0 && /^\p{Lu}/u.test(word.text))
			return word;
		const particle = isLast ? lastOfRun(words, at) : words[at + 1];
		if (particle?.gap !== " " || particle.start <= word.start) return word;
		if (!forms.prefixes.includes(particle.folded)) return word;
		// "Går in" is "ingår", whose root is spelled as "inga", no.
		const roots = comparable(
			`${particle.folded}${word.text}`,
			forms,
		).roots.filter(
			(root) => !phrases.get(root)?.some(({ kind }) => kind === "negation"),
		);
		return { ...word, roots: [...new Set([...word.roots, ...roots])] };
	});
}

const LAST_PARTICLES: ReadonlySet<string> = new Set(["de", "nl"]);
const NEXT_PARTICLES: ReadonlySet<string> = new Set(["sv", "da", "no"]);
const SHORTEST_VERB = 3;

/** The word before the next sign, or before "and". */
function lastOfRun(
	words: readonly PlacedWord[],
	at: number,
): PlacedWord | undefined {
	let last = at;
	while (
		words[last + 1]?.gap === " " &&
		!AND.has(words[last + 1]?.folded ?? "")
	)
		last += 1;
	return words[last];
}

const AND: ReadonlySet<string> = new Set(
	Object.values(SHAPING_WORDS).flatMap((words) => (words ? [words.and] : [])),
);

/** The month of May. */
function isMay(written: string, start: number): boolean {
	return start > 0 && written === "May";
}

/** "l" of "l'équipe", "d" of "d'un". */
function isApart(text: string, end: number, written: string): boolean {
	return (
		text[end] === "'" &&
		/^(?:[ldjmtscn]|qu|un|all|dell|nell|sull|dall)$/iu.test(written)
	);
}

function hitsAt(
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
function togetherHits(
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

function termHits(
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
