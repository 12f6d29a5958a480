// Dutch: what stands around the things a posting names.
import type { TermWords } from "../term-words.ts";

export const terms: TermWords = {
	and: `en`,
	or: `of`,
	cueBefore: `kennis van|ervaring (?:met|in|als)`,
	spokenParts: `taal|beheersing`,
	noTags: `en`,
	stop: `een het van en of met voor`,
	nameBefore: `met`,
	nameBeforeOf: `kennis`,
	of: `van`,
};
