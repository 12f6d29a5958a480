// Italian: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["comprende", "comprendeva"],
	work: {
		current: [
			"Il mio lavoro come {title} presso {company} (da {since}) {covers}: {part}",
		],
		titled: ["Il mio lavoro come {title} presso {company} {covers}: {part}"],
		first: ["Il mio lavoro presso {company} {covers}: {part}"],
		named: ["Il mio lavoro presso {company} {covers} anche: {part}"],
		begin: ["Quel lavoro {covers}: {part}"],
		now: ["Il mio lavoro attuale {covers}: {part}"],
		same: [
			"Quel lavoro {covers} anche: {part}",
			"L’incarico {covers} anche: {part}",
		],
		earlier: [
			"Il mio lavoro precedente come {title} presso {company} {covers}: {part}",
		],
		project: ["Il progetto {company} {covers}: {part}"],
		volunteer: ["Il mio volontariato presso {company} {covers}: {part}"],
		own: ["Il mio lavoro in proprio {covers}: {part}"],
	},
	figures: {
		there: "In cifre: {part}",
		at: "In cifre, dal mio lavoro presso {company}: {part}",
	},
	result: {
		there: "Un risultato di questo lavoro: {part}",
		at: "Un risultato del mio lavoro presso {company}: {part}",
	},
	figureChange: {
		fell: [" in calo ", " in calo "],
		rose: [" in aumento ", " in aumento "],
		opens: "(",
		closes: ")",
		joints: [
			{ plain: "da ", share: "dal ", elided: "dall’" },
			{ plain: "a ", share: "al ", elided: "all’" },
		],
		from: "da|dal",
		to: "a|al",
		inYear: "nel",
		within: "(?:di|del|della|dei|delle|in|per|con)(?: mio| mia| miei| mie)?",
		ways: "in calo|in aumento",
	},
	and: "; ",
};
