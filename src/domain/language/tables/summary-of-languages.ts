// The words of a summary in every language.
import { summary as da } from "../da/summary.ts";
import { summary as de } from "../de/summary.ts";
import { summary as en } from "../en/summary.ts";
import { summary as es } from "../es/summary.ts";
import { summary as fr } from "../fr/summary.ts";
import { summary as it } from "../it/summary.ts";
import type { EachLanguage } from "../language-code.ts";
import { summary as nl } from "../nl/summary.ts";
import { summary as no } from "../no/summary.ts";
import { summary as pt } from "../pt/summary.ts";
import type { SummaryWords } from "../summary-words.ts";
import { summary as sv } from "../sv/summary.ts";
import { summary as zh } from "../zh/summary.ts";

export const SUMMARY_WORDS: EachLanguage<SummaryWords> = {
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
