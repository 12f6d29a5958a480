// The notes words of every language.
import { notes as da } from "../da/notes.ts";
import { notes as de } from "../de/notes.ts";
import { notes as en } from "../en/notes.ts";
import { notes as es } from "../es/notes.ts";
import { notes as fr } from "../fr/notes.ts";
import { notes as it } from "../it/notes.ts";
import type { EachLanguage } from "../language-code.ts";
import { notes as nl } from "../nl/notes.ts";
import { notes as no } from "../no/notes.ts";
import type { NotesWords } from "../notes-words.ts";
import { notes as pt } from "../pt/notes.ts";
import { notes as sv } from "../sv/notes.ts";
import { notes as zh } from "../zh/notes.ts";

export const NOTES_WORDS: EachLanguage<NotesWords | null> = {
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
