// Swedish: months, seasons, now, and the words of a span of time.
import type { DateWords } from "../date-words.ts";

export const dates: DateWords = {
	months: [
		["januari", "jan"],
		["februari", "feb", "febr"],
		["mars", "mar"],
		["april", "apr"],
		["maj"],
		["juni", "jun"],
		["juli", "jul"],
		["augusti", "aug"],
		["september", "sept", "sep"],
		["oktober", "okt"],
		["november", "nov"],
		["december", "dec"],
	],
	seasons: ["vår", "sommar", "höst", "vinter"],
	present: ["nu", "nuvarande", "pågående", "idag", "i dag"],
	from: ["från"],
	since: ["sedan", "från"],
	to: ["till", "tills"],
	until: ["till", "tills"],
	of: [],
	articles: [],
	ordinals: [],
	yearUnits: ["år", "års"],
	monthUnits: ["månad", "månader"],
	one: [],
	units: null,
};
