// French: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " et ",
	degreeJoint: {
		names:
			"master|licence|licence professionnelle|bts|but|dut|cap|bep|btm|bac pro|mba|mastère|bachelor",
		joint: " ",
	},
	degreeComma: ", ",
	decimal: ",",
	software: "Logiciels",
	now: "{title}, actuellement chez {company}",
	latest: "{title}, dernièrement chez {company}",
	before: "Auparavant {title} chez {company}",
	skills: "Compétences\u00a0: {items}",
};
