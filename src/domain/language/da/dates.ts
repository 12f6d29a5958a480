// Danish: months, seasons, now, and the words of a span of time.
import type { DateWords } from "../date-words.ts";

export const dates: DateWords = {
	months: [
		["januar", "jan"],
		["februar", "feb", "febr"],
		["marts", "mar"],
		["april", "apr"],
		["maj"],
		["juni", "jun"],
		["juli", "jul"],
		["august", "aug"],
		["september", "sept", "sep"],
		["oktober", "okt"],
		["november", "nov"],
		["december", "dec"],
	],
	seasons: ["forår", "sommer", "efterår", "vinter"],
	present: ["nu", "nuværende", "i dag", "dags dato", "d.d."],
	from: ["fra"],
	since: ["siden", "fra"],
	to: ["til"],
	until: ["til"],
	of: [],
	articles: [],
	ordinals: [],
	yearUnits: ["år", "års"],
	monthUnits: ["måned", "måneder"],
	one: [],
	units: null,
};
