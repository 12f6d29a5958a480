// Swedish: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "grundläggande",
		conversational: "samtalsnivå",
		proficient: "avancerad",
		fluent: "flytande",
		native: "modersmål",
		elementary: "grundläggande",
		limited: "begränsad yrkesnivå",
		working: "yrkesnivå",
		full: "full yrkesnivå",
		bilingual: "modersmål eller tvåspråkig",
	},
	names: {
		en: "engelska",
		de: "tyska",
		fr: "franska",
		es: "spanska",
		it: "italienska",
		nl: "nederländska",
		pt: "portugisiska",
		da: "danska",
		no: "norska",
		sv: "svenska",
		zh: "kinesiska",
	},
};
