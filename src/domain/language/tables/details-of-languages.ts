// What an application states, in every language.

import { details as da } from "../da/details.ts";
import { details as de } from "../de/details.ts";
import type { DetailWords } from "../detail-words.ts";
import { details as en } from "../en/details.ts";
import { details as es } from "../es/details.ts";
import { details as fr } from "../fr/details.ts";
import { details as it } from "../it/details.ts";
import type { EachLanguage } from "../language-code.ts";
import { details as nl } from "../nl/details.ts";
import { details as no } from "../no/details.ts";
import { details as pt } from "../pt/details.ts";
import { details as sv } from "../sv/details.ts";
import { details as zh } from "../zh/details.ts";

export const DETAIL_WORDS: EachLanguage<DetailWords> = {
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
