// Licences and certificates as people enter them: "Registered Nurse (RN)" under Certifications is the licence of that name.

import { canonicalTerm, findTerms } from "../job/lexicon/lexicon.ts";
import { fieldOf, isInSection } from "../profile/content-path.ts";
import { codeNames, codesIn } from "./codes.ts";
import { CREDENTIALS_PATH } from "./facts.ts";
import type { IndexedFact } from "./indexed-fact.ts";
import { hasPhrase } from "./phrase-index.ts";
import { contentStems, wordsOf } from "./words.ts";

const PAPER =
	/\s+(?:licen[cs]e|licensure|registration|certificate|certification|certified|card|permit)s?$/i;

/** What a paper is for: "registered nurse" of "Registered Nurse license"; null where it names no trade. */
function tradeOf(paper: string): string | null {
	const trade = paper.replace(PAPER, "");
	if (trade === paper) return null;
	const isTitle = findTerms(trade, "en").some(
		({ kind, form }) => kind === "title" && form.length === trade.length,
	);
	return isTitle ? trade : null;
}

type Holds = (indexed: IndexedFact) => boolean;
const nobody: Holds = () => false;

/**
 * Tells entries under Certifications that are the paper asked for: under the name of the trade it opens, by its number, or in the same
 * words with who holds it among them. `forms` are the ways the posting writes it.
 */
export function paperTest(paper: string, forms: readonly string[]): Holds {
	const trade = tradeOf(paper);
	if (trade === null) {
		const [byNumber, byWords] = [numberTest(paper), wordsTest(forms)];
		return (indexed) => byNumber(indexed) || byWords(indexed);
	}
	const phrase = wordsOf(trade);
	const title = canonicalTerm(trade);
	return ({ fact, words, terms }) =>
		(isInSection(fact.path, "certifications") &&
			hasPhrase(words, phrase, "key")) ||
		(fact.path === CREDENTIALS_PATH && title !== null && terms.has(title));
}

/** Who holds a paper, and how far it goes. */
const HOLDER = stemsOf(
	"operator operators driver drivers handler user supervisor holder truck trucks course training level basic",
);
const PAPERS = stemsOf(
	"license licence certificate certification certified card permit ticket",
);

/** "Forklift operator certificate" for "forklift certificate": nothing of the name is missing, nothing but the holder is added. */
function wordsTest(forms: readonly string[]): Holds {
	const names = forms
		.map((form) => [...stemsOf(form)].filter((stem) => !PAPERS.has(stem)))
		.filter((name) => name.length > 0);
	return ({ fact, content }) =>
		isInSection(fact.path, "certifications") &&
		names.some(
			(name) =>
				name.every((stem) => content.has(stem)) &&
				[...content].every(
					(stem) => name.includes(stem) || HOLDER.has(stem) || PAPERS.has(stem),
				),
		);
}

function stemsOf(text: string): ReadonlySet<string> {
	return contentStems(wordsOf(text));
}

/** Tells entries that name the same body and number with words between: "EPA Section 608" for "EPA 608". */
function numberTest(paper: string): Holds {
	const [pieces] = codesIn(paper).flatMap((code) =>
		code.pieces ? [code.pieces] : [],
	);
	if (!pieces) return nobody;
	return ({ fact }) => {
		if (!isInSection(fact.path, "certifications")) return false;
		const held = codeNames(fact.text);
		return pieces.every((piece) => held.has(piece));
	};
}

/** Tells jobs in the trade a paper is for: who held them may hold it without having entered it. */
export function tradeTest(paper: string): Holds {
	const trade = tradeOf(paper);
	const title = trade === null ? null : canonicalTerm(trade);
	if (title === null) return nobody;
	return ({ fact, terms }) =>
		fieldOf(fact.path) === "job_title" && terms.has(title);
}
