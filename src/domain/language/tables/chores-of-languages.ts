// Chores in every language.
import type { ChoreWords } from "../chore-words.ts";
import { chores as da } from "../da/chores.ts";
import { chores as de } from "../de/chores.ts";
import { chores as en } from "../en/chores.ts";
import { chores as es } from "../es/chores.ts";
import { chores as fr } from "../fr/chores.ts";
import { chores as it } from "../it/chores.ts";
import type { EachLanguage } from "../language-code.ts";
import { chores as nl } from "../nl/chores.ts";
import { chores as no } from "../no/chores.ts";
import { chores as pt } from "../pt/chores.ts";
import { chores as sv } from "../sv/chores.ts";
import { chores as zh } from "../zh/chores.ts";

export const CHORE_WORDS: EachLanguage<ChoreWords> = {
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
