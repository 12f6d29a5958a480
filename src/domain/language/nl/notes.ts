// Dutch: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["omvat", "omvatte"],
	work: {
		current: [
			"Mijn werk als {title} bij {company} (sinds {since}) {covers} {part}",
		],
		titled: ["Mijn werk als {title} bij {company} {covers} {part}"],
		first: ["Mijn werk bij {company} {covers} {part}"],
		named: ["Mijn werk bij {company} {covers} ook {part}"],
		begin: ["Dat werk {covers} {part}"],
		now: ["Mijn huidige functie {covers} {part}"],
		same: ["Dat werk {covers} ook {part}", "Die functie {covers} ook {part}"],
		earlier: ["Mijn eerdere werk als {title} bij {company} {covers} {part}"],
		project: ["Het project {company} {covers} {part}"],
		volunteer: ["Mijn vrijwilligerswerk bij {company} {covers} {part}"],
		own: ["Mijn werk als zelfstandige {covers} {part}"],
	},
	figures: {
		there: "In cijfers: {part}",
		at: "In cijfers, uit mijn werk bij {company}: {part}",
	},
	result: {
		there: "Een resultaat van dat werk: {part}",
		at: "Een resultaat van mijn werk bij {company}: {part}",
	},
	figureChange: {
		fell: [" daalde ", " daalden "],
		rose: [" steeg ", " stegen "],
		several: /(?:en|ers|[’']s)$(?<!vermogen|leven|examen)/u,
		opens: "",
		closes: "",
		joints: [{ plain: "van " }, { plain: "naar " }],
		from: "van",
		to: "naar",
		inYear: "in",
		within: "(?:in|op|bij|van|aan|per)(?: mijn| onze?| de| het)?",
		ways: "omlaag|omhoog",
	},
	and: " en ",
};
