// Chinese: months, seasons, now, and the words of a span of time. "今" and "現在" stand in Japanese resumes too.
import type { DateWords } from "../date-words.ts";

export const dates: DateWords = {
	months: [
		["一月"],
		["二月"],
		["三月"],
		["四月"],
		["五月"],
		["六月"],
		["七月"],
		["八月"],
		["九月"],
		["十月"],
		["十一月"],
		["十二月"],
	],
	seasons: [],
	present: ["至今", "现在", "現在", "今", "目前", "当前"],
	from: [],
	since: [],
	to: ["至", "到"],
	until: [],
	of: [],
	articles: [],
	ordinals: [],
	yearUnits: ["年"],
	monthUnits: ["个月", "月"],
	one: [],
	units: { year: "年", month: "月", day: "日号" },
};
