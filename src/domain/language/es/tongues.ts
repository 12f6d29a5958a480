// Spanish: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "básico",
		conversational: "conversacional",
		proficient: "avanzado",
		fluent: "fluido",
		native: "nativo",
		elementary: "elemental",
		limited: "competencia profesional limitada",
		working: "competencia profesional",
		full: "competencia profesional plena",
		bilingual: "nativo o bilingüe",
	},
	names: {
		en: "inglés",
		de: "alemán",
		fr: "francés",
		es: "español",
		it: "italiano",
		nl: "neerlandés",
		pt: "portugués",
		da: "danés",
		no: "noruego",
		sv: "sueco",
		zh: "chino",
	},
};
