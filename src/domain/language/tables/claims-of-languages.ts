// The claim words of every language.

import type { ClaimWords } from "../claim-words.ts";
import { claims as da } from "../da/claims.ts";
import { claims as de } from "../de/claims.ts";
import { claims as en } from "../en/claims.ts";
import { claims as es } from "../es/claims.ts";
import { sentences as esSentences } from "../es/sentences.ts";
import { claims as fr } from "../fr/claims.ts";
import { sentences as frSentences } from "../fr/sentences.ts";
import { claims as it } from "../it/claims.ts";
import { sentences as itSentences } from "../it/sentences.ts";
import type { EachLanguage } from "../language-code.ts";
import { claims as nl } from "../nl/claims.ts";
import { claims as no } from "../no/claims.ts";
import { claims as pt } from "../pt/claims.ts";
import { sentences as ptSentences } from "../pt/sentences.ts";
import type { SentenceWords } from "../sentence-words.ts";
import { claims as sv } from "../sv/claims.ts";
import { verbForms } from "../verb-forms.ts";
import { claims as zh } from "../zh/claims.ts";

/** With the verbs that lines are told with: what is told must be proved. */
function withVerbs(
	claims: ClaimWords,
	{ nounDeeds }: SentenceWords,
): ClaimWords {
	return nounDeeds
		? { ...claims, forms: `${verbForms(nounDeeds.verbs)}\n${claims.forms}` }
		: claims;
}

export const CLAIM_WORDS: EachLanguage<ClaimWords> = {
	en,
	de,
	fr: withVerbs(fr, frSentences),
	es: withVerbs(es, esSentences),
	it: withVerbs(it, itSentences),
	nl,
	pt: withVerbs(pt, ptSentences),
	da,
	no,
	sv,
	zh,
};
