// What a posting asks its reader to tell, as points of the panel: each is answered there, and the answer goes into the letter.
import type { Job } from "../../../domain/job/job.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { openQuestions } from "../../../domain/tailoring/letter/open-questions.ts";
import {
	ANSWER_KIND,
	ownAnswer,
} from "../../../domain/tailoring/letter/own-answer.ts";
import type { PanelPoint } from "./panel-point.ts";

/** "Five lines on a bad day", in the order of the posting. */
export function questionPoints(
	posting: string,
	job: Job,
	profile: Profile,
): PanelPoint[] {
	return openQuestions({ posting, job }).map((question) => {
		const { text } = question;
		const said = ownAnswer(question, profile);
		return {
			key: `question ${text}`,
			text,
			group: "asked",
			support: said ? "shown" : "unknown",
			isRequired: false,
			isDealBreaker: false,
			evidence: [],
			additions: [],
			question: {
				topic: "posting",
				kind: ANSWER_KIND,
				text,
				said: said && { ...said, holds: true },
			},
		};
	});
}
