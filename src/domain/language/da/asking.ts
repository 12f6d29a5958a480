// Danish: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "(?:et|dette|følgende) spørgsmål|svar på|vedlæg|giv et bud på|(?:fortæl|beskriv|nævn|angiv|skriv)(?: os)?|oplys",
	questions:
		"(?:to|tre|et par) (?:linjer|sætninger)|hvornår|en|et|hvad|hvilken|hvilket|hvordan|om|hvorfor",
	beforeQuestion:
		"også|kort|i (?:\\p{N}+|få|et par|to|tre|fire|fem|ti) (?:ord|linjer|sætninger)|på (?:\\p{N}+|få|to|tre|fire|fem|ti) (?:ord|linjer)",
	refers: "det|dette|det her",
	documents:
		"motivation\\p{L}*|cv|brev|ansøgning\\p{L}*|eksamens\\p{L}*|bevis\\p{L}*|foto\\p{L}*|billede\\p{L}*|reference\\p{L}*|e-?mail|mail|emne\\p{L}*|\\p{L}*nummer|kopi\\p{L}*|skema|bilag|telefon\\p{L}*|adresse|fil|pdf|anbefaling\\p{L}*",
	reader: "du|din|dit|stolt",
	why: "hvorfor",
};
