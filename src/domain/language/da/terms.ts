// Danish: what stands around the things a posting names.
import type { TermWords } from "../term-words.ts";

export const terms: TermWords = {
	and: `og`,
	or: `eller`,
	cueBefore: `kendskab til|erfaring (?:med|inden for|fra|i)`,
	spokenParts: `sprog|flydende`,
	noTags: `og`,
	stop: `og eller til af på`,
	nameBefore: `med`,
};
