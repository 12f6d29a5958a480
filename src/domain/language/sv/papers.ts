// Swedish: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [
		["en", /^(?:Certifiering|Kurs|[\p{L}-]*(?:examen|utbildning))(?=$|[ (])/iu],
		[
			"ett",
			/^[\p{L}-]*(?:bevis|brev|certifikat|diplom|intyg|körkort)(?=$|[ (])/iu,
		],
	],
	small:
		/^(?:Certifiering|Certifikat|Diplom|Examen|Intyg|Kandidatexamen|Kurs|Körkort|Masterexamen|Utbildning|Yrkesexamen) /,
	holder: null,
	ongoing: "pågående",
	expired: "gick ut {date}",
	validUntil:
		"giltig(?:t)? till(?: och med)?|giltig(?:t)? t\\.o\\.m\\.|går ut(?: i| den)?",
	validFor: "giltigt? i|gäller i",
	partOf: "(?:del|modul) [ivx\\d]+ av",
	course: "\\p{L}*kurs(?:er)?|(?<=[(] ?)\\p{N}+ ?(?:tim\\.?|timmar|dagar)",
	mayCome:
		"(?:före|innan) (?:tillträde|anställningens start)|inom \\d+ (?:dagar|veckor|månader)",
};
