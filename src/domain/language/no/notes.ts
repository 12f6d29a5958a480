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
