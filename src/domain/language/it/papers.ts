// Italian: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [
		[
			"un",
			/^(?:Attestato|Certificato|Corso|Diploma|Dottorato|Master)(?=$|[ (])/i,
		],
		[
			"una",
			/^(?:Abilitazione|Certificazione|Formazione|Laurea|Patente|Qualifica|Specializzazione)(?=$|[ (])/i,
		],
	],
	small:
		/^(?:Abilitazione|Attestato|Certificato|Certificazione|Corso|Diploma|Dottorato|Formazione|Laurea|Patente|Qualifica|Specializzazione) /,
	holder: null,
	ongoing: "in corso",
	expired: "scaduto {date}",
	validUntil:
		"valid[oa](?: fino (?:al|a)|(?=,? ?\\d{4}))|scadenza|scade(?: a| il| nel)?|in scadenza(?: a| il)?",
	validFor: "valid[oa] (?:per)?|validità(?: di)?",
	partOf: "(?:parte|modulo) [ivx\\d]+ d(?:i|el|ella)",
	course: "cors[oi]|seminari[o]?|(?<=[(] ?)\\p{N}+ ?(?:h|ore|giorni)",
	mayCome:
		"prima (?:dell['’]assunzione|dell['’]inizio)|entro \\d+ (?:giorni|mesi)|conseguibile",
};
