// Signs of a note, in words: "oil changes w/ the engineer", "skis + bikes".
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";

/** The line with its signs in words; "C++" and "20+" are names and counts. */
export function spelledOut(text: string, language: string): string {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined || code === "zh") return text;
	const { and } = WRITING_WORDS[code];
	const joined = text.replace(BETWEEN_WORDS, ` ${and} `);
	return code === "en"
		? joined
				.replace(/(?<=\s)w\/o(?=\s)/gu, "without")
				.replace(/(?<=\s)w\/\s?(?=[\p{L}\p{N}])/gu, "with ")
		: joined;
}

const BETWEEN_WORDS = /(?<=\p{L})\s\+\s(?=\p{L}{2})/gu;
