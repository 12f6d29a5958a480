// The words for sentences of every language.
import { sentences as da } from "../da/sentences.ts";
import { sentences as de } from "../de/sentences.ts";
import { sentences as en } from "../en/sentences.ts";
import { sentences as es } from "../es/sentences.ts";
import { sentences as fr } from "../fr/sentences.ts";
import { sentences as it } from "../it/sentences.ts";
import type { EachLanguage, LanguageCode } from "../language-code.ts";
import { sentences as nl } from "../nl/sentences.ts";
import { sentences as no } from "../no/sentences.ts";
import { sentences as pt } from "../pt/sentences.ts";
import type { SentenceWords } from "../sentence-words.ts";
import { sentences as sv } from "../sv/sentences.ts";
import { sentences as zh } from "../zh/sentences.ts";
import { SHAPING_WORDS } from "./shaping-of-languages.ts";

export const SENTENCE_WORDS: EachLanguage<SentenceWords> = {
	en,
	de: parted(de, "de"),
	fr,
	es,
	it,
	nl: parted(nl, "nl"),
	pt,
	da: parted(da, "da"),
	no: parted(no, "no"),
	sv: parted(sv, "sv"),
	zh,
};

/** With the names of activities that the language's shaping words know. */
function parted(words: SentenceWords, language: LanguageCode): SentenceWords {
	const { nounDeeds } = words;
	const activity = SHAPING_WORDS[language]?.activity;
	return nounDeeds?.isPartedAtActivities && activity
		? { ...words, nounDeeds: { ...nounDeeds, activity } }
		: words;
}
