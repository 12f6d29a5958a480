// A question of a letter to its reader: whether a condition of the posting is one, or whether an application makes sense all the same.
// It asks and claims nothing: where it names what the posting asks for it speaks of nobody.

import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import { plainTypography } from "../../clauses/plain-typography.ts";
import { readSentence } from "../../clauses/read-sentence.ts";
import type { Vocabulary } from "../../clauses/vocabulary.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { isInFirstPerson } from "../../proof/first-person.ts";
import type { Ground } from "../../proof/ground.ts";
import type { Proof } from "../../proof/verdict.ts";
import { isAmong, type OfPosting, rootsIn } from "./posting-words.ts";

const LONGEST = 240;

/** The proof of such a question; null where it is none. */
export function askedQuestionProof(
	text: string,
	{ ground, needs, names }: OfPosting & { ground: Ground },
): Proof | null {
	const plain = plainTypography(text).trim();
	if (needs.length === 0 || plain.length > LONGEST || !/[?？]$/u.test(plain))
		return null;
	const { language, profile } = ground;
	const own = vocabularyOf(language);
	const { words, figures } = readSentence(plain, language);
	const polite = rootsIn([...questionsIn(language)], language);
	const post = rootsIn(names, language);
	const asked = rootsIn(needs, language);
	const titles = rootsIn(
		profile.work_experience
			.filter(({ is_current }) => is_current)
			.map(({ job_title }) => job_title),
		language,
	);
	let isOfNeeds = false;
	let isOfSomebody = isInFirstPerson(plain, own);
	for (const word of words) {
		const isOurs =
			word.isSmall ||
			own.courtesy.has(word.folded) ||
			own.inquiring.has(word.folded) ||
			isAmong(polite, word) ||
			isAmong(post, word);
		if (isOurs) continue;
		if (isAmong(titles, word)) isOfSomebody = true;
		else if (isAmong(asked, word)) isOfNeeds = true;
		else return null;
	}
	isOfSomebody ||= words.some((word) => isSomebody(word, own));
	const isKnown = figures.every(({ first }) => isAmong(asked, words[first]));
	return isKnown && !(isOfNeeds && isOfSomebody)
		? {
				verdict: "proved",
				facts: [],
				steps: [{ step: "form" }],
			}
		: null;
}

function isSomebody(
	{ folded, isAgent }: { folded: string; isAgent: boolean },
	own: Vocabulary,
): boolean {
	return isAgent || own.sought.has(folded) || own.self.has(folded);
}

/** Of our own letters, in whatever form of address. */
function questionsIn(language: string): readonly string[] {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return [];
	const { letter, informal } = WRITING_WORDS[code];
	return [letter, informal].flatMap((frames) =>
		[
			...(frames.question ?? []),
			...(frames.questionToCome ?? []),
			frames.inquirySubject ?? "",
		].filter((one) => one !== ""),
	);
}
