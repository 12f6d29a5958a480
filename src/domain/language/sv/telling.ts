// Swedish: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";

export const telling: TellingWords = {
	nounDeeds: null,
	deed: {
		how: "inverted",
		pronoun: "jag",
		and: "och",
		verb: /^(?:\p{L}{3,}(?:ade|erade)|ledde|byggde|drev|införde|utvecklade|höll|skrev|deltog|bidrog|hjälpte|ökade|minskade|skapade|lärde|undervisade|handledde|tog|satte|sålde|köpte|förde|löste|genomförde|säkerställde|leder|bygger|driver|håller|skriver|ansvarar|arbetar|utvecklar|hanterar|planerar)(?= )/iu,
	},
	did: {
		current: [
			"På {company}, där jag har arbetat som {title} sedan {since}, {deed}",
		],
		titled: ["Som {title} på {company} {deed}"],
		first: ["På {company} {deed}"],
		named: ["På {company} {deed}"],
		begin: ["Där {deed}"],
		same: ["Dessutom {deed}", "Därutöver {deed}", "Där {deed}"],
		earlier: [
			"Tidigare, som {title} på {company}, {deed}",
			"Före det, som {title} på {company}, {deed}",
		],
		project: ["I projektet {company} {deed}"],
		volunteer: ["Som volontär i {company} {deed}"],
		own: ["Som egenföretagare {deed}"],
	},
	work: null,
	result: null,
	results: null,
	verbs: {},
	from: {
		current: ["Från mitt arbete som {title} på {company}"],
		titled: ["Från mitt arbete som {title} på {company}"],
		first: ["Från mitt arbete på {company}"],
		named: ["Också från mitt arbete på {company}"],
		begin: ["Ett exempel därifrån"],
		same: ["Ett annat exempel därifrån"],
		earlier: ["Tidigare, som {title} på {company}"],
		project: ["Från projektet {company}"],
		volunteer: ["Från ideellt arbete i {company}"],
		own: ["Från mitt arbete som egenföretagare"],
	},
	colon: ": ",
	end: ".",
};
