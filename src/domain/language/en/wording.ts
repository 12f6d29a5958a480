// English: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " and ",
	degreeIn: " in ",
	noField: "general(?: studies| education)?",
	degreeComma: ", ",
	decimal: ".",
	software: "Software",
	now: "{title} at {company}",
	latest: "{title} most recently at {company}",
	before: "Previously {title} at {company}",
	skills: "Skills: {items}",
};
