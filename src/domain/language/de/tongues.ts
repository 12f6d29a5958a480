// German: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "Grundkenntnisse",
		conversational: "gute Kenntnisse",
		proficient: "sehr gute Kenntnisse",
		fluent: "fließend",
		native: "Muttersprache",
		elementary: "Grundkenntnisse",
		limited: "im Beruf begrenzt einsetzbar",
		working: "gut im Beruf einsetzbar",
		full: "verhandlungssicher",
		bilingual: "muttersprachliches Niveau",
	},
	names: {
		en: "Englisch",
		de: "Deutsch",
		fr: "Französisch",
		es: "Spanisch",
		it: "Italienisch",
		nl: "Niederländisch",
		pt: "Portugiesisch",
		da: "Dänisch",
		no: "Norwegisch",
		sv: "Schwedisch",
		zh: "Chinesisch",
	},
};
