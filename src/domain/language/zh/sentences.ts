// Chinese: how lines become sentences. Lines of resumes have no subject.
import type { SentenceWords } from "../sentence-words.ts";

export const sentences: SentenceWords = {
	remarks: {
		along: "配合",
		about: "约|大约|近",
		all: "全部|均",
		relative: "其中",
		goesOn: null,
		from: "从",
		to: "到",
	},
	nounDeeds: null,
	support: [],
	tense: null,
	pointing: "在那里|当时|期间",
	did: {
		current: ["自{since}起，我在{company}担任{title}，{line}"],
		titled: ["在{company}担任{title}期间，{deed}"],
		first: ["在{company}工作期间，{deed}"],
		named: ["在{company}，{deed}"],
		begin: ["期间，{deed}"],
		now: ["在现职中，{deed}"],
		same: ["此外，{deed}", "同时，{deed}", "{deed}"],
		earlier: [
			"此前在{company}担任{title}期间，{deed}",
			"更早在{company}担任{title}时，{deed}",
		],
		project: ["在“{company}”项目中，{deed}"],
		volunteer: ["在{company}从事志愿工作时，{deed}"],
		own: ["作为自由职业者，{deed}"],
	},
	work: null,
	verbs: {},
	from: null,
	colon: "：",
	closes: "",
};
