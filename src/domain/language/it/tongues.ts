// Italian: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "base",
		conversational: "colloquiale",
		proficient: "avanzato",
		fluent: "fluente",
		native: "madrelingua",
		elementary: "elementare",
		limited: "livello professionale limitato",
		working: "livello professionale",
		full: "piena competenza professionale",
		bilingual: "madrelingua o bilingue",
	},
	names: {
		en: "inglese",
		de: "tedesco",
		fr: "francese",
		es: "spagnolo",
		it: "italiano",
		nl: "olandese",
		pt: "portoghese",
		da: "danese",
		no: "norvegese",
		sv: "svedese",
		zh: "cinese",
	},
};
