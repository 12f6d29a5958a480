// The posting words of every language.
import { posting as da } from "../da/posting.ts";
import { posting as de } from "../de/posting.ts";
import { posting as en } from "../en/posting.ts";
import { posting as es } from "../es/posting.ts";
import { posting as fr } from "../fr/posting.ts";
import { posting as it } from "../it/posting.ts";
import type { EachLanguage } from "../language-code.ts";
import { posting as nl } from "../nl/posting.ts";
import { posting as no } from "../no/posting.ts";
import type { PostingWords } from "../posting-words.ts";
import { posting as pt } from "../pt/posting.ts";
import { posting as sv } from "../sv/posting.ts";
import { posting as zh } from "../zh/posting.ts";

export const POSTING_WORDS: EachLanguage<PostingWords> = {
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
