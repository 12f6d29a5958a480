// Swedish: what stands around the things a posting names.
import type { TermWords } from "../term-words.ts";

export const terms: TermWords = {
	and: `och`,
	or: `eller`,
};
