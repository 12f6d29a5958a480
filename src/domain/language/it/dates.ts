// Italian: months, seasons, now, and the words of a span of time.
import type { DateWords } from "../date-words.ts";

export const dates: DateWords = {
	months: [
		["gennaio", "genn", "gen"],
		["febbraio", "febbr", "febb", "feb"],
		["marzo", "mar"],
		["aprile", "apr"],
		["maggio", "magg", "mag"],
		["giugno", "giu"],
		["luglio", "lugl", "lug"],
		["agosto", "ago"],
		["settembre", "sett", "set"],
		["ottobre", "ott"],
		["novembre", "nov"],
		["dicembre", "dic"],
	],
	seasons: ["primavera", "estate", "autunno", "inverno"],
	present: [
		"oggi",
		"ad oggi",
		"in corso",
		"attuale",
		"attualmente",
		"presente",
		"tuttora",
	],
	from: ["dal", "da"],
	since: ["dal", "da"],
	to: ["a", "al", "fino a", "fino al"],
	until: ["fino a", "fino al"],
	of: [],
	articles: [],
	ordinals: ["º"],
	units: null,
};
