// The shaping words of every language.
import { shaping as da } from "../da/shaping.ts";
import { shaping as de } from "../de/shaping.ts";
import { shaping as en } from "../en/shaping.ts";
import { shaping as es } from "../es/shaping.ts";
import { shaping as fr } from "../fr/shaping.ts";
import { shaping as it } from "../it/shaping.ts";
import type { EachLanguage } from "../language-code.ts";
import { shaping as nl } from "../nl/shaping.ts";
import { shaping as no } from "../no/shaping.ts";
import { shaping as pt } from "../pt/shaping.ts";
import type { ShapingWords } from "../shaping-words.ts";
import { shaping as sv } from "../sv/shaping.ts";
import { shaping as zh } from "../zh/shaping.ts";

export const SHAPING_WORDS: EachLanguage<ShapingWords | null> = {
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
