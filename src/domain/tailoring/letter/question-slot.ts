// The posting's own questions, named in its words, and one slot for what the person says to them.
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { wordingOf } from "../wording/wording.ts";
import type { PostingQuestion } from "./question-in-sentence.ts";
import { fill, quote, type Voice } from "./voice.ts";

/** As many as are still read as one sentence, in number and in characters. */
const MOST_QUOTED = 3;
const LONGEST_QUOTED = 280;

/** One sentence for all of them; null in a language that has no words for it. */
export function questionSlot(
	questions: readonly PostingQuestion[],
	spoken: string,
	voice: Voice,
): string | null {
	const [first] = questions;
	if (first === undefined) return null;
	const { slots } = DETAIL_WORDS[voice.language];
	if (questions.length === 1) return oneSlot(first, spoken, voice);
	const quoted = wordingOf(voice.language).list(
		questions.map(({ text }) => quote(text, voice)),
	);
	const isQuoted =
		questions.length <= MOST_QUOTED && quoted.length <= LONGEST_QUOTED;
	if (isQuoted && slots.questions !== undefined)
		return fill(slots.questions, { terms: quoted });
	return slots.manyQuestions ?? oneSlot(first, spoken, voice);
}

/** "You ask for “five lines on …”: [five lines]." What is quoted stays in the posting's language, whatever the letter's is. */
export function oneSlot(
	{ text, kind, amount }: PostingQuestion,
	spoken: string,
	voice: Voice,
): string | null {
	const { slots } = DETAIL_WORDS[voice.language];
	const own = kind === "topic" ? undefined : slots[kind];
	const slot = own ?? slots.question;
	if (slot === undefined) return null;
	const wanted =
		amount === null || spoken !== voice.language
			? slot
			: slot.replace(/\[[^\]]*\]/u, () => `[${amount}]`);
	return fill(wanted, { need: quote(text, voice) });
}
