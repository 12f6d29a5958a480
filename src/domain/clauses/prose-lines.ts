// Cuts prose into lines: what a person wrote as one paragraph becomes the sentences it holds. Words never change here.
import { linesOf } from "../profile/text-lines.ts";
import { sentencesOf } from "./sentence-ends.ts";

/** First the text's own lines, then the sentences of each. */
export function proseLines(text: string | null): string[] {
	return linesOf(text).flatMap(sentencesOf);
}
