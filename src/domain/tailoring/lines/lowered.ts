// How a line goes on behind another.
import { vocabularyOf } from "../../clauses/make-vocabulary.ts";

/** Its first letter small. German keeps the capital of its nouns, which no small word is, and so do names in capitals. */
export function lowered(text: string, language: string): string {
	const [first = ""] = text.split(" ", 1);
	const mayBeNoun =
		language === "de" && !vocabularyOf("de").small.has(first.toLowerCase());
	return mayBeNoun || /^\p{Lu}[\p{Lu}\d&/-]/u.test(text)
		? text
		: text.charAt(0).toLowerCase() + text.slice(1);
}
