// The terms of one sentence of a posting: the lexicon's, kept only where the sentence asks for them, and noun phrases
// the lexicon does not know, found by the cues around them. Precision first: a term named in passing is no demand.

import { everyMatch } from "../../every-match.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import type { Span } from "../job.ts";
import type { LexiconEntry } from "../lexicon/entry.ts";
import { EVERYDAY } from "../lexicon/everyday.ts";
import { canonicalTerm, findTerms, termForms } from "../lexicon/lexicon.ts";
import type { TermHit } from "../lexicon/term-hit.ts";
import type { Demand } from "../regions/demand.ts";
import { around, JOINS } from "../text/around-terms.ts";
import { cutTokens, type Token } from "../text/tokens.ts";
import { isDebris } from "./debris.ts";
import { CUE_AFTER, CUE_BEFORE, CUE_TAIL, ROLE_AFTER } from "./demand-cues.ts";
import { findPhrases, type SentenceReading } from "./phrases.ts";

/**
 * `isListed`: stands under a heading of demands, where everyday words count too. `isLoose`: the posting has no such
 * heading, so what it names in running text must do.
 */
export type DemandSentence = {
	text: string;
	demand: Demand;
	language: string;
	isTitle?: boolean;
	isListed?: boolean;
	isLoose?: boolean;
};

export const termsOfSentence = (
	sentence: DemandSentence,
	extra?: readonly LexiconEntry[],
): TermHit[] => {
	if (sentence.demand === "none") return [];
	const isShouted = SHOUTED.test(sentence.text);
	const found = findTerms(sentence.text, sentence.language, extra);
	const hits = found.filter(
		(hit) =>
			!isOtherAcronym(hit, sentence.text) &&
			!(isShouted && SHORT_SIGN.test(hit.form)) &&
			!isAnyPaper(hit, sentence.text, found),
	);
	if (sentence.isTitle || isShouted) return hits;
	const reading: SentenceReading = {
		language: sentence.language,
		isListed: sentence.isListed ?? false,
		isLoose: sentence.isLoose ?? false,
		text: sentence.text,
		demand: sentence.demand,
		tokens: cutTokens(sentence.text),
		cued: cuedSpans(sentence.text),
		hits,
	};
	if (isBareList(reading)) return hits;
	const phrases = findPhrases(reading).filter(
		(phrase) =>
			canonicalTerm(phrase.term) !== null || !isDebris(phrase, sentence),
	);
	return merge(keepAsked(reading), phrases);
};

// In a line of capitals every word looks like a name and every short one like an acronym.
const SHOUTED = /^(?=(?:.*\p{Lu}{2,}[^\p{L}]+){2})[^\p{Ll}]+$/su;
const SHORT_SIGN = /^\p{Lu}{1,3}$/u;

// "One of these certifications:" and "ServSafe certification" ask for no certification besides the one they name.
const isAnyPaper = (
	{ term }: TermHit,
	text: string,
	found: readonly TermHit[],
): boolean =>
	term === "professional certification" &&
	(/:\s*$/.test(text) ||
		found.some((hit) => hit.kind === "certificate" && hit.term !== term));

// "contract research organization (CRO)" says itself what CRO is, and it is not what the lexicon thinks.
const isOtherAcronym = (hit: TermHit, text: string): boolean => {
	const [start, end] = hit.span;
	if (
		text[start - 1] !== "(" ||
		text[end] !== ")" ||
		!/^\p{Lu}{2,6}$/u.test(hit.form)
	)
		return false;
	const before = text.slice(0, start - 1).toLowerCase();
	if (!initialsEnd(before, hit.form)) return false;
	return !termForms(hit.term).some(
		(form) =>
			form.length > hit.form.length &&
			before.trimEnd().endsWith(form.toLowerCase()),
	);
};

const initialsEnd = (before: string, acronym: string): boolean => {
	const words = before
		.trim()
		.split(/[\s-]+/)
		.slice(-acronym.length);
	return words.map((word) => word.charAt(0)).join("") === acronym.toLowerCase();
};

const REGION_END =
	/[.;!?\n](?=\s|$)|(?<![\p{L}])(?:to|who|that|which|will|so|while|where|when|we|you|our)(?![\p{L}])/giu;
const MAX_REGION = 160;

const cuedSpans = (text: string): Span[] => {
	const spans: Span[] = [];
	for (const match of everyMatch(CUE_BEFORE, text)) {
		const start = match.index + match[0].length;
		REGION_END.lastIndex = start;
		const end = REGION_END.exec(text)?.index ?? text.length;
		spans.push([start, Math.min(end, start + MAX_REGION)]);
	}
	return spans;
};

