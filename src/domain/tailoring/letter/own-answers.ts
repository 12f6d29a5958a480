// What the person answered to a posting's questions, in their own words: kept among their statements and placed whole.

import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { openQuestions } from "./open-questions.ts";
import { ownAnswer } from "./own-answer.ts";
import { oneSlot } from "./question-slot.ts";
import type { Voice } from "./voice.ts";

/** A paragraph for each question that is answered. */
export function answerParagraphs(tailoring: Tailoring, voice: Voice): string[] {
	const { job, profile } = tailoring;
	return openQuestions(tailoring).flatMap((question) => {
		const answer = oneLine(ownAnswer(question, profile)?.answer ?? "");
		const slot = oneSlot(question, job.language, voice);
		if (answer === "" || slot === null) return [];
		const ends = /[.!?。…]$/u.test(answer);
		return [
			slot.replace(/\[[^\]]*\]([.。]?)/u, (_, end: string) =>
				ends ? answer : answer + end,
			),
		];
	});
}
