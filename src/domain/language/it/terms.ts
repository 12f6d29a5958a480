// Italian: what stands around the things a posting names.
import type { TermWords } from "../term-words.ts";

export const terms: TermWords = {
	and: `e`,
	or: `o`,
	cueBefore: `conoscenza (?:di|del|della|dei|delle)|esperienza (?:in|nel|nella|con)`,
	spokenParts: `livello|lingua`,
	noTags: `e|il`,
	stop: `il lo gli di della dei e con per nel nella`,
	nameBefore: `con`,
	nameBeforeOf: `conoscenza`,
	of: `di dell`,
};
