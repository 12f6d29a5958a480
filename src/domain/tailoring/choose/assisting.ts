// Lines that begin by telling of somebody else's work: took part, supported, helped. They never stand above what the person did.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { alternatives } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";

const ASSISTING = new RegExp(
	`^(?:${alternatives(LANGUAGE_CODES.map((code) => SUMMARY_WORDS[code].assisting))})`,
	"iu",
);

export function isAssisting(text: string): boolean {
	return ASSISTING.test(text);
}
