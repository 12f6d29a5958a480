// The places of a frame, and whether two texts in them are the same.

import { plainTypography } from "../../clauses/plain-typography.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import type { Ground } from "../../proof/ground.ts";
import type { Proof } from "../../proof/verdict.ts";
import { recent } from "../../recent.ts";

export type Place = { name: string; text: string };

export type Framed = {
	/** What the writer's table calls the frame; "stated …" where it states a line. */
	kind: string;
	language: LanguageCode;
	ground: Ground;
	/** Position and company applied for. */
	posting: readonly string[];
	/** The day of the document, from which a notice runs. */
	today?: string | undefined;
	/** The proof of what a frame tells, in an entry where it names one. */
	within?:
		| ((text: string, entry: string | undefined) => Proof | null)
		| undefined;
};

export const STATED: ReadonlySet<string> = new Set([
	"deed",
	"Deed",
	"part",
	"line",
]);

export function isSameText(written: string, own: string | null): boolean {
	const key = frameKeyOf(own ?? "");
	return key !== "" && keyOfPlain(written) === key;
}

/** Letters and digits alone, in small letters. */
export function frameKeyOf(text: string): string {
	return keyOfPlain(plainTypography(text));
}

// A text is held against every position, school and name for each frame it may fill.
export const keyOfPlain = recent(
	(text: string) =>
		text
			.toLowerCase()
			.replace(/[^\p{L}\p{N}+#]+/gu, " ")
			.trim(),
	{ most: 500, longest: 300 },
);
