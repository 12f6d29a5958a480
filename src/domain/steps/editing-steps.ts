// What a document says of itself after a person wrote into it: its lines keep the sources they still have, and the score is that
// of the new words.
import { readJob } from "../job/read-job.ts";
import { matchProfile } from "../match/match-profile.ts";
import type { Profile } from "../profile/profile.ts";
import { carryOrigins } from "../tailoring/content/carry-origins.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import { scoreContent } from "../tailoring/content/score-content.ts";

export type Edited =
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
		written: Edited;
		/** The content as it was stored. */
		before: ResumeContent | LetterContent;
		profile: Profile;
		posting: string;
		today: string;
	}): Edited {
		const validation = carryOrigins(
			written.content.validation,
			before,
			written.content,
		);
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
};
