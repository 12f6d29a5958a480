// A line of nouns as a part of a sentence: what belongs to the work, or what a verb takes.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import type { Nouns } from "../../language/writing-words.ts";
import { loweredArticle } from "./articles.ts";
import { objectIn, type Part, subjectIn } from "./noun-object.ts";

/** "Gestione della contabilità" → "la gestione della contabilità"; null where an article is not certain. */
export function partOfWork(line: string, language: string): Part | null {
	const code = LANGUAGE_CODES.find((one) => one === language);
	const nouns = code === undefined ? null : WRITING_WORDS[code].nouns;
	return nouns && subjectIn(line, nouns, language);
}

/** The line as what a verb takes: "le suivi et la mise à jour des dossiers". */
export function objectOf(line: string, language: LanguageCode): string | null {
	const { nouns } = WRITING_WORDS[language];
	return nouns && objectIn(line, nouns, language);
}

/** The line as it stands inside a sentence. */
export function asPart(line: string, language: LanguageCode): string {
	const { nouns } = WRITING_WORDS[language];
	return nouns?.keepsCapital
		? loweredAdjective(line, nouns)
		: loweredArticle(line);
}

/** "Ängstliche Kinder" inside a sentence. */
function loweredAdjective(line: string, { smallInside }: Nouns): string {
	return smallInside?.test(line) ? loweredArticle(line) : line;
}
