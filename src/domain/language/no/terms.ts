// Norwegian: what stands around the things a posting names.
import type { TermWords } from "../term-words.ts";

export const terms: TermWords = {
	and: `og`,
	or: `eller`,
	cueBefore: `erfaring (?:med|fra|i)`,
	noTags: `og`,
	stop: `og eller til på`,
	nameBefore: `med`,
};
