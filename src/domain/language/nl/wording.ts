// Dutch: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " en ",
	degreeJoints: [{ names: "[^,]+", joint: " " }],
	noField: "algemeen",
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title}, nu bij {company}",
	latest: "{title}, laatst bij {company}",
	before: "Daarvoor {title} bij {company}",
	skills: "Vaardigheden: {items}",
};
