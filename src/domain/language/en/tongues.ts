// English: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "basic",
		conversational: "conversational",
		proficient: "proficient",
		fluent: "fluent",
		native: "native",
		elementary: "elementary",
		limited: "limited working level",
		working: "professional working level",
		full: "full professional level",
		bilingual: "native or bilingual",
	},
	names: {
		en: "English",
		de: "German",
		fr: "French",
		es: "Spanish",
		it: "Italian",
		nl: "Dutch",
		pt: "Portuguese",
		da: "Danish",
		no: "Norwegian",
		sv: "Swedish",
		zh: "Chinese",
	},
};
