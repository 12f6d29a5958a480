// What a page and its thread that checks claims say to each other.
import type { Profile } from "../../domain/profile/profile.ts";
import type {
	ClaimProblem,
	ProvedLine,
} from "../../domain/tailoring/claims/claim-problem.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../../domain/tailoring/content/content.ts";

export type Content = ResumeContent | LetterContent;
export type ClaimsQuestion = {
	number: number;
	content: Content;
	profile: Profile;
};
/** What the profile does not prove, with the words somebody has to write again to confirm it; null where a click is enough. */
export type OpenClaim = ClaimProblem & { type: string | null };
export type ClaimsAnswer = {
	number: number;
	problems: OpenClaim[];
	proofs: ProvedLine[];
};
