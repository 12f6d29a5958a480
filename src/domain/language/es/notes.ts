// Spanish: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["incluye", "incluía"],
	work: {
		current: [
			"Mi trabajo como {title} en {company} (desde {since}) {covers}: {part}",
		],
		titled: ["Mi trabajo como {title} en {company} {covers}: {part}"],
		first: ["Mi trabajo en {company} {covers}: {part}"],
		named: ["Mi trabajo en {company} {covers} también: {part}"],
		begin: ["Ese trabajo {covers}: {part}"],
		now: ["Mi puesto actual {covers}: {part}"],
		same: [
			"Ese trabajo {covers} también: {part}",
			"El puesto {covers} también: {part}",
		],
		earlier: ["Mi trabajo anterior como {title} en {company} {covers}: {part}"],
		project: ["El proyecto {company} {covers}: {part}"],
		volunteer: ["Mi voluntariado en {company} {covers}: {part}"],
		own: ["Mi trabajo por cuenta propia {covers}: {part}"],
	},
	figures: {
		there: "En cifras: {part}",
		at: "En cifras, de mi trabajo en {company}: {part}",
	},
	result: {
		there: "Un resultado de ese trabajo: {part}",
		at: "Un resultado de mi trabajo en {company}: {part}",
	},
	figureChange: {
		fell: [", que bajó ", ", que bajaron "],
		rose: [", que subió ", ", que subieron "],
		several: /(?<!sis|és|mes)s$|mes$(?<!^mes)/u,
		opens: "",
		closes: "",
		joints: [
			{ plain: "de ", share: "del " },
			{ plain: "a ", share: "al " },
		],
		from: "del?",
		to: "al?",
		inYear: "en",
		within: "(?:de|del|en|por|con|sin)(?: la| los| las| el| mi| mis)?",
		ways: "abajo|arriba",
	},
	and: "; ",
};
