// All a language holds, gathered from the tables of the groups. Code that runs in the browser takes a group's table
// instead (POSTING_WORDS, DATE_WORDS, …): whoever needs one group then loads no other.

import type { LanguageGroups } from "../language.ts";
import {
	LANGUAGE_CODES,
	LANGUAGE_NAMES,
	type LanguageCode,
} from "../language-code.ts";
import { ACTOR_WORDS } from "../tables/actors-of-languages.ts";
import { ANALYSIS_WORDS } from "../tables/analysis-of-languages.ts";
import { APPLYING_WORDS } from "../tables/applying-of-languages.ts";
import { ASKING_WORDS } from "../tables/asking-of-languages.ts";
import { CHORE_WORDS } from "../tables/chores-of-languages.ts";
import { CLAIM_WORDS } from "../tables/claims-of-languages.ts";
import { CONCEPT_WORDS } from "../tables/concepts-of-languages.ts";
import { DATE_WORDS } from "../tables/dates-of-languages.ts";
import { DETAIL_WORDS } from "../tables/details-of-languages.ts";
import { DETECTION_WORDS } from "../tables/detection-of-languages.ts";
import { DOCUMENT_WORDS } from "../tables/documents-of-languages.ts";
import { MEANING_WORDS } from "../tables/meaning-of-languages.ts";
import { NAME_WORDS } from "../tables/names-of-languages.ts";
import { NAMING_WORDS } from "../tables/naming-of-languages.ts";
import { NOTES_WORDS } from "../tables/notes-of-languages.ts";
import { ORDER_WORDS } from "../tables/orders-of-languages.ts";
import { PAPER_WORDS } from "../tables/papers-of-languages.ts";
import { POSTING_WORDS } from "../tables/posting-of-languages.ts";
import { RECOUNT_WORDS } from "../tables/recounts-of-languages.ts";
import { RESUME_WORDS } from "../tables/resume-of-languages.ts";
import { SENTENCE_WORDS } from "../tables/sentences-of-languages.ts";
import { SHAPING_WORDS } from "../tables/shaping-of-languages.ts";
import { SUMMARY_WORDS } from "../tables/summary-of-languages.ts";
import { TERM_WORDS } from "../tables/terms-of-languages.ts";
import { TONGUE_WORDS } from "../tables/tongues-of-languages.ts";
import { WORDING_WORDS } from "../tables/wording-of-languages.ts";
import { WRITING_WORDS } from "../tables/writing-of-languages.ts";

export function languageOf(code: LanguageCode): LanguageGroups {
	return {
		code,
		name: LANGUAGE_NAMES[code].own,
		detection: DETECTION_WORDS[code],
		dates: DATE_WORDS[code],
		names: NAME_WORDS[code],
		posting: POSTING_WORDS[code],
		naming: NAMING_WORDS[code],
		terms: TERM_WORDS[code],
		claims: CLAIM_WORDS[code],
		concepts: CONCEPT_WORDS[code],
		resume: RESUME_WORDS[code],
		summary: SUMMARY_WORDS[code],
		tongues: TONGUE_WORDS[code],
		wording: WORDING_WORDS[code],
		writing: WRITING_WORDS[code],
		sentences: SENTENCE_WORDS[code],
		notes: NOTES_WORDS[code],
		shaping: SHAPING_WORDS[code],
		documents: DOCUMENT_WORDS[code],
		meaning: MEANING_WORDS[code],
		analysis: ANALYSIS_WORDS[code],
		orders: ORDER_WORDS[code],
		papers: PAPER_WORDS[code],
		applying: APPLYING_WORDS[code],
		recounts: RECOUNT_WORDS[code],
		asking: ASKING_WORDS[code],
		details: DETAIL_WORDS[code],
		actors: ACTOR_WORDS[code],
		chores: CHORE_WORDS[code],
	};
}

/** Every language the product knows, in the order of their codes' list. */
export function allLanguages(): readonly LanguageGroups[] {
	return LANGUAGE_CODES.map(languageOf);
}
