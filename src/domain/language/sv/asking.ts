// Swedish: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "(?:en|frågan|följande) fråga|frågan|svara på|bifoga|beskriv gärna|(?:berätta|beskriv|nämn|ange|skriv)(?: för oss)?",
	questions:
		"(?:två|tre|några) (?:rader|meningar)|när|en|ett|vad|vilken|vilket|hur|om|varför",
	beforeQuestion:
		"också|även|gärna|kort|i (?:\\p{N}+|få|ett par|två|tre|fyra|fem|tio) (?:ord|rader|meningar)|på (?:\\p{N}+|få|två|tre|fyra|fem|tio) (?:ord|rader)",
	refers: "det|detta|det här",
	documents:
		"motivering\\p{L}*|presentation|cv|brev|ansökan\\p{L}*|betyg\\p{L}*|intyg\\p{L}*|foto\\p{L}*|bild\\p{L}*|referens\\p{L}*|e-?post|mejl\\p{L}*|mail|ämnes\\p{L}*|\\p{L}*nummer|kopi\\p{L}*|formulär|bilagor|telefon\\p{L}*|adress|fil|pdf",
	reader: "du|din|ditt|stolt",
	why: "varför",
};
