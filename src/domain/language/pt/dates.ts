// Portuguese: months, seasons, now, and the words of a span of time.
import type { DateWords } from "../date-words.ts";

export const dates: DateWords = {
	months: [
		["janeiro", "jan"],
		["fevereiro", "fev"],
		["março", "marco", "mar"],
		["abril", "abr"],
		["maio", "mai"],
		["junho", "jun"],
		["julho", "jul"],
		["agosto", "ago"],
		["setembro", "set"],
		["outubro", "out"],
		["novembro", "nov"],
		["dezembro", "dez"],
	],
	seasons: ["primavera", "verão", "outono", "inverno"],
	present: [
		"presente",
		"atual",
		"atualmente",
		"atualidade",
		"hoje",
		"o momento",
		"em curso",
	],
	from: ["de", "desde"],
	since: ["desde"],
	to: ["a", "até"],
	until: ["até"],
	of: ["de"],
	articles: ["o"],
	ordinals: ["º"],
	units: null,
};
