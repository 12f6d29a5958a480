// What a document says of itself after a person wrote into it: its lines keep the sources they still have, and the score is that
// of the new words.
import { readJob } from "../job/read-job.ts";
import { matchProfile } from "../match/match-profile.ts";
import type { Profile } from "../profile/profile.ts";
import { wordsToType } from "../tailoring/claims/ask-person.ts";
import { checkClaims, judgeLines } from "../tailoring/claims/check-claims.ts";
import { linesToConfirm } from "../tailoring/claims/claim-problem.ts";
import { carryOrigins } from "../tailoring/content/carry-origins.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import { scoreContent } from "../tailoring/content/score-content.ts";

export type EditResult =
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent };

export const editingSteps = {
	/** `today` is "YYYY-MM-DD". */
	revise({
		written,
		before,
		profile,
		posting,
		today,
	}: {
		written: EditResult;
		/** The content as it was stored. */
		before: ResumeContent | LetterContent;
		profile: Profile;
		posting: string;
		today: string;
	}): EditResult {
		const carried = carryOrigins(
			written.content.validation,
			before,
			written.content,
		);
		const to_confirm = linesToConfirm(
			checkClaims({ ...written.content, validation: carried }, profile),
		);
		const validation = { ...carried, to_confirm };
		if (written.kind === "cover_letter")
			return { ...written, content: { ...written.content, validation } };
		const job = readJob(posting);
		const match = matchProfile(profile, job, today);
		const { content } = written;
		const score = {
			before: match.score,
			after: scoreContent(content, { job, profile, match, today }),
			ceiling: match.ceiling,
		};
		const metadata = { ...content.metadata, score };
		return { ...written, content: { ...content, validation, metadata } };
	},

	/** How many lines of a document wait for the person's word. */
	countToConfirm({
		content,
		profile,
	}: {
		content: ResumeContent | LetterContent;
		profile: Profile;
	}): number {
		return linesToConfirm(checkClaims(content, profile));
	},

	/** What a line of a person's own is, and what they have to write again to confirm it; null where a click is enough. */
	question({
		text,
		entry,
		profile,
		today,
	}: {
		text: string;
		/** Path of the entry it stands under; null where it stands under none. */
		entry: string | null;
		profile: Profile;
		today: string;
	}): { verdict: "proved" | "refuted" | "unproved"; type: string | null } {
		const line = { path: "", text, ...(entry === null ? {} : { entry }) };
		const [problem] = judgeLines([line], profile, { today }).problems;
		return problem
			? { verdict: problem.verdict, type: wordsToType(problem, profile) }
			: { verdict: "proved", type: null };
	},
};
