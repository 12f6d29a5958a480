// What one sentence or line asks for, where it is no whole posting: it has no title, no parts and no company of its own. Whole
// postings go through readJob.

import { detectLanguage } from "../../language/reading/detect-language.ts";
import { findKnockouts, type UnitReading } from "../facts/knockouts.ts";
import { yearsAsked } from "../facts/years.ts";
import type { Job, Span, Term } from "../job.ts";
import type { LexiconEntry } from "../lexicon/entry.ts";
import { demandOf } from "../regions/demand.ts";
import { requirementAt } from "../requirements/requirements-of.ts";
import { collectTerms } from "../terms/collect-terms.ts";
import { termsOfSentence } from "../terms/sentence-terms.ts";
import { cleanPosting, originalSpan } from "../text/clean-posting.ts";
import { languagesOf } from "../text/spoken.ts";

/** `language`: ISO 639-1, detected when left out. `lexicon`: an operator's own entries. */
export type ReadOptions = {
	language?: string;
	lexicon?: readonly LexiconEntry[];
};

/** What one line asks for, with spans in the line as given. Same line, same terms. */
export const readTerms = (text: string, options: ReadOptions = {}): Term[] =>
	readTermsOfSentence(text, options).terms;

/** A line in the shape of a posting, so that both can be asked the same. */
export const readTermsOfSentence = (
	text: string,
	options: ReadOptions = {},
): Job => {
	const clean = cleanPosting(text);
	const language = options.language ?? detectLanguage(clean.text);
	const spoken = languagesOf(clean.text, language);
	const demand = demandOf(clean.text, spoken);
	const hits =
		demand === "none"
			? []
			: termsOfSentence(
					// What a sentence plainly asks for may be an everyday word: there is no heading to say so.
					{ text: clean.text, demand, language, isListed: demand === "must" },
					options.lexicon,
				);
	const back = (span: Span): Span => originalSpan(clean, span, text);
	const whole: Span = [0, clean.text.length];
	const reading: UnitReading = {
		unit: {
			text: clean.text,
			span: whole,
			region: "about",
			underHeading: false,
			isBullet: false,
			line: 0,
		},
		demand,
		hits,
		isTitle: false,
	};
	const isAsked = demand === "must" || demand === "nice";
	const isRequirement = isAsked || demand === "duty";
	return {
		language,
		form: { kind: "posting" },
		title: null,
		company: null,
		titles: [],
		companies: [],
		seniority: null,
		years: isAsked ? (yearsAsked(clean.text, spoken)[0]?.years ?? null) : null,
		terms:
			demand === "none"
				? []
				: collectTerms(
						hits.map((hit) => ({ ...hit, demand, span: back(hit.span) })),
					),
		requirements: isRequirement
			? [requirementAt(clean.text, demand, { spoken, back })]
			: [],
		groups: [],
		knockouts: findKnockouts([reading], spoken).map((knockout) => ({
			...knockout,
			span: back(knockout.span),
		})),
	};
};
