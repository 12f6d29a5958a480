// Portuguese: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " e ",
	degreeJoint: {
		names:
			"bacharelado|licenciatura|mestrado|mestrado integrado|doutorado|doutoramento|pós-graduação|tecnólogo|curso técnico",
		joint: " em ",
	},
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title} (atualmente: {company})",
	latest: "{title} (mais recentemente: {company})",
	before: "Antes: {title} ({company})",
	skills: "Competências: {items}",
};
