// French: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["comprend", "comprenait"],
	work: {
		current: [
			"Mon travail comme {title} chez {company} (depuis {since}) {covers}\u00a0: {part}",
		],
		titled: ["Mon travail comme {title} chez {company} {covers}\u00a0: {part}"],
		first: ["Mon travail chez {company} {covers}\u00a0: {part}"],
		named: ["Mon travail chez {company} {covers} aussi\u00a0: {part}"],
		begin: ["Ce travail {covers}\u00a0: {part}"],
		now: ["Mon poste actuel {covers}\u00a0: {part}"],
		same: [
			"Ce travail {covers} aussi\u00a0: {part}",
			"Le poste {covers} aussi\u00a0: {part}",
		],
		earlier: [
			"Mon travail précédent comme {title} chez {company} {covers}\u00a0: {part}",
		],
		project: ["Le projet {company} {covers}\u00a0: {part}"],
		volunteer: ["Mon bénévolat chez {company} {covers}\u00a0: {part}"],
		own: ["Mon travail à mon compte {covers}\u00a0: {part}"],
	},
	figures: {
		there: "En chiffres\u00a0: {part}",
		at: "En chiffres, de mon travail chez {company}\u00a0: {part}",
	},
	result: {
		there: "Un résultat de ce travail\u00a0: {part}",
		at: "Un résultat de mon travail chez {company}\u00a0: {part}",
	},
	figureChange: {
		fell: [" en baisse ", " en baisse "],
		rose: [" en hausse ", " en hausse "],
		opens: "(",
		closes: ")",
		joints: [{ plain: "de " }, { plain: "à " }],
		from: "de",
		to: "à",
		inYear: "en",
		within: "(?:de|du|des|en|par|sur)(?: la| les| mon| ma| mes)?",
		ways: "en baisse|en hausse",
	},
	and: "\u00a0; ",
};
