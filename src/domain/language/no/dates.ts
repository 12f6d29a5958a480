// Norwegian: months, seasons, now, and the words of a span of time.
import type { DateWords } from "../date-words.ts";

export const dates: DateWords = {
	months: [
		["januar", "jan"],
		["februar", "feb", "febr"],
		["mars", "mar"],
		["april", "apr"],
		["mai"],
		["juni", "jun"],
		["juli", "jul"],
		["august", "aug"],
		["september", "sept", "sep"],
		["oktober", "okt"],
		["november", "nov"],
		["desember", "des"],
	],
	seasons: ["vår", "sommer", "høst", "vinter"],
	present: ["nå", "nåværende", "i dag", "dags dato", "d.d.", "pågående"],
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
