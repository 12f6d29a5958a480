// Portuguese: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " e ",
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title} (atualmente: {company})",
	latest: "{title} (mais recentemente: {company})",
	before: "Antes: {title} ({company})",
	skills: "Competências: {items}",
};
