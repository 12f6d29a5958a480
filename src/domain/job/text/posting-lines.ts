// The lines of a clean posting that say something, with their places.

import { listPattern } from "../../language/list-pattern.ts";
import type { Span } from "../job.ts";
import { employerWords } from "./naming.ts";

/** A piece of the posting, and where it stands in the clean text. */
export type PostingFact = { text: string; span: Span };

/** A line that names a public employer and nothing else. */
export const PUBLIC_BODY = listPattern(
	String.raw`^${employerWords("authorities")}(?: ${employerWords("ofPlace")})? ?\p{Lu}[^.,;:!?()]{1,50}$`,
	"iu",
);

export const postingLines = (text: string): PostingFact[] => {
	const lines: PostingFact[] = [];
	let start = 0;
	for (const line of text.split("\n")) {
		if (line.trim())
			lines.push({ text: line, span: [start, start + line.length] });
		start += line.length + 1;
	}
	return lines;
};
