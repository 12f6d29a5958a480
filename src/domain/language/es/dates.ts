// Spanish: months, seasons, now, and the words of a span of time.
import type { DateWords } from "../date-words.ts";

export const dates: DateWords = {
	months: [
		["enero", "ene"],
		["febrero", "feb"],
		["marzo", "mar"],
		["abril", "abr"],
		["mayo", "may"],
		["junio", "jun"],
		["julio", "jul"],
		["agosto", "ago"],
		["septiembre", "setiembre", "sept", "sep", "set"],
		["octubre", "oct"],
		["noviembre", "nov"],
		["diciembre", "dic"],
	],
	seasons: ["primavera", "verano", "otoño", "invierno"],
	present: [
		"actualidad",
		"actual",
		"actualmente",
		"presente",
		"hoy",
		"la fecha",
		"en curso",
	],
	from: ["de", "desde"],
	since: ["desde"],
	to: ["a", "al", "hasta"],
	until: ["hasta"],
	of: ["de", "del"],
	articles: ["el", "la"],
	ordinals: ["º"],
	units: null,
};
