// The lines of what a person typed or pasted: markup and bullets go, words never change.
import { plainText, withoutBullet } from "./plain-text.ts";

/** Blank lines are gone too. */
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
