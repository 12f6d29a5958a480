// What stands around the things a posting names, in every language.
import { terms as da } from "../da/terms.ts";
import { terms as de } from "../de/terms.ts";
import { terms as en } from "../en/terms.ts";
import { terms as es } from "../es/terms.ts";
import { terms as fr } from "../fr/terms.ts";
import { terms as it } from "../it/terms.ts";
import type { EachLanguage } from "../language-code.ts";
import { terms as nl } from "../nl/terms.ts";
import { terms as no } from "../no/terms.ts";
import { terms as pt } from "../pt/terms.ts";
import { terms as sv } from "../sv/terms.ts";
import type { TermWords } from "../term-words.ts";
import { terms as zh } from "../zh/terms.ts";

export const TERM_WORDS: EachLanguage<TermWords> = {
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
