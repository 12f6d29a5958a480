// The telling words of every language.
import { telling as da } from "../da/telling.ts";
import { telling as de } from "../de/telling.ts";
import { telling as en } from "../en/telling.ts";
import { telling as es } from "../es/telling.ts";
import { telling as fr } from "../fr/telling.ts";
import { telling as it } from "../it/telling.ts";
import type { EachLanguage, LanguageCode } from "../language-code.ts";
import { telling as nl } from "../nl/telling.ts";
import { telling as no } from "../no/telling.ts";
import { telling as pt } from "../pt/telling.ts";
import { telling as sv } from "../sv/telling.ts";
import type { TellingWords } from "../telling-words.ts";
import { telling as zh } from "../zh/telling.ts";
import { SHAPING_WORDS } from "./shaping-of-languages.ts";

export const TELLING_WORDS: EachLanguage<TellingWords> = {
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
function parted(words: TellingWords, language: LanguageCode): TellingWords {
	const { nounDeeds } = words;
	const activity = SHAPING_WORDS[language]?.activity;
	return nounDeeds?.isPartedAtActivities && activity
		? { ...words, nounDeeds: { ...nounDeeds, activity } }
		: words;
}
