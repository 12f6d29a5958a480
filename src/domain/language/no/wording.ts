// Norwegian: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " og ",
	degreeJoint: {
		names: "bachelor|master|bachelorgrad|mastergrad|fagbrev",
		joint: " i ",
		isSmall: true,
	},
	degreeComma: ", ",
	decimal: ",",
	software: "Programvare",
	now: "{title}, nå hos {company}",
	latest: "{title}, sist hos {company}",
	before: "Tidligere {title} hos {company}",
	skills: "Kompetanse: {items}",
};
