// The wider tables of concepts, of the languages that have one; the others are proved with their claims.ts alone.
import type { ConceptWords } from "./concept-words.ts";
import { concepts as de } from "./de/concepts.ts";
import { concepts as en } from "./en/concepts.ts";
import { concepts as es } from "./es/concepts.ts";
import { concepts as fr } from "./fr/concepts.ts";
import { concepts as it } from "./it/concepts.ts";
import type { LanguageCode } from "./language-code.ts";
import { concepts as nl } from "./nl/concepts.ts";
import { concepts as pt } from "./pt/concepts.ts";

export const CONCEPT_WORDS: Readonly<
	Partial<Record<LanguageCode, ConceptWords>>
> = { de, en, es, fr, it, nl, pt };
