// Swedish: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["omfattar", "omfattade"],
	work: {
		current: [
			"Mitt arbete som {title} på {company} (sedan {since}) {covers} {part}",
		],
		titled: ["Mitt arbete som {title} på {company} {covers} {part}"],
		first: ["Mitt arbete på {company} {covers} {part}"],
		named: ["Mitt arbete på {company} {covers} också {part}"],
		begin: ["Arbetet {covers} {part}"],
		now: ["Min nuvarande tjänst {covers} {part}"],
		same: ["Arbetet {covers} också {part}", "Tjänsten {covers} också {part}"],
		earlier: ["Mitt tidigare arbete som {title} på {company} {covers} {part}"],
		project: ["Projektet {company} {covers} {part}"],
		volunteer: ["Mitt ideella arbete i {company} {covers} {part}"],
		own: ["Mitt arbete som egenföretagare {covers} {part}"],
	},
	figures: {
		there: "I siffror: {part}",
		at: "I siffror, från mitt arbete på {company}: {part}",
	},
	result: {
		there: "Ett resultat av det arbetet: {part}",
		at: "Ett resultat av mitt arbete på {company}: {part}",
	},
	figureChange: {
		fell: [" sjönk ", " sjönk "],
		rose: [" steg ", " steg "],
		opens: "",
		closes: "",
		joints: [{ plain: "från " }, { plain: "till " }],
		from: "från",
		to: "till",
		inYear: "under|år",
		within: "(?:i|på|för|av|vid|hos|per)(?: min| mitt| mina| vår)?",
		ways: "ner|ned|upp",
	},
	and: " samt ",
};
