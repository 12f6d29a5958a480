// Swedish: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " och ",
	degreeJoint: {
		names:
			"kandidatexamen|masterexamen|magisterexamen|högskoleexamen|yrkesexamen",
		joint: " i ",
		isSmall: true,
	},
	degreeComma: ", ",
	decimal: ",",
	software: "Programvara",
	now: "{title}, nu hos {company}",
	latest: "{title}, senast hos {company}",
	before: "Tidigare {title} hos {company}",
	skills: "Kompetens: {items}",
};
