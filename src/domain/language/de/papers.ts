// German: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [
		[
			"eine",
			/^(?:Ausbildung|Lehre|Promotion|Zulassung|Approbation|Belehrung|Unterweisung|Schulung|Fachhochschulreife|Hochschulreife|\p{Lu}\p{Ll}*(?:bildung|prüfung|zulassung|berechtigung|schulung))(?=$|[ /(])/u,
		],
		[
			"einen",
			/^(?:Bachelor|Master|Magister|Lehrgang|Kurs|Abschluss|Lehrabschluss|\p{Lu}\p{Ll}*(?:brief|schein|kurs|lehrgang|abschluss|nachweis))(?=$|[ /(])/u,
		],
		[
			"ein",
			/^(?:Abitur|Diplom|Seminar|Staatsexamen|Studium|Zertifikat|\p{Lu}\p{Ll}*(?:zertifikat|diplom|zeugnis|examen|studium|seminar))(?=$|[ /(])/u,
		],
	],
	small: null,
	holder:
		/^(?:Anerkannte|Geprüfte|Staatlich|Zertifizierte)|^(?:Ersthelfer|Fachapotheker|\p{Lu}\p{Ll}*fachkraft|Fachkraft)/u,
	ongoing: "laufend",
	expired: "abgelaufen {date}",
	validUntil:
		"(?:gültig|gilt) bis(?: zum)?|gültig(?=,? ?\\d{4})|läuft ab(?: am| im)?|Ablauf(?:datum)?",
	validFor: "gültig|gilt|hält",
	partOf: "(?:teil|modul) [ivx\\d]+ (?:der|des|von)",
	course:
		"\\p{L}*(?:kurs|seminar|lehrgang|schulung|workshop)(?:e|s|es)?|(?<=[(] ?)\\p{N}+ ?(?:h|Std\\.?|Stunden|Tage)",
	mayCome:
		"(?:bis (?:zum )?|vor (?:dem )?)(?:Dienst|Arbeits|Stellen)?(?:antritt|beginn)|(?:nachgeholt|erworben|nachgereicht) werden|(?:innerhalb von|binnen) \\d+ (?:Tagen|Wochen|Monaten)",
	comesAfter:
		"Bereitschaft[^.;]{0,60} zu (?:erwerben|machen|absolvieren|erlangen)|innerhalb [^.;]{1,30} nach (?:Eintritt|Einstellung|(?:Arbeits|Dienst)(?:beginn|antritt))",
};
