// How the name of a person is written in a posting, in any language, and which words are none.
import { LANGUAGE_CODES } from "../../../language/language-code.ts";
import { alternatives } from "../../../language/patterns.ts";
import { NAME_WORDS } from "../../../language/tables/names-of-languages.ts";

export const ONE_NAME = "\\p{Lu}[\\p{L}’']{1,20}(?:-\\p{Lu}\\p{L}{1,20})?";
// What stands before a last name, in small letters and behind a form of address also in capitals.
export const NAME_PARTICLES = alternatives(
	LANGUAGE_CODES.map((code) => NAME_WORDS[code].particles),
);
export const PARTICLES = `(?:(?:${NAME_PARTICLES})\\s){0,2}`;

export const PERSON = (first: string, last: string) =>
	`(?<${first}>${ONE_NAME})[^\\S\\n](?<${last}>${PARTICLES}${ONE_NAME}(?:[^\\S\\n]${ONE_NAME})?)`;
/** "Dr.", "Mag.a", "Dipl.-Ing.": no name, and said before one. */
export const ACADEMIC =
	"((?:(?:Dr|Prof|Mag|Dipl\\.-\\p{Lu}\\p{L}{1,3})\\.(?:\\p{Ll}{1,3})?[^\\S\\n](?:(?:med|phil|rer|nat|ing|iur|jur|oec|pol|theol|vet|dent|h\\.[^\\S\\n]?c)\\.[^\\S\\n]){0,3}){0,3})";
/** The field of a degree stands above a letter and not in its greeting: "Dr. med." */
export const FIELDS_OF_DEGREE = /(?<=\s)(?:\p{Ll}{1,6}\.\s){1,3}/gu;
/** A name stands on one line. */
export const BLANK = "[^\\S\\n]";
// "Mag.a", "Dott.": no part of the name a letter greets.
const DEGREES = "((?:\\p{Lu}\\p{L}{0,5}\\.\\p{L}{0,3}[^\\S\\n]){0,2})";
// On one line: below a heading stands no name. What somebody is may stand before: "to the foreman, Bo Ek".
export const FULL_NAME = new RegExp(
	`^\\s{1,3}(?:\\p{Ll}{3,24}(?:\\s\\p{Ll}{2,24})?,?\\s)?${DEGREES}(${ONE_NAME})[^\\S\\n](${PARTICLES}${ONE_NAME}(?:[^\\S\\n]${ONE_NAME})?)(?=\\s(?:\\p{Ll}|\\(|\\+|\\d)|[,.;(:]|[^\\S\\n]*(?:\\n|$))`,
	"u",
);
/** How far behind the words that say whom to ask a name may end. */
export const LONGEST_PERSON = 90;

/** Where each of the words ends, also of those that lie within others: "send it, for the attention of … to". */
export function* endsOf(words: RegExp, text: string): Generator<number> {
	words.lastIndex = 0;
	for (;;) {
		const found = words.exec(text);
		if (!found) return;
		yield found.index + found[0].length;
		words.lastIndex = found.index + 1;
	}
}

export function isNoName(word: string, noNames: string): boolean {
	// "Ring Matron Bell's office": what is hers is not she.
	return (
		/['’]s$/u.test(word) || new RegExp(`^(?:${noNames})$`, "iu").test(word)
	);
}
