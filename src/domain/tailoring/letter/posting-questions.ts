// Questions of the posting's own that an application is to answer: "tell us one decision you got wrong". Found by their form in the
// part that says how to apply.

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { statedAsks } from "./stated-asks.ts";

/** What comes before this share of a posting is about the work. */
const NOT_YET = 0.45;
const FEWEST_WORDS = 4;
const MOST_WORDS = 18;
const LONGEST_SENTENCE = 400;

/** More are a form to fill in. */
const MOST = 3;

/** In the posting's own words and order, those of the sentence that asks first; none in a language nobody knows. */
export function questionsIn(posting: string, language: string): string[] {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return [];
	const { asks, questions, beforeQuestion, reader, documents } =
		DETAIL_WORDS[code];
	const { and } = WRITING_WORDS[code];
	const lead = new RegExp(`${LETTERS_BEGIN}(?:${asks})${LETTERS_END}`, "giu");
	const begins = new RegExp(`^(?:${questions})${LETTERS_END}`, "iu");
	const before = new RegExp(`^(?:(?:${beforeQuestion})[:,]?\\s+)+`, "iu");
	const ofPapers = new RegExp(
		`${LETTERS_BEGIN}(?:${documents})${LETTERS_END}`,
		"iu",
	);
	const toReader = new RegExp(
		`${LETTERS_BEGIN}(?:${reader})${LETTERS_END}`,
		"iu",
	);
	const joint = new RegExp(
		`(?:[,;]\\s*)?(?:${and}\\s+)?\\(?\\d\\)\\s+|,\\s+(?:${and}\\s+)?|\\s+${and}\\s+|[:;]\\s+`,
		"iu",
	);
	const lines = posting.slice(Math.floor(posting.length * NOT_YET)).split("\n");
	for (const sentence of lines.flatMap((line) => sentencesOf(oneLine(line)))) {
		if (sentence.length > LONGEST_SENTENCE) continue;
		const found = [...sentence.matchAll(lead)]
			// "Send us a letter, telling us about …": the last of them asks.
			.toReversed()
			.flatMap(({ index, 0: asks }) =>
				sentence
					.slice(index + asks.length)
					.trim()
					.split(joint),
			)
			.map((part) =>
				small(part)
					.replace(/[\s.?!;]+$/u, "")
					.replace(/^[¿¡]/u, "")
					.replace(before, "")
					.replace(ADDRESSEE, ""),
			)
			.filter(
				(part) =>
					begins.test(part) &&
					(toReader.test(part) || !ofPapers.test(part)) &&
					isOfLength(part) &&
					!/["“”„«»()[\]{}@]|\d{2}/u.test(part) &&
					statedAsks(part, language).length === 0,
			);
		// "…, and what it was worth" goes on with the first.
		const own = found.filter((part, at) => at === 0 || toReader.test(part));
		if (own.length > 0) return [...new Set(own)].slice(0, MOST);
	}
	return [];
}

/** "… to Ana Ruiz", "… to jobs@firm.example": whom to send it to is no part of the question. */
const ADDRESSEE =
	/\s\p{Ll}{1,4}\s(?:\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)+|\S+@\S+)$/u;

/** What is shouted is not shouted back. */
function small(part: string): string {
	return part === part.toUpperCase() ? part.toLowerCase() : part;
}

function isOfLength(part: string): boolean {
	const words = part.split(" ").length;
	return words >= FEWEST_WORDS && words <= MOST_WORDS;
}
