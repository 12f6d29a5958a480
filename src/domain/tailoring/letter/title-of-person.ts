// A position is told by what somebody was: "as a clerk". What names a time instead, "Freiwilliges Soziales Jahr" or "Internship", is nobody.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";

/** "" for the name of a time. */
export function titleOfPerson(title: string, language: string): string {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return code && SENTENCE_WORDS[code].times?.test(title) ? "" : title;
}
