// The words of people's names, in every language.
import { names as da } from "../da/names.ts";
import { names as de } from "../de/names.ts";
import { names as en } from "../en/names.ts";
import { names as es } from "../es/names.ts";
import { names as fr } from "../fr/names.ts";
import { names as it } from "../it/names.ts";
import type { EachLanguage } from "../language-code.ts";
import type { NameWords } from "../name-words.ts";
import { names as nl } from "../nl/names.ts";
import { names as no } from "../no/names.ts";
import { names as pt } from "../pt/names.ts";
import { names as sv } from "../sv/names.ts";
import { names as zh } from "../zh/names.ts";

export const NAME_WORDS: EachLanguage<NameWords> = {
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
