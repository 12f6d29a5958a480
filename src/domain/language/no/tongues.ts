// Norwegian: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "grunnleggende",
		conversational: "samtalenivå",
		proficient: "avansert",
		fluent: "flytende",
		native: "morsmål",
		elementary: "grunnleggende",
		limited: "begrenset profesjonelt nivå",
		working: "profesjonelt nivå",
		full: "fullt profesjonelt nivå",
		bilingual: "morsmål eller tospråklig",
	},
	names: {
		en: "engelsk",
		de: "tysk",
		fr: "fransk",
		es: "spansk",
		it: "italiensk",
		nl: "nederlandsk",
		pt: "portugisisk",
		da: "dansk",
		no: "norsk",
		sv: "svensk",
		zh: "kinesisk",
	},
};