// "java python docker", "Tableau / Looker": a line that is nothing but names needs no cue.
const isBareList = ({ text, tokens, hits }: SentenceReading): boolean => {
	const covered = hits.reduce((sum, hit) => sum + hit.form.length, 0);
	const letters = tokens.reduce((sum, token) => sum + token.text.length + 1, 0);
	return letters > 0 && covered / letters > (text.length < 60 ? 0.6 : 0.8);
};

const keepAsked = (reading: SentenceReading): TermHit[] => {
	const kept: TermHit[] = [];
	for (const hit of reading.hits) {
		const before = kept.at(-1);
		const inList =
			before !== undefined &&
			LIST_BETWEEN.test(reading.text.slice(before.span[1], hit.span[0]));
		if (isAsked(hit, reading, inList)) kept.push(hit);
	}
	return kept;
};

// Who teaches GCSE maths is not asked for a GCSE.
const TAUGHT = listPattern(
	String.raw`${around("teaching")}(?: \p{L}+){0,2} $`,
	"iu",
);
const JOINED = [...JOINS].join("|");
const LIST_BETWEEN = listPattern(
	String.raw`^\s*(?:[,/&|•(]|${JOINED})*\s*(?:${JOINED})?\s*$`,
	"iu",
);
const LANGUAGE_CUE = listPattern(
	`${around("spokenParts")}|${LETTERS_BEGIN}[abc][12]${LETTERS_END}`,
	"iu",
);

const isAsked = (
	hit: TermHit,
	reading: SentenceReading,
	inList: boolean,
): boolean => {
	const isWanted = reading.demand === "must" || reading.demand === "nice";
	const next = reading.tokens.find((token) => token.start >= hit.span[1]);
	const glued =
		next !== undefined &&
		/^[ -]?$/.test(reading.text.slice(hit.span[1], next.start))
			? next
			: undefined;
	if (hit.kind === "soft") return isWanted;
	if (hit.kind === "title") return isWanted && isCued(hit, reading, undefined);
	if (!isWanted && glued && ROLE_AFTER.test(glued.text)) return false;
	if (hit.kind === "language") return inList || isLanguageAsked(hit, reading);
	if (hit.kind === "degree")
		return (
			isWanted &&
			!/^degree of/i.test(reading.text.slice(hit.span[0])) &&
			!TAUGHT.test(reading.text.slice(0, hit.span[0]))
		);
	if (
		!EVERYDAY.has(hit.term) &&
		(isWanted ||
			hit.kind !== "knowledge" ||
			reading.demand === "duty" ||
			reading.isLoose ||
			isFragment(reading))
	)
		return true;
	return (
		(reading.isListed && reading.tokens.length <= POINT_WORDS) ||
		CUE_TAIL.test(hit.form) ||
		isCued(hit, reading, glued) ||
		(inList && isWanted)
	);
};

// "Danish Ministry" asks for no Danish; "inglés" in a requirement always asks for English.
const isLanguageAsked = (hit: TermHit, reading: SentenceReading): boolean =>
	LANGUAGE_CUE.test(reading.text) ||
	reading.demand === "nice" ||
	(reading.demand === "must" && hit.form !== hit.term);

// A short point without a verb is a list entry, unless it is a heading or the name of a job.
const isFragment = ({ text, tokens }: SentenceReading): boolean =>
	tokens.length <= FRAGMENT_WORDS &&
	!/[:.!?]\s*$/.test(text) &&
	!tokens.some((token) => ROLE_AFTER.test(token.text));

const FRAGMENT_WORDS = 8;
// In a longer one an everyday word is part of the sentence: "possessing it at the time of filing".
const POINT_WORDS = 14;

const isCued = (
	hit: TermHit,
	reading: SentenceReading,
	next: Token | undefined,
): boolean =>
	reading.cued.some(
		([start, end]) => hit.span[0] >= start && hit.span[0] < end,
	) ||
	(next !== undefined && CUE_AFTER.test(next.text));

const overlaps = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1];

// A phrase takes the place of the narrower terms inside it.
const merge = (
	kept: readonly TermHit[],
	phrases: readonly TermHit[],
): TermHit[] => {
	const merged = kept.filter(
		(hit) => !phrases.some((phrase) => overlaps(phrase.span, hit.span)),
	);
	return [...merged, ...phrases].sort((a, b) => a.span[0] - b.span[0]);
};
