// The telling words of every language.
import { telling as da } from "./da/telling.ts";
import { telling as de } from "./de/telling.ts";
import { telling as en } from "./en/telling.ts";
import { telling as es } from "./es/telling.ts";
import { telling as fr } from "./fr/telling.ts";
import { telling as it } from "./it/telling.ts";
import type { EachLanguage } from "./language-code.ts";
import { telling as nl } from "./nl/telling.ts";
import { telling as no } from "./no/telling.ts";
import { telling as pt } from "./pt/telling.ts";
import { telling as sv } from "./sv/telling.ts";
import type { TellingWords } from "./telling-words.ts";
import { telling as zh } from "./zh/telling.ts";

export const TELLING_WORDS: EachLanguage<TellingWords> = {
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
