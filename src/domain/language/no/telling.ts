// Norwegian: how lines become sentences.
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
			"Hos {company}, der jeg har arbeidet som {title} siden {since}, {deed}",
		],
		titled: ["Som {title} hos {company} {deed}"],
		first: ["Hos {company} {deed}"],
		named: ["Hos {company} {deed}"],
		begin: ["Der {deed}"],
		same: ["I tillegg {deed}", "Dessuten {deed}", "Der {deed}"],
		earlier: [
			"Tidligere, som {title} hos {company}, {deed}",
			"Før det, som {title} hos {company}, {deed}",
		],
		project: ["I prosjektet {company} {deed}"],
		volunteer: ["Som frivillig i {company} {deed}"],
		own: ["Som selvstendig {deed}"],
	},
	work: null,
	result: null,
	results: null,
	verbs: {},
	from: {
		current: ["Fra arbeidet mitt som {title} hos {company}"],
		titled: ["Fra arbeidet mitt som {title} hos {company}"],
		first: ["Fra arbeidet mitt hos {company}"],
		named: ["Også fra arbeidet mitt hos {company}"],
		begin: ["Et eksempel derfra"],
		same: ["Et annet eksempel derfra"],
		earlier: ["Tidligere, som {title} hos {company}"],
		project: ["Fra prosjektet {company}"],
		volunteer: ["Fra frivillig arbeid i {company}"],
		own: ["Fra arbeidet mitt som selvstendig"],
	},
	colon: ": ",
	end: ".",
};
