// The lines of a clean posting that say something, with their places.

import type { Span } from "./job.ts";

/** A piece of the posting, and where it stands in the clean text. */
export type Fact = { text: string; span: Span };

export const linesOf = (text: string): Fact[] => {
	const lines: Fact[] = [];
	let start = 0;
	for (const line of text.split("\n")) {
		if (line.trim())
			lines.push({ text: line, span: [start, start + line.length] });
		start += line.length + 1;
	}
	return lines;
};
