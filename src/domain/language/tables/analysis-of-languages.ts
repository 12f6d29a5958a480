// What a reviewer looks for, in every language.

import type { AnalysisWords } from "../analysis-words.ts";
import { analysis as da } from "../da/analysis.ts";
import { analysis as de } from "../de/analysis.ts";
import { analysis as en } from "../en/analysis.ts";
import { analysis as es } from "../es/analysis.ts";
import { analysis as fr } from "../fr/analysis.ts";
import { analysis as it } from "../it/analysis.ts";
import type { EachLanguage } from "../language-code.ts";
import { analysis as nl } from "../nl/analysis.ts";
import { analysis as no } from "../no/analysis.ts";
import { analysis as pt } from "../pt/analysis.ts";
import { analysis as sv } from "../sv/analysis.ts";
import { analysis as zh } from "../zh/analysis.ts";

export const ANALYSIS_WORDS: EachLanguage<AnalysisWords> = {
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
