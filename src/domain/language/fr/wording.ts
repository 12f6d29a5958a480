// French: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " et ",
	degreeComma: ", ",
	decimal: ",",
	software: "Logiciels",
	now: "{title}, actuellement chez {company}",
	latest: "{title}, dernièrement chez {company}",
	before: "Auparavant {title} chez {company}",
	skills: "Compétences\u00a0: {items}",
};
