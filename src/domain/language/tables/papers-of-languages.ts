// The paper words of every language.
import { papers as da } from "../da/papers.ts";
import { papers as de } from "../de/papers.ts";
import { papers as en } from "../en/papers.ts";
import { papers as es } from "../es/papers.ts";
import { papers as fr } from "../fr/papers.ts";
import { papers as it } from "../it/papers.ts";
import type { EachLanguage } from "../language-code.ts";
import { papers as nl } from "../nl/papers.ts";
import { papers as no } from "../no/papers.ts";
import type { PaperWords } from "../paper-words.ts";
import { papers as pt } from "../pt/papers.ts";
import { papers as sv } from "../sv/papers.ts";
import { papers as zh } from "../zh/papers.ts";

export const PAPER_WORDS: EachLanguage<PaperWords> = {
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
