// Dutch: names of languages, and how well one is spoken.
import type { TongueWords } from "../tongue-words.ts";

export const tongues: TongueWords = {
	levels: {
		basic: "basis",
		conversational: "gespreksniveau",
		proficient: "vergevorderd",
		fluent: "vloeiend",
		native: "moedertaal",
		elementary: "basis",
		limited: "beperkt professioneel",
		working: "professioneel",
		full: "volledig professioneel",
		bilingual: "moedertaal of tweetalig",
	},
	names: {
		en: "Engels",
		de: "Duits",
		fr: "Frans",
		es: "Spaans",
		it: "Italiaans",
		nl: "Nederlands",
		pt: "Portugees",
		da: "Deens",
		no: "Noors",
		sv: "Zweeds",
		zh: "Chinees",
	},
};
