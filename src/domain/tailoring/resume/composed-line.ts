// A line composed from facts of several places.
import type { DraftLine } from "../lines/draft-line.ts";

/** `sources` are the paths of the facts it states. */
export function composed(text: string, sources: string[]): DraftLine {
	return {
		sources,
		original: "",
		text,
		change: "merged",
		value: 0,
		terms: new Set(),
	};
}
