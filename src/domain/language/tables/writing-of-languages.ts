// The writing words of every language.
import { writing as da } from "../da/writing.ts";
import { writing as de } from "../de/writing.ts";
import { writing as en } from "../en/writing.ts";
import { writing as es } from "../es/writing.ts";
import { writing as fr } from "../fr/writing.ts";
import { writing as it } from "../it/writing.ts";
import type { EachLanguage } from "../language-code.ts";
import { writing as nl } from "../nl/writing.ts";
import { writing as no } from "../no/writing.ts";
import { writing as pt } from "../pt/writing.ts";
import { writing as sv } from "../sv/writing.ts";
import type { WritingWords } from "../writing-words.ts";
import { writing as zh } from "../zh/writing.ts";

export const WRITING_WORDS: EachLanguage<WritingWords> = {
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
