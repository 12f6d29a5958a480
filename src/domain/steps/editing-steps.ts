// What a document says of itself after a person wrote into it: its lines keep the sources they still have, and the score is that
// of the new words.
import { readJob } from "../job/reading/read-job.ts";
import { matchProfile } from "../match/answer/match-profile.ts";
import { wordsToType } from "../tailoring/claims/ask-person.ts";
import { checkClaims, judgeLines } from "../tailoring/claims/check-claims.ts";
import { linesToConfirm } from "../tailoring/claims/claim-problem.ts";
import { carryOrigins } from "../tailoring/content/carry-origins.ts";
import { putBackOrigins } from "../tailoring/content/put-back-origins.ts";
import { scoreContent } from "../tailoring/content/score-content.ts";
import type { EditingSteps } from "./step-types.ts";

export const editingSteps: EditingSteps = {
	revise({ written, before, profile, posting, today }) {
		const carried = carryOrigins(
			written.content.validation,
			before,
			written.content,
		);
		const to_confirm = linesToConfirm(
			checkClaims({ ...written.content, validation: carried }, profile),
		);
		if (written.kind === "cover_letter") {
			const validation = { ...carried, to_confirm };
			return { ...written, content: { ...written.content, validation } };
		}
		const back = putBackOrigins(
			{ ...written.content, validation: carried },
			profile,
		);
		const lines = [...carried.lines, ...back];
		const validation = { ...carried, lines, to_confirm };
		const job = readJob(posting);
		const match = matchProfile(profile, job, today);
		const { content } = written;
		const score = {
			before: match.score,
			after: scoreContent(content, { job, profile, match }),
			ceiling: match.ceiling,
		};
		const metadata = { ...content.metadata, score };
		return { ...written, content: { ...content, validation, metadata } };
	},

	countToConfirm: ({ content, profile }) =>
		linesToConfirm(checkClaims(content, profile)),

	question({ text, entry, profile, today }) {
		const line = { path: "", text, ...(entry === null ? {} : { entry }) };
		const [problem] = judgeLines([line], profile, { today }).problems;
		return problem
			? { verdict: problem.verdict, type: wordsToType(problem, profile) }
			: { verdict: "proved", type: null };
	},
};
