// Dutch: months, seasons, now, and the words of a span of time.
import type { DateWords } from "../date-words.ts";

export const dates: DateWords = {
	months: [
		["januari", "jan"],
		["februari", "febr", "feb"],
		["maart", "mrt", "maa"],
		["april", "apr"],
		["mei"],
		["juni", "jun"],
		["juli", "jul"],
		["augustus", "aug"],
		["september", "sept", "sep"],
		["oktober", "okt"],
		["november", "nov"],
		["december", "dec"],
	],
	seasons: ["lente", "zomer", "herfst", "winter"],
	present: ["heden", "nu", "huidig", "vandaag"],
	from: ["van"],
	since: ["sinds", "vanaf"],
	to: ["tot", "t/m"],
	until: ["tot"],
	of: [],
	articles: [],
	ordinals: [],
	yearUnits: ["jaar"],
	monthUnits: ["maand", "maanden"],
	one: [],
	units: null,
};
