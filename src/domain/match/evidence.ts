// Finds the lines of a profile (or of a document) that show a term. A term is the same term under another form of it
// (RN, Registered Nurse), with other endings, or written apart; it is never a broader or a neighbouring one.

import type { Term } from "../job/job.ts";
import { canonicalTerm, findTerms, termForms } from "../job/lexicon/lexicon.ts";
import { isInSection } from "../profile/content-path.ts";
import { degreeTest } from "./degree-test.ts";
import { isShownInWork } from "./fact-kinds.ts";
import { CREDENTIALS_PATH } from "./facts.ts";
import type { IndexedFact } from "./indexed-fact.ts";
import type { Fact, Support, TermMatch } from "./match.ts";
import { linesInOtherWords } from "./other-words.ts";
import { paperTest } from "./papers.ts";
import {
	indexPhrases,
	linesWithPhrase,
	type PhraseIndex,
} from "./phrase-index.ts";
import { contentStems, wordsOf } from "./words.ts";

export type FactIndex = {
	facts: IndexedFact[];
	phrases: PhraseIndex;
	language: string;
};

/** Facts prepared for searching: their words folded and the lexicon's terms found, once for all questions. */
export function indexFacts(
	facts: readonly Fact[],
	language: string,
): FactIndex {
	// One search over all lines together is many times faster than one search a line; blank lines keep terms apart.
	const hits = findTerms(facts.map((fact) => fact.text).join("\n\n"), language);
	const indexed: IndexedFact[] = [];
	let start = 0;
	let next = 0;
	for (const fact of facts) {
		const end = start + fact.text.length;
		const terms = new Set<string>();
		for (let hit = hits[next]; hit && hit.span[0] < end; hit = hits[++next])
			terms.add(hit.term);
		const words = wordsOf(fact.text, language);
		indexed.push({ fact, words, content: contentStems(words), terms });
		start = end + 2;
	}
	return {
		facts: indexed,
		phrases: indexPhrases(indexed.map(({ words }) => words)),
		language,
	};
}

const BY_KEY = new Set(["tool", "certificate", "language", "degree", "title"]);

/** How the facts support a term, with the lines that show it. */
export function supportOf(term: Term, index: FactIndex): TermMatch {
	const canonical = canonicalTerm(term.term);
	const by = BY_KEY.has(term.kind) ? "key" : "stem";
	// What the lexicon knows it also finds, under all forms and with the surroundings weighed; the rest is found by its words.
	const written = isAmbiguous(term, canonical)
		? []
		: new Set([term.term, ...term.forms]);
	const lines = new Set(
		[...written].flatMap((form) => [
			...linesWithPhrase(index.phrases, wordsOf(form, index.language), by),
		]),
	);
	const inOtherWords = ACTIVITIES.has(term.kind)
		? activityLines(term, index)
		: new Set<number>();
	const isPaper =
		term.kind === "certificate"
			? paperTest(term.term, [term.term, ...term.forms])
			: term.kind === "degree"
				? degreeTest(term.term, index.facts)
				: null;
	const evidence = index.facts
		.filter(
			(indexed, at) =>
				lines.has(at) ||
				inOtherWords.has(at) ||
				indexed.terms.has(canonical ?? term.term) ||
				isPaper?.(indexed),
		)
		.map(({ fact }) => fact);
	return { term, support: supportBy(term, evidence), evidence };
}

const ACTIVITIES = new Set(["knowledge", "skill"]);

function activityLines(term: Term, { phrases, language }: FactIndex) {
	const forms = new Set([
		...term.forms,
		...termForms(canonicalTerm(term.term) ?? term.term, "en"),
	]);
	return new Set(
		[...forms].flatMap((form) => [
			...linesInOtherWords(phrases, wordsOf(form, language)),
		]),
	);
}

// Everyday words that are also names (Go, Access, Spring) count only where the lexicon recognises them.
function isAmbiguous(term: Term, canonical: string | null): boolean {
	return (
		term.kind === "tool" &&
		canonical !== null &&
		/^(?:\p{Lu}?\p{Ll}{1,6}|\p{L}+\.js)$/u.test(term.term)
	);
}

// A certificate, a degree or a language cannot be shown better than by standing in its own section.
const OWN_SECTION: Partial<Record<Term["kind"], (path: string) => boolean>> = {
	certificate: (path) =>
		isInSection(path, "certifications") || path === CREDENTIALS_PATH,
	language: (path) => isInSection(path, "languages"),
};

function supportBy(term: Term, evidence: readonly Fact[]): Support {
	if (evidence.length === 0) return "absent";
	const own = OWN_SECTION[term.kind];
	return evidence.some(({ path }) => isShownInWork(path) || own?.(path))
		? "shown"
		: "listed";
}
