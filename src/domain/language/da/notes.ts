// Danish: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["omfatter", "omfattede"],
	work: {
		current: [
			"Mit arbejde som {title} hos {company} (siden {since}) {covers} {part}",
		],
		titled: ["Mit arbejde som {title} hos {company} {covers} {part}"],
		first: ["Mit arbejde hos {company} {covers} {part}"],
		named: ["Mit arbejde hos {company} {covers} også {part}"],
		begin: ["Arbejdet {covers} {part}"],
		now: ["Min nuværende stilling {covers} {part}"],
		same: ["Arbejdet {covers} også {part}", "Stillingen {covers} også {part}"],
		earlier: [
			"Mit tidligere arbejde som {title} hos {company} {covers} {part}",
		],
		project: ["Projektet {company} {covers} {part}"],
		volunteer: ["Mit frivillige arbejde i {company} {covers} {part}"],
		own: ["Mit arbejde som selvstændig {covers} {part}"],
	},
	figures: {
		there: "I tal: {part}",
		at: "I tal, fra mit arbejde hos {company}: {part}",
	},
	result: {
		there: "Et resultat af det arbejde: {part}",
		at: "Et resultat af mit arbejde hos {company}: {part}",
	},
	never:
		/^\p{L}+er (?:og|samt) \p{L}+er (?!(?:i|på|til|fra|hos|med) )|^(?:eget|egen|egne) |^\p{L}+ (?:en|et|den|det|de|mine?|alle) |^\p{L}+(?:er|[^s]te|(?<!od|ig|sk|al|ny|end|ed|iv|ell|ær)e) (?!(?:og|samt|af|av|i|på|til|for|med|fra|hos|ved|under|op|opp|per|pr|inden|innen|efter|etter|mod|mot|om|via|mellem|mellom)(?!\p{L}))\p{L}|(?<!\p{L})(?:kun|mest|mer)(?!\p{L})|^(?:(?:deltaget|hjulpet|bidraget|taget|givet|skrevet|stået|fået|været med|indført|gennemført|udviklet|oplært) |(?:\p{L}|-)*(?:mand|leder|formand|ansvarlig|ansvar|medlem|elev|assistent|vikar|svend|lærling|hjælper)(?: |$)|jeg |min |mit )/iu,
	change:
		/(?<!\p{L})fra (?:ca\. )?\d[^;]{0,30} til (?:under |over |ca\. )?\d|[+–−-] ?\d+(?:,\d+)? ?%/iu,
	figureChange: {
		fell: [" faldt ", " faldt "],
		rose: [" steg ", " steg "],
		opens: "",
		closes: "",
		joints: [{ plain: "fra " }, { plain: "til " }],
		from: "fra",
		to: "til",
		inYear: "i",
		within: "(?:i|på|for|af|ved|hos|per|pr\\.)(?: min| mit| mine| vores)?",
		ways: "ned|op",
	},
	and: " samt ",
};
