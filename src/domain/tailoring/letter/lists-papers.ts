// Whether a posting asks its applicants to name the certificates and courses they have: "list your tickets with the year".
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { WORD_BEGINS } from "../../language/word-edges.ts";
import { recent } from "../../recent.ts";

/** What comes before this share of a posting is about the work. */
const NOT_YET = 0.45;

/** `language` is that of the posting, ISO 639-1; false for one nobody knows. */
export const listsPapers = recent(
	(posting: string, language: string): boolean =>
		asksForPapers(
			posting.slice(Math.floor(posting.length * NOT_YET)),
			language,
		),
	{ most: 8, longest: 30_000 },
);

/** The same of some words of it, wherever they stand. */
export function asksForPapers(text: string, language: string): boolean {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return false;
	const words = DETAIL_WORDS[code].listsPapers;
	return listPattern(
		code === "zh" ? words : `${WORD_BEGINS}(?:${words})`,
		"iu",
	).test(text);
}
