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
