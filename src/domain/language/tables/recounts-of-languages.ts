// How awards, trades and what comes nearest are told, in every language.
import { recounts as da } from "../da/recounts.ts";
import { recounts as de } from "../de/recounts.ts";
import { recounts as en } from "../en/recounts.ts";
import { recounts as es } from "../es/recounts.ts";
import { recounts as fr } from "../fr/recounts.ts";
import { recounts as it } from "../it/recounts.ts";
import type { EachLanguage } from "../language-code.ts";
import { recounts as nl } from "../nl/recounts.ts";
import { recounts as no } from "../no/recounts.ts";
import { recounts as pt } from "../pt/recounts.ts";
import type { RecountWords } from "../recount-words.ts";
import { recounts as sv } from "../sv/recounts.ts";
import { recounts as zh } from "../zh/recounts.ts";

export const RECOUNT_WORDS: EachLanguage<RecountWords> = {
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
