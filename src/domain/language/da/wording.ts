// Danish: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " og ",
	degreeJoint: {
		names: "bachelor|kandidat|professionsbachelor|diplomuddannelse",
		joint: " i ",
		isSmall: true,
	},
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title}, nu hos {company}",
	latest: "{title}, senest hos {company}",
	before: "Tidligere {title} hos {company}",
	skills: "Kompetencer: {items}",
};
