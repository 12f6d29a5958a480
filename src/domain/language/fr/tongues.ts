// French: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "notions",
		conversational: "niveau conversationnel",
		proficient: "niveau avancé",
		fluent: "courant",
		native: "langue maternelle",
		elementary: "notions",
		limited: "niveau professionnel limité",
		working: "niveau professionnel",
		full: "niveau professionnel complet",
		bilingual: "langue maternelle ou bilingue",
	},
	names: {
		en: "anglais",
		de: "allemand",
		fr: "français",
		es: "espagnol",
		it: "italien",
		nl: "néerlandais",
		pt: "portugais",
		da: "danois",
		no: "norvégien",
		sv: "suédois",
		zh: "chinois",
	},
};
