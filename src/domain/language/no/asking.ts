// Norwegian: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "(?:et|dette|følgende) spørsmål|svar på|legg ved|del|(?:fortell|beskriv|nevn|oppgi|skriv)(?: oss)?",
	questions:
		"(?:to|tre|et par) (?:linjer|setninger)|når|en|et|hva|hvilken|hvilket|hvordan|om|hvorfor",
	beforeQuestion:
		"også|kort|i (?:\\p{N}+|få|et par|to|tre|fire|fem|ti) (?:ord|linjer|setninger)|på (?:\\p{N}+|få|to|tre|fire|fem|ti) (?:ord|linjer)",
	refers: "det|dette",
	documents:
		"motivasjon\\p{L}*|cv|brev|søknad\\p{L}*|vitnemål\\p{L}*|attest\\p{L}*|foto\\p{L}*|bilde\\p{L}*|referanse\\p{L}*|e-?post|mail|emne\\p{L}*|\\p{L}*nummer|kopi\\p{L}*|skjema|vedlegg|telefon\\p{L}*|adresse|fil|pdf",
	reader: "du|din|ditt|stolt",
	why: "hvorfor",
};
