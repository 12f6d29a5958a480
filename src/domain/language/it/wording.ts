// Italian: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " e ",
	degreeJoint: {
		names:
			"laurea(?: (?:triennale|magistrale|specialistica))?|master|dottorato",
		joint: " in ",
	},
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title}, attualmente presso {company}",
	latest: "{title}, da ultimo presso {company}",
	before: "In precedenza {title} presso {company}",
	skills: "Competenze: {items}",
};
