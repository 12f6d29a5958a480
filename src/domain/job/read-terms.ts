// Terms of a text that is no whole posting: one sentence, one line. Whole postings go through readJob.

import { cleanPosting, originalSpan } from "./clean-posting.ts";
import { collectTerms, type Sighting } from "./collect-terms.ts";
import type { Term } from "./job.ts";
import { detectLanguage } from "./language.ts";
import type { LexiconEntry } from "./lexicon/entry.ts";
import { termsOfSentence } from "./sentence-terms.ts";
import { demandOf } from "./wording.ts";

/** `language`: ISO 639-1, detected when left out. `lexicon`: an operator's own entries. */
export type ReadOptions = {
	language?: string;
	lexicon?: readonly LexiconEntry[];
};

/** What one line asks for, with spans in the line as given. Same line, same terms. */
export const readTerms = (text: string, options: ReadOptions = {}): Term[] => {
	const clean = cleanPosting(text);
	const language = options.language ?? detectLanguage(clean.text);
	const demand = demandOf(clean.text, "about", false);
	if (demand === "none") return [];
	const sightings: Sighting[] = termsOfSentence(
		{ text: clean.text, demand, language },
		options.lexicon,
	).map((hit) => ({
		...hit,
		span: originalSpan(clean, hit.span, text),
		demand,
	}));
	return collectTerms(sightings);
};
