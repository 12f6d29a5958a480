// Danish: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";

export const telling: TellingWords = {
	nounDeeds: null,
	deed: {
		how: "inverted",
		pronoun: "jeg",
		and: "og",
		verb: /^(?:\p{L}{2,}(?:erte|erer|erede)|\p{L}{3,}(?:ede|ærte|økte|ygte|rejste|solgte|hentede|styrte|styrede|løste|førte|viste|passede)|leder|ledet|ledede|bygger|bygget|byggede|bygde|drifter|driftet|driver|drev|innførte|indførte|designet|designede|utvikler|utviklet|udvikler|udviklede|holder|holdt|skriver|skrev|deltok|deltog|deltar|deltager|bidro|bidrog|bidrar|bidrager|hjalp|hjelper|hjælper|jobbet|arbeider|arbejder|arbejdede|sørget|sørgede|planla|planlagde|styrket|styrkede|økte|øgede|kuttet|skapte|skabte|lærte|trente|trænede|underviste|underviser|veiledet|veileder|vejledte|vejleder|har|hadde|havde|tok|tog|satte|stod|står)(?= )/iu,
	},
	did: {
		current: [
			"Hos {company}, hvor jeg siden {since} har arbejdet som {title}, {deed}",
		],
		titled: ["Som {title} hos {company} {deed}"],
		first: ["Hos {company} {deed}"],
		named: ["Hos {company} {deed}"],
		begin: ["Der {deed}"],
		same: ["Desuden {deed}", "Derudover {deed}", "Der {deed}"],
		earlier: [
			"Tidligere, som {title} hos {company}, {deed}",
			"Før det, som {title} hos {company}, {deed}",
		],
		project: ["I projektet {company} {deed}"],
		volunteer: ["Som frivillig i {company} {deed}"],
		own: ["Som selvstændig {deed}"],
	},
	work: null,
	result: null,
	results: null,
	verbs: {},
	from: {
		current: ["Fra mit arbejde som {title} hos {company}"],
		titled: ["Fra mit arbejde som {title} hos {company}"],
		first: ["Fra mit arbejde hos {company}"],
		named: ["Også fra mit arbejde hos {company}"],
		begin: ["Et eksempel derfra"],
		same: ["Et andet eksempel derfra"],
		earlier: ["Tidligere, som {title} hos {company}"],
		project: ["Fra projektet {company}"],
		volunteer: ["Fra frivilligt arbejde i {company}"],
		own: ["Fra mit arbejde som selvstændig"],
	},
	colon: ": ",
	end: ".",
};
