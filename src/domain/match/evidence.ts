// Finds the lines of a profile (or of a document) that show a term. A term is the same term under another form of it
// (RN, Registered Nurse), with other endings, or written apart; it is never a broader or a neighbouring one.
import type { Term } from "../job/job.ts";
import { canonicalTerm, findTerms, termForms } from "../job/lexicon.ts";
import { isShownInWork } from "./facts.ts";
import type { Fact, Support, TermMatch } from "./match.ts";
import { hasPhrase, type Word, wordsOf } from "./words.ts";

export type IndexedFact = { fact: Fact; words: Word[]; terms: Set<string> };

/** Facts prepared for searching: their words folded and the lexicon's terms found, once for all questions. */
export function indexFacts(
	facts: readonly Fact[],
	language: string,
): IndexedFact[] {
	// One search over all lines together is many times faster than one search a line; blank lines keep terms apart.
	const text = facts.map((fact) => fact.text).join("\n\n");
	const hits = findTerms(text, language);
	const indexed: IndexedFact[] = [];
	let start = 0;
	let next = 0;
	for (const fact of facts) {
		const end = start + fact.text.length;
		const terms = new Set<string>();
		for (let hit = hits[next]; hit && hit.span[0] < end; hit = hits[++next])
			terms.add(hit.term);
		indexed.push({ fact, words: wordsOf(fact.text, language), terms });
		start = end + 2;
	}
	return indexed;
}

/** The forms under which a term may stand in a profile: those of the posting and all the lexicon knows. */
export function formsOf(term: Term): string[] {
	const canonical = canonicalTerm(term.term) ?? term.term;
	return [...new Set([term.term, ...term.forms, ...termForms(canonical)])];
}

const BY_KEY = new Set(["tool", "certificate", "language", "degree", "title"]);

/** How the facts support a term, with the lines that show it. */
export function supportOf(
	term: Term,
	facts: readonly IndexedFact[],
	language: string,
): TermMatch {
	const canonical = canonicalTerm(term.term) ?? term.term;
	// What the lexicon knows it also finds, with all forms and their surroundings weighed; the rest is found by its words.
	const isKnown = canonicalTerm(term.term) !== null;
	const phrases = (isKnown ? [term.term, ...term.forms] : formsOf(term)).map(
		(form) => wordsOf(form, language),
	);
	const by = BY_KEY.has(term.kind) ? "key" : "stem";
	const evidence = facts
		.filter(
			({ words, terms }) =>
				terms.has(canonical) ||
				(!isAmbiguous(term) &&
					phrases.some((phrase) => hasPhrase(words, phrase, by))),
		)
		.map(({ fact }) => fact);
	return { term, support: supportBy(term, evidence), evidence };
}

// Everyday words that are also names (Go, Access, Spring) count only where the lexicon recognises them.
function isAmbiguous(term: Term): boolean {
	return (
		term.kind === "tool" &&
		canonicalTerm(term.term) !== null &&
		/^\p{Lu}?\p{Ll}{1,6}$/u.test(term.term)
	);
}

// A certificate, a degree or a language cannot be shown better than by standing in its own section.
const OWN_SECTION: Partial<Record<Term["kind"], RegExp>> = {
	certificate: /^certifications\./,
	language: /^languages\./,
};

function supportBy(term: Term, evidence: readonly Fact[]): Support {
	if (evidence.length === 0) return "absent";
	const own = OWN_SECTION[term.kind];
	return evidence.some(({ path }) => isShownInWork(path) || own?.test(path))
		? "shown"
		: "listed";
}
