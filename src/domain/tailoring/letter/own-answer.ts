// What the person answered to a question of a posting, among their statements.
import type { Profile, Statement } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { PostingQuestion } from "./question-in-sentence.ts";

/** The kind of statement that keeps an answer. */
export const ANSWER_KIND = "other" satisfies Statement["kind"];

/** The latest answer to the question in the words of the posting; null where none is kept. */
export function ownAnswer(
	{ text }: PostingQuestion,
	{ statements }: Pick<Profile, "statements">,
): Statement | null {
	return (
		statements
			.filter(
				(one) =>
					one.kind === ANSWER_KIND &&
					one.text === text &&
					oneLine(one.answer ?? "") !== "",
			)
			.toSorted((a, b) => b.stated_on.localeCompare(a.stated_on, "en"))[0] ??
		null
	);
}
