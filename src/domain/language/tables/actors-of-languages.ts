// Who else stands in a line, and how it says that a deed is theirs, in every language.
import type { ActorWords } from "../actor-words.ts";
import { actors as da } from "../da/actors.ts";
import { actors as de } from "../de/actors.ts";
import { actors as en } from "../en/actors.ts";
import { actors as es } from "../es/actors.ts";
import { actors as fr } from "../fr/actors.ts";
import { actors as it } from "../it/actors.ts";
import type { LanguageCode } from "../language-code.ts";
import { actors as nl } from "../nl/actors.ts";
import { actors as no } from "../no/actors.ts";
import { actors as pt } from "../pt/actors.ts";
import { actors as sv } from "../sv/actors.ts";
import { actors as zh } from "../zh/actors.ts";

export const ACTOR_WORDS: Readonly<Record<LanguageCode, ActorWords>> = {
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
