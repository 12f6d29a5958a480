// How to apply, in every language.
import type { ApplyingWords } from "../applying-words.ts";
import { applying as da } from "../da/applying.ts";
import { applying as de } from "../de/applying.ts";
import { applying as en } from "../en/applying.ts";
import { applying as es } from "../es/applying.ts";
import { applying as fr } from "../fr/applying.ts";
import { applying as it } from "../it/applying.ts";
import type { EachLanguage } from "../language-code.ts";
import { applying as nl } from "../nl/applying.ts";
import { applying as no } from "../no/applying.ts";
import { applying as pt } from "../pt/applying.ts";
import { applying as sv } from "../sv/applying.ts";
import { applying as zh } from "../zh/applying.ts";

export const APPLYING_WORDS: EachLanguage<ApplyingWords> = {
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
