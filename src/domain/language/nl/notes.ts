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
	never:
		/^\p{L}+(?<!e|en|isch|lijk|ers|[’']s) \p{Ll}{3,}en(?=$|,| en | \()|^(?:werkgroep|ploegen|\p{L}*diensten|(?:heftruck|reachtruck)(?= en | \(|$))(?!\p{L})|^\p{L}+ (?:de|het|een|mijn|alle) |^(?:mee|aan|op|uit|in|af|over|door|voor|bij)?ge(?:daan|gaan|holpen|werkt|leid|bouwd|maakt|schreven|nomen|voerd|steld|leerd|organiseerd)(?!\p{L})|(?<!\p{L})(?:eerst|zelf|zelfstandig) \p{L}+(?: \p{L}+)?en(?=$|,| \()|(?<!\p{L})(?:alleen|enkel)(?!\p{L})|^(?:(?:\p{L}|-)*(?:er|ende|lid|kracht|hulp|verantwoordelijke?|aandachtsvelder|coördinator|assistent)(?: |$)|ik |mijn )/iu,
	noun: /^(?:\p{L}+e )?(?:\p{L}|-)+(?:en|s|ing|heid|tie|beheer|werk|zorg|dienst|onderhoud|overleg|contact|beleid|toezicht|verkoop|inkoop|kassa|plan|bezoek)(?!\p{L})/iu,
	change:
		/\d (?:minuten|uur|uren|dagen|weken) (?:korter|sneller|minder|eerder)|(?<!\p{L})van (?:circa |ca\. )?\d[^;]{0,30} naar (?:onder |boven |circa |ca\. )?\d|[+–−-] ?\d+(?:,\d+)? ?%/iu,
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
