// Whether a line of a position held today is told as what somebody still does.

import type { LanguageCode } from "../../language/language-code.ts";
import { SINCE } from "../../language/reading/date-patterns.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { LETTERS_BEGIN } from "../../language/word-edges.ts";

const SINCE_YEAR = new RegExp(
	`${LETTERS_BEGIN}${SINCE} (?:\\p{L}+\\.? |\\d{1,2}[./]){0,2}(?:19|20)\\d\\d(?!\\d)`,
	"iu",
);

/** Done in a year that stands behind it, or for some months. */
const DATED = / \((?:19|20)\d\d[,)]/;

/** "Tutrice de quatre stagiaires depuis 2022": most languages say in the present what English says in the perfect. */
export function goesOnSince(line: string, language: LanguageCode): boolean {
	return language !== "en" && SINCE_YEAR.test(line);
}

/** Whether a line names nothing that is over. */
function isLasting(line: string, language: LanguageCode): boolean {
	const { tense } = SENTENCE_WORDS[language];
	if (tense === null) return true;
	const { finished, counted, lasting } = tense;
	// "(81% in 2022, 90% in 2025)" says how it went on, "(2024)" when it was.
	const own = line.replace(/ \([^()]{24,}\)$/, "");
	return (
		!finished.test(own) &&
		!DATED.test(own) &&
		!(counted.test(own) && !lasting.test(line))
	);
}

/** Whether it is told in the present, where its position is held today. */
export function isInPresent(line: string, language: LanguageCode): boolean {
	return isLasting(line, language) || goesOnSince(line, language);
}
