// What a letter leaves open behind a question of the posting: "[your answer]", "[five lines]", "[yes or no]".

import { QUESTION_SLOTS } from "../../language/detail-words.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives } from "../../language/patterns.ts";
import { ASKING_WORDS } from "../../language/tables/asking-of-languages.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";

const WORDS = Object.values(ASKING_WORDS);

const AMOUNTS = alternatives(
	WORDS.flatMap(({ amounts }) => (amounts === undefined ? [] : [amounts])),
);

/** How much is wanted, in brackets. */
const AMOUNT_SLOT = listPattern(`\\[(?:${AMOUNTS})\\]`, "giu");

const ONLY_AMOUNT = listPattern(`^\\[(?:${AMOUNTS})\\]$`, "iu");

/** The slots whose words are always the same. */
export const FIXED_ANSWER_SLOTS: readonly string[] = [
	...WORDS.flatMap(({ yesOrNo }) =>
		yesOrNo === undefined ? [] : [yesOrNo.slot],
	),
	...Object.values(DETAIL_WORDS).flatMap(({ slots }) =>
		QUESTION_SLOTS.flatMap((kind) => slots[kind]?.match(/\[[^\]]*\]/gu) ?? []),
	),
];

/** Whether a text is nothing but such a slot. */
export function isAnswerSlot(text: string): boolean {
	const small = text.toLowerCase();
	return (
		FIXED_ANSWER_SLOTS.some((slot) => slot.toLowerCase() === small) ||
		ONLY_AMOUNT.test(text)
	);
}

/** A text without the slots that say how much is wanted. */
export function withoutAmountSlots(text: string): string {
	return text.replace(AMOUNT_SLOT, " ");
}
