// Cuts prose into lines: what a person wrote as one paragraph becomes the sentences it holds. Words never change here.
import { sentencesOf } from "../clauses/sentence-ends.ts";
import { plainText, withoutBullet } from "../profile/plain-text.ts";

/** The lines of a text a person typed or pasted: markup and bullets gone, blank lines gone. */
export function linesOf(text: string | null): string[] {
	return plainText(text ?? "")
		.split("\n")
		.map(withoutBullet)
		.filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** A text as one line. */
export function oneLine(text: string | null): string {
	return linesOf(text).join(" ").replace(/\s+/g, " ").trim();
}

/** Prose as lines: first its own lines, then the sentences of each. */
export function proseLines(text: string | null): string[] {
	return linesOf(text).flatMap(sentencesOf);
}
