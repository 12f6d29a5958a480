// Lines that tell of somebody else's work, or of a limit to one's own: took part, supported, under supervision. They never stand above what the person did.

import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives, wordOf } from "../../language/patterns.ts";
import type { SummaryWords } from "../../language/summary-words.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { recent } from "../../recent.ts";

const ASSISTING = openingWith(({ assisting }) => assisting);
const TOGETHER = openingWith(({ together }) => together);

function openingWith(pick: (words: SummaryWords) => string): RegExp {
	const lists = LANGUAGE_CODES.map((code) => pick(SUMMARY_WORDS[code]));
	return new RegExp(`^(?:${alternatives(lists)})`, "iu");
}

const AT_A_PART = listPattern(
	`[;:(–]\\s?(?:${ASSISTING.source.slice(1)}|${TOGETHER.source.slice(1)})`,
	"iu",
);

/** Whether a part of the line says so: "Leasehold files: assisting". Behind a comma stands what else was done: "…, supporting 12 teams". */
export function hasAssistingPart(text: string): boolean {
	return AT_A_PART.test(text);
}

const LIMITED = listPattern(
	wordOf(SUMMARY_WORDS, ({ limited }) => limited),
	"iu",
);

export function isAssisting(text: string): boolean {
	return ASSISTING.test(text) || TOGETHER.test(text);
}

/** Helped or took part, and did not merely work together with others. */
export function isHelping(text: string): boolean {
	return ASSISTING.test(text) && !TOGETHER.test(text);
}

/** Done under somebody's eye, only in part, or by somebody else: "assisting only", "signed off by the manager". */
export const isLimited = recent((text: string) => LIMITED.test(text), {
	most: 500,
	longest: 600,
});
