// Patterns made of the words for summaries of one language, each compiled once; of English where the language is not known.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import type { SummaryWords } from "../../language/summary-words.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";

export function summaryPattern(
	source: (words: SummaryWords) => string,
): (language: string) => RegExp {
	const known = new Map<string, RegExp>();
	return (language) => {
		const code = LANGUAGE_CODES.find((one) => one === language) ?? "en";
		const found =
			known.get(code) ?? listPattern(source(SUMMARY_WORDS[code]), "iu");
		known.set(code, found);
		return found;
	};
}
