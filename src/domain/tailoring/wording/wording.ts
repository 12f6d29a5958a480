// The few words a document needs besides the person's own, language by language. Adding a language is adding a file.
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { no } from "./no.ts";
import { pt } from "./pt.ts";
import type { Wordings } from "./wordings.ts";
import { zh } from "./zh.ts";

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
