// Norwegian: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["omfatter", "omfattet"],
	work: {
		current: [
			"Arbeidet mitt som {title} hos {company} (siden {since}) {covers} {part}",
		],
		titled: ["Arbeidet mitt som {title} hos {company} {covers} {part}"],
		first: ["Arbeidet mitt hos {company} {covers} {part}"],
		named: ["Arbeidet mitt hos {company} {covers} også {part}"],
		begin: ["Arbeidet {covers} {part}"],
		now: ["Den nåværende stillingen min {covers} {part}"],
		same: ["Arbeidet {covers} også {part}", "Stillingen {covers} også {part}"],
		earlier: [
			"Det tidligere arbeidet mitt som {title} hos {company} {covers} {part}",
		],
		project: ["Prosjektet {company} {covers} {part}"],
		volunteer: ["Det frivillige arbeidet mitt i {company} {covers} {part}"],
		own: ["Arbeidet mitt som selvstendig {covers} {part}"],
	},
	figures: {
		there: "I tall: {part}",
		at: "I tall, fra arbeidet mitt hos {company}: {part}",
	},
	result: {
		there: "Et resultat av det arbeidet: {part}",
		at: "Et resultat av arbeidet mitt hos {company}: {part}",
	},
	never:
		/^\p{L}+er (?:og|samt) \p{L}+er (?!(?:i|på|til|fra|hos|med) )|^(?:eget|egen|egne|alene) |^\p{L}+ (?:en|ei|et|den|det|de|alle) |^\p{L}+(?:er|[^s]te|(?<!od|ig|sk|al|ny|end|ed|iv|ell|ær)e) (?!(?:og|samt|af|av|i|på|til|for|med|fra|hos|ved|under|op|opp|per|pr|inden|innen|efter|etter|mod|mot|om|via|mellem|mellom)(?!\p{L}))\p{L}|(?<!\p{L})(?:bare|kun)(?!\p{L})|^(?:(?:deltatt|hjulpet|bidratt|tatt|gitt|gjort|skrevet|fått|stått|vært med) |(?:\p{L}|-)*(?:mann|leder|formann|ansvarlig|ansvar|medlem|elev|assistent|vikar|lærling|hjelper)(?: |$)|jeg |min |mitt )/iu,
	change:
		/(?<!\p{L})fra (?:ca\. )?\d[^;]{0,30} til (?:under |over |ca\. )?\d|[+–−-] ?\d+(?:,\d+)? ?%/iu,
	figureChange: {
		fell: [" falt ", " falt "],
		rose: [" steg ", " steg "],
		opens: "",
		closes: "",
		joints: [{ plain: "fra " }, { plain: "til " }],
		from: "fra",
		to: "til",
		inYear: "i",
		within: "(?:i|på|for|av|ved|hos|per)(?: min| mitt| mine| vår)?",
		ways: "ned|opp",
	},
	and: " samt ",
};
