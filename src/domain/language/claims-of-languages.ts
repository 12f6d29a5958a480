// The claim words of every language.

import type { ClaimWords } from "./claim-words.ts";
import { claims as da } from "./da/claims.ts";
import { claims as de } from "./de/claims.ts";
import { claims as en } from "./en/claims.ts";
import { claims as es } from "./es/claims.ts";
import { claims as fr } from "./fr/claims.ts";
import { claims as it } from "./it/claims.ts";
import type { EachLanguage } from "./language-code.ts";
import { claims as nl } from "./nl/claims.ts";
import { claims as no } from "./no/claims.ts";
import { claims as pt } from "./pt/claims.ts";
import { claims as sv } from "./sv/claims.ts";
import { claims as zh } from "./zh/claims.ts";

export const CLAIM_WORDS: EachLanguage<ClaimWords> = {
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
