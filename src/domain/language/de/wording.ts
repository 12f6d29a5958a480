// German: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " und ",
	degreeJoint: {
		names:
			"master|bachelor|m\\. ?a\\.|b\\. ?a\\.|m\\. ?sc\\.|b\\. ?sc\\.|bachelor of (?:arts|science)|master of (?:arts|science)",
		joint: " in ",
	},
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title}, derzeit bei {company}",
	latest: "{title}, zuletzt bei {company}",
	before: "Zuvor {title} bei {company}",
	skills: "Kenntnisse: {items}",
};
