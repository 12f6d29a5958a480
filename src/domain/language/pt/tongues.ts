// Portuguese: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "básico",
		conversational: "conversação",
		proficient: "avançado",
		fluent: "fluente",
		native: "nativo",
		elementary: "elementar",
		limited: "nível profissional limitado",
		working: "nível profissional",
		full: "nível profissional pleno",
		bilingual: "nativo ou bilingue",
	},
	names: {
		en: "inglês",
		de: "alemão",
		fr: "francês",
		es: "espanhol",
		it: "italiano",
		nl: "neerlandês",
		pt: "português",
		da: "dinamarquês",
		no: "norueguês",
		sv: "sueco",
		zh: "chinês",
	},
};
