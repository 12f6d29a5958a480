// Licences and certificates as people enter them: "Registered Nurse (RN)" under Certifications is the licence of that name.
import { canonicalTerm, findTerms } from "../job/lexicon.ts";
import type { IndexedFact } from "./evidence.ts";
import { hasPhrase } from "./phrase-index.ts";
import { wordsOf } from "./words.ts";

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

/** Whether an entry under Certifications is the paper asked for, under the name of the trade it opens. */
export function isPaperFor(
	paper: string,
	{ fact, words }: IndexedFact,
): boolean {
	const trade = tradeOf(paper);
	return (
		trade !== null &&
		fact.path.startsWith("certifications.") &&
		hasPhrase(words, wordsOf(trade), "key")
	);
}

/** Whether a fact shows somebody at work in the trade a paper is for: then it may be held without being entered. */
export function worksAs(paper: string, { fact, terms }: IndexedFact): boolean {
	const trade = tradeOf(paper);
	const title = trade === null ? null : canonicalTerm(trade);
	return title !== null && fact.path.endsWith(".job_title") && terms.has(title);
}
