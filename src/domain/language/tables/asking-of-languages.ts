// What a posting asks its reader to tell, in every language.
import type { AskingWords } from "../asking-words.ts";
import { asking as da } from "../da/asking.ts";
import { asking as de } from "../de/asking.ts";
import { asking as en } from "../en/asking.ts";
import { asking as es } from "../es/asking.ts";
import { asking as fr } from "../fr/asking.ts";
import { asking as it } from "../it/asking.ts";
import type { EachLanguage } from "../language-code.ts";
import { asking as nl } from "../nl/asking.ts";
import { asking as no } from "../no/asking.ts";
import { asking as pt } from "../pt/asking.ts";
import { asking as sv } from "../sv/asking.ts";
import { asking as zh } from "../zh/asking.ts";

export const ASKING_WORDS: EachLanguage<AskingWords> = {
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
