// German: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["umfasst", "umfasste"],
	work: {
		current: [
			"Meine Arbeit als {title} bei {company} (seit {since}) {covers} {part}",
		],
		titled: ["Meine Arbeit als {title} bei {company} {covers} {part}"],
		first: ["Meine Arbeit bei {company} {covers} {part}"],
		named: ["Meine Arbeit bei {company} {covers} auch {part}"],
		begin: ["Diese Arbeit {covers} {part}"],
		now: ["Meine jetzige Stelle {covers} {part}"],
		same: [
			"Diese Arbeit {covers} auch {part}",
			"Die Stelle {covers} auch {part}",
		],
		earlier: ["Meine frühere Arbeit als {title} bei {company} {covers} {part}"],
		project: ["Das Projekt „{company}“ {covers} {part}"],
		volunteer: ["Mein Ehrenamt bei {company} {covers} {part}"],
		own: ["Meine freiberufliche Arbeit {covers} {part}"],
	},
	figures: {
		there: "In Zahlen: {part}",
		at: "Aus meiner Arbeit bei {company} in Zahlen: {part}",
	},
	result: {
		there: "Ein Ergebnis dieser Arbeit: {part}",
		at: "Ein Ergebnis meiner Arbeit bei {company}: {part}",
	},
	figureChange: {
		fell: [" sank ", " sanken "],
		rose: [" stieg ", " stiegen "],
		several: /(?:zahlen|zeiten|kosten|ungen|ionen|tage|fälle|fehler)$/u,
		opens: "",
		closes: "",
		joints: [{ plain: "von " }, { plain: "auf " }],
		from: "von",
		to: "auf",
		inYear: "im Jahr",
		within: "(?:in|bei|an|pro|der|des)(?: der| dem)?",
		ways: "runter|hoch",
	},
	and: " sowie ",
};
