// The few words a document needs besides the person's own, language by language. Adding a language is adding a file.
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { no } from "./no.ts";
import { pt } from "./pt.ts";
import { joined, type Wordings } from "./wordings.ts";
import { zh } from "./zh.ts";

/** Swedish lists its items in its own words and joins degrees as Danish does; the rest of it is said as in English. */
const sv: Wordings = {
	...en,
	degree: da.degree,
	list: (items) => joined(items, WRITING_WORDS.sv.and),
};

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
	sv,
	zh,
};

/** The wording for an ISO 639-1 code; English where the language is not known. */
export function wordingOf(language: string): Wordings {
	return WORDINGS[language] ?? en;
}
