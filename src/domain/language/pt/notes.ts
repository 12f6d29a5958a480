// Portuguese: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["inclui", "incluía"],
	work: {
		current: [
			"O trabalho como {title} em {company} (desde {since}) {covers}: {part}",
		],
		titled: ["O trabalho como {title} em {company} {covers}: {part}"],
		first: ["O trabalho em {company} {covers}: {part}"],
		named: ["O trabalho em {company} {covers} também: {part}"],
		begin: ["Esse trabalho {covers}: {part}"],
		now: ["A função atual {covers}: {part}"],
		same: [
			"Esse trabalho {covers} também: {part}",
			"A função {covers} também: {part}",
		],
		earlier: ["O trabalho anterior como {title} em {company} {covers}: {part}"],
		project: ["O projeto {company} {covers}: {part}"],
		volunteer: ["O trabalho voluntário em {company} {covers}: {part}"],
		own: ["O trabalho por conta própria {covers}: {part}"],
	},
	figures: {
		there: "Em números: {part}",
		at: "Em números, do trabalho em {company}: {part}",
	},
	result: {
		there: "Um resultado desse trabalho: {part}",
		at: "Um resultado do meu trabalho em {company}: {part}",
	},
	figureChange: {
		fell: [" em queda ", " em queda "],
		rose: [" em alta ", " em alta "],
		opens: "(",
		closes: ")",
		joints: [{ plain: "de " }, { plain: "para " }],
		from: "de",
		to: "para|a",
		inYear: "em",
		within: "(?:de|do|da|dos|das|em|por|com|sem)(?: meu| minha| meus| minhas)?",
		ways: "em queda|em alta",
	},
	and: "; ",
};
