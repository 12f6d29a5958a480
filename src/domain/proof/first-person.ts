// The first person: "I led the team" says of its writer what their line "Led the team" says.
import type { Vocabulary } from "../clauses/vocabulary.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../language/language-code.ts";
import { SENTENCE_WORDS } from "../language/tables/sentences-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../language/word-edges.ts";
import { presumesWriter } from "./unclaimed.ts";

const patterns = new Map<LanguageCode, RegExp | null>();

/** Behind the first word too, where words of a frame stood before the verb: "dort leite ich das Team". */
function patternOf(code: LanguageCode): RegExp | null {
	const found = patterns.get(code);
	if (found !== undefined) return found;
	const word = SENTENCE_WORDS[code].subject?.word ?? "";
	const made =
		word === "" ? null : new RegExp(`^(\\p{L}+ )?${word} (?=\\S)`, "iu");
	patterns.set(code, made);
	return made;
}

/** Whether the writer speaks of themselves: by their pronoun, or by what presumes something of them where the verb alone says who. */
export function isInFirstPerson(text: string, own: Vocabulary): boolean {
	const code = LANGUAGE_CODES.find((one) => one === own.language);
	const word = code && SENTENCE_WORDS[code].subject?.word;
	return word
		? new RegExp(`${LETTERS_BEGIN}(?:${word})${LETTERS_END}`, "iu").test(text)
		: presumesWriter(text, own);
}

/** The text as its writer's line would stand in a profile; null where it is in no first person. */
export function withoutFirstPerson(
	text: string,
	language: string,
): string | null {
	const code = LANGUAGE_CODES.find((one) => one === language);
	const pronoun = code === undefined ? null : patternOf(code);
	return pronoun?.test(text) ? text.replace(pronoun, "$1") : null;
}
