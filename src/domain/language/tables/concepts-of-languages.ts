// Words of the same meaning and rank, of every language.
import type { ConceptWords } from "../concept-words.ts";
import { concepts as da } from "../da/concepts.ts";
import { concepts as de } from "../de/concepts.ts";
import { concepts as en } from "../en/concepts.ts";
import { concepts as es } from "../es/concepts.ts";
import { concepts as fr } from "../fr/concepts.ts";
import { concepts as it } from "../it/concepts.ts";
import type { LanguageCode } from "../language-code.ts";
import { concepts as nl } from "../nl/concepts.ts";
import { concepts as no } from "../no/concepts.ts";
import { concepts as pt } from "../pt/concepts.ts";
import { concepts as sv } from "../sv/concepts.ts";
import { concepts as zh } from "../zh/concepts.ts";

export const CONCEPT_WORDS: Readonly<Record<LanguageCode, ConceptWords>> = {
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
