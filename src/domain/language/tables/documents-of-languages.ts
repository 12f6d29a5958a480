// What documents add of their own, in every language.
import { documents as da } from "../da/documents.ts";
import { documents as de } from "../de/documents.ts";
import type { DocumentWords } from "../document-words.ts";
import { documents as en } from "../en/documents.ts";
import { documents as es } from "../es/documents.ts";
import { documents as fr } from "../fr/documents.ts";
import { documents as it } from "../it/documents.ts";
import type { EachLanguage } from "../language-code.ts";
import { documents as nl } from "../nl/documents.ts";
import { documents as no } from "../no/documents.ts";
import { documents as pt } from "../pt/documents.ts";
import { documents as sv } from "../sv/documents.ts";
import { documents as zh } from "../zh/documents.ts";

export const DOCUMENT_WORDS: EachLanguage<DocumentWords> = {
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
