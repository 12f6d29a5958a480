// The lines of what a person typed or pasted: markup and bullets go, words never change.
import { recent } from "../recent.ts";
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
	return joinedLines(text ?? "");
}

// Whoever reads, matches, writes or proves a line asks for it.
const joinedLines = recent(
	(text: string) => linesOf(text).join(" ").replace(/\s+/g, " ").trim(),
	{ most: 1_000, longest: 1_000 },
);
