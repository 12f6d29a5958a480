// The few words a document needs besides the person's own, language by language. Adding a language is adding a file.
import { da } from "./wording/da.ts";
import { de } from "./wording/de.ts";
import { en } from "./wording/en.ts";
import { es } from "./wording/es.ts";
import { fr } from "./wording/fr.ts";
import { it } from "./wording/it.ts";
import { nl } from "./wording/nl.ts";
import { no } from "./wording/no.ts";
import { pt } from "./wording/pt.ts";
import type { Wordings } from "./wording/wordings.ts";
import { zh } from "./wording/zh.ts";

const WORDINGS: Readonly<Record<string, Wordings>> = {
	da,
	de,
	en,
	es,
	fr,
	it,
	nl,
	no,
	pt,
	zh,
};

/** The wording for an ISO 639-1 code; English where the language is not known. */
export function wordingOf(language: string): Wordings {
	return WORDINGS[language] ?? en;
}
