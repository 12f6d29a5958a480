// How postings in every language name the job and the employer.
import { naming as da } from "../da/naming.ts";
import { naming as de } from "../de/naming.ts";
import { naming as en } from "../en/naming.ts";
import { naming as es } from "../es/naming.ts";
import { naming as fr } from "../fr/naming.ts";
import { naming as it } from "../it/naming.ts";
import type { EachLanguage } from "../language-code.ts";
import type { NamingWords } from "../naming-words.ts";
import { naming as nl } from "../nl/naming.ts";
import { naming as no } from "../no/naming.ts";
import { naming as pt } from "../pt/naming.ts";
import { naming as sv } from "../sv/naming.ts";
import { naming as zh } from "../zh/naming.ts";

export const NAMING_WORDS: EachLanguage<NamingWords> = {
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
