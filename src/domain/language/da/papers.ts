// Danish: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [
		[
			"en",
			/^(?:Bachelor|Cand|Certificering|Kandidat|Master|Professionsbachelor|[\p{L}-]*uddannelse)(?=$|[ (.])/iu,
		],
		[
			"et",
			/^[\p{L}-]*(?:bevis|brev|certifikat|diplom|kort|kursus)(?=$|[ (])/iu,
		],
	],
	small:
		/^(?:Bachelor|Certificering|Certifikat|Diplom|Kandidat|Kursus|Kørekort|Master|Professionsbachelor|Svendebrev|Uddannelse) /,
	holder: null,
	ongoing: "igangværende",
	expired: "udløb {date}",
	validUntil: "gyldig(?:t)? til(?: og med)?|udløber(?: i| den)?",
	validFor: "gyldigt? i|gælder i",
	partOf: "(?:del|modul) [ivx\\d]+ af",
	course: "\\p{L}*kursus|kurser|(?<=[(] ?)\\p{N}+ ?(?:timer|dage)",
	mayCome: "(?:før|inden) tiltrædelse|inden for \\d+ (?:dage|uger|måneder)",
};
