// A line as its sentences, each read in the line's own language.
import { languageOfLine } from "./line-language.ts";
import { plainTypography } from "./plain-typography.ts";
import { type Reading, readSentence } from "./reading.ts";
import { sentencesOf } from "./sentence-ends.ts";

/** The sentences of a line, read in its own language. */
export function readLine(text: string, fallback: string): Reading[] {
	const plain = plainTypography(text);
	const language = languageOfLine(plain, fallback);
	return sentencesOf(plain).map((sentence) => readSentence(sentence, language));
}
