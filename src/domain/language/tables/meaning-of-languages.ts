// The meaning words of every language.
import { meaning as da } from "../da/meaning.ts";
import { meaning as de } from "../de/meaning.ts";
import { meaning as en } from "../en/meaning.ts";
import { meaning as es } from "../es/meaning.ts";
import { meaning as fr } from "../fr/meaning.ts";
import { meaning as it } from "../it/meaning.ts";
import type { EachLanguage } from "../language-code.ts";
import type { MeaningWords } from "../meaning-words.ts";
import { meaning as nl } from "../nl/meaning.ts";
import { meaning as no } from "../no/meaning.ts";
import { meaning as pt } from "../pt/meaning.ts";
import { meaning as sv } from "../sv/meaning.ts";
import { meaning as zh } from "../zh/meaning.ts";

export const MEANING_WORDS: EachLanguage<MeaningWords> = {
	en,
	de,
	fr,
	es,
	it,
	nl,
	pt,
	da,
	no,
	sv,
	zh,
};
