// What every language calls languages.
import { tongues as da } from "../da/tongues.ts";
import { tongues as de } from "../de/tongues.ts";
import { tongues as en } from "../en/tongues.ts";
import { tongues as es } from "../es/tongues.ts";
import { tongues as fr } from "../fr/tongues.ts";
import { tongues as it } from "../it/tongues.ts";
import type { EachLanguage } from "../language-code.ts";
import { tongues as nl } from "../nl/tongues.ts";
import { tongues as no } from "../no/tongues.ts";
import { tongues as pt } from "../pt/tongues.ts";
import { tongues as sv } from "../sv/tongues.ts";
import type { TongueWords } from "../tongue-words.ts";
import { tongues as zh } from "../zh/tongues.ts";

export const TONGUE_WORDS: EachLanguage<TongueWords> = {
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
