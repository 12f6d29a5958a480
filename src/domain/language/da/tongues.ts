// Danish: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "grundlæggende",
		conversational: "samtaleniveau",
		proficient: "avanceret",
		fluent: "flydende",
		native: "modersmål",
		elementary: "grundlæggende",
		limited: "begrænset professionelt niveau",
		working: "professionelt niveau",
		full: "fuldt professionelt niveau",
		bilingual: "modersmål eller tosproget",
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
