// The claim words of every language.

import type { ClaimWords } from "../claim-words.ts";
import { claims as da } from "../da/claims.ts";
import { claims as de } from "../de/claims.ts";
import { claims as en } from "../en/claims.ts";
import { claims as es } from "../es/claims.ts";
import { telling as esTelling } from "../es/telling.ts";
import { claims as fr } from "../fr/claims.ts";
import { telling as frTelling } from "../fr/telling.ts";
import { claims as it } from "../it/claims.ts";
import { telling as itTelling } from "../it/telling.ts";
import type { EachLanguage } from "../language-code.ts";
import { claims as nl } from "../nl/claims.ts";
import { claims as no } from "../no/claims.ts";
import { claims as pt } from "../pt/claims.ts";
import { telling as ptTelling } from "../pt/telling.ts";
import { claims as sv } from "../sv/claims.ts";
import type { TellingWords } from "../telling-words.ts";
import { verbForms } from "../verb-forms.ts";
import { claims as zh } from "../zh/claims.ts";

/** With the verbs that lines are told with: what is told must be proved. */
function withVerbs(
	claims: ClaimWords,
	{ nounDeeds }: TellingWords,
): ClaimWords {
	return nounDeeds
		? { ...claims, forms: `${verbForms(nounDeeds.verbs)}\n${claims.forms}` }
		: claims;
}

export const CLAIM_WORDS: EachLanguage<ClaimWords> = {
	en,
	de,
	fr: withVerbs(fr, frTelling),
	es: withVerbs(es, esTelling),
	it: withVerbs(it, itTelling),
	nl,
	pt: withVerbs(pt, ptTelling),
	da,
	no,
	sv,
	zh,
};
