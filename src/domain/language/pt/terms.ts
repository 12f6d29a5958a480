// Portuguese: what stands around the things a posting names.
import type { TermWords } from "../term-words.ts";

export const terms: TermWords = {
	and: `e`,
	or: `ou`,
	cueBefore: `experiência (?:em|com|na|no)|conhecimentos? (?:de|em)`,
	spokenParts: `fluente|língua`,
	noTags: `e`,
	stop: `o os as dos da na no com`,
	of: `do da`,
};
