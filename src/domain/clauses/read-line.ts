// A line as its sentences, each read in the line's own language.
import { keptWithWords } from "../job/lexicon/lexicon.ts";
import { recent } from "../recent.ts";
import { languageOfLine } from "./line-language.ts";
import { plainTypography } from "./plain-typography.ts";
import { readSentence } from "./read-sentence.ts";
import type { Reading } from "./reading.ts";
import { sentencesOf } from "./sentence-ends.ts";

// A document asks for the same line many times: as a draft, in a frame, under its entry, once more when it was repaired.
const memory = keptWithWords(() => recent(read, { most: 500, longest: 600 }));

/** The sentences of a line, read in its own language. */
export function readLine(text: string, fallback: string): readonly Reading[] {
	return memory()(text, fallback);
}

function read(text: string, fallback: string): Reading[] {
	const plain = plainTypography(text);
	const language = languageOfLine(plain, fallback);
	return sentencesOf(plain).map((sentence) => readSentence(sentence, language));
}
