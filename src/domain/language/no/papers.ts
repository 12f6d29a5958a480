// Norwegian: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [
		[
			"en",
			/^(?:Bachelor|Bachelorgrad|Master|Mastergrad|Sertifisering|[\p{L}-]*utdanning)(?=$|[ (])/iu,
		],
		[
			"et",
			/^[\p{L}-]*(?:bevis|brev|kort|kurs|sertifikat|vitnemål)(?=$|[ (])/iu,
		],
	],
	small:
		/^(?:Bachelor|Bachelorgrad|Fagbrev|Førerkort|Kurs|Master|Mastergrad|Sertifikat|Sertifisering|Utdanning|Vitnemål) /,
	holder: null,
	ongoing: "pågående",
	expired: "gikk ut {date}",
	validUntil: "gyldig til(?: og med)?|utløper(?: i| den)?",
	validFor: "gyldig i|gjelder i",
	partOf: "(?:del|modul) [ivx\\d]+ av",
	course: "\\p{L}*kurs|(?<=[(] ?)\\p{N}+ ?(?:timer|dager)",
	mayCome: "før (?:tiltredelse|oppstart)|innen \\d+ (?:dager|uker|måneder)",
};
