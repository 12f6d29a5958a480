// Every word found in a posting is shown where it stands: its span must hold the very form that was met.
import { readJob } from "#src/domain/job/reading/read-job.ts";
import type { Posting } from "./collection.ts";
import { none, type Result } from "./result.ts";

export function measureSpans(postings: readonly Posting[]): Result[] {
	let spans = 0;
	const wrong: string[] = [];
	for (const { id, text } of postings)
		for (const term of readJob(text).terms)
			for (const [start, end] of term.spans) {
				spans++;
				const shown = text.slice(start, end);
				if (!term.forms.some((form) => plain(form) === plain(shown)))
					wrong.push(`${id}: ${term.term} at “${shown}”`);
			}
	return [none("spans that show another word", wrong, ` of ${spans}`)];
}

/** Line ends, soft hyphens and entities may stand inside a word as it was pasted. */
function plain(text: string): string {
	return text
		.replace(/&[a-z#\d]+;/gi, " ")
		.replace(/[^\p{L}\p{N}]+/gu, "")
		.toLowerCase();
}
