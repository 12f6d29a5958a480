// The few words documents add between facts, in every language.
import { wording as da } from "../da/wording.ts";
import { wording as de } from "../de/wording.ts";
import { wording as en } from "../en/wording.ts";
import { wording as es } from "../es/wording.ts";
import { wording as fr } from "../fr/wording.ts";
import { wording as it } from "../it/wording.ts";
import type { EachLanguage } from "../language-code.ts";
import { wording as nl } from "../nl/wording.ts";
import { wording as no } from "../no/wording.ts";
import { wording as pt } from "../pt/wording.ts";
import { wording as sv } from "../sv/wording.ts";
import type { WordingWords } from "../wording-words.ts";
import { wording as zh } from "../zh/wording.ts";

export const WORDING_WORDS: EachLanguage<WordingWords> = {
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
