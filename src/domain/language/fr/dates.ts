// French: months, seasons, now, and the words of a span of time.
import type { DateWords } from "../date-words.ts";

export const dates: DateWords = {
	months: [
		["janvier", "janv", "jan"],
		["février", "fevrier", "févr", "fevr", "fév", "fev"],
		["mars", "mar"],
		["avril", "avr"],
		["mai"],
		["juin"],
		["juillet", "juill", "juil"],
		["août", "aout", "aoû"],
		["septembre", "sept", "sep"],
		["octobre", "oct"],
		["novembre", "nov"],
		["décembre", "decembre", "déc", "dec"],
	],
	seasons: ["printemps", "été", "automne", "hiver"],
	present: [
		"présent",
		"aujourd'hui",
		"en cours",
		"actuel",
		"actuellement",
		"à ce jour",
		"ce jour",
	],
	from: ["de", "du"],
	since: ["depuis", "à partir de"],
	to: ["à", "au", "jusqu'à", "jusqu'en"],
	until: ["jusqu'à", "jusqu'en", "prévu", "prévue"],
	of: [],
	articles: ["le"],
	ordinals: ["er"],
	units: null,
};
