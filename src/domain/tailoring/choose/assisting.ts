// Lines that begin by telling of somebody else's work: took part, supported, helped. They never stand above what the person did.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { alternatives } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";

const ASSISTING = new RegExp(
	`^(?:${alternatives(LANGUAGE_CODES.map((code) => SUMMARY_WORDS[code].assisting))})`,
	"iu",
);

const AT_A_PART = new RegExp(`[,;(–]\\s?${ASSISTING.source.slice(1)}`, "iu");

/** Whether a part of the line says so: "… handovers, assisting only". */
export function hasAssistingPart(text: string): boolean {
	return AT_A_PART.test(text);
}

export function isAssisting(text: string): boolean {
	return ASSISTING.test(text);
}
