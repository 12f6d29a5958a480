// The words and marks that say how well something is known, apart from what is known.

import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";

const WORDS = inAnyLanguage(({ levels }) => levels.words);
const VERY = inAnyLanguage(({ levels }) => levels.very);
const NOUN = inAnyLanguage(({ levels }) => levels.noun);
/** As the Council of Europe counts: "B2", "C1/C2". */
const FRAME = `(?:${NOUN})?\\s*[ABC][12](?:\\s*[/-]\\s*[ABC]?[12])?(?: ${NOUN}| \\(.{2,30}\\))?`;
const LEVEL = new RegExp(
	`^[([]?(?:(?:${VERY} )?${WORDS}(?: ${NOUN})?|${FRAME}|\\d{1,3} ?%|\\d\\s?/\\s?(?:5|10)|[●○•◦★☆■□▪⬤✦]+)[)\\]]?\\.?$`,
	"iu",
);

/** Whether a text says how well something is known and nothing else. */
export function isLevelWord(text: string): boolean {
	return text.length <= 60 && LEVEL.test(text.trim());
}
