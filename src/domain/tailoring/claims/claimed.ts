// What a resume says, without what is said about it, and the checking of one of its lines.
import type { ResumeContent } from "../content/content.ts";
import type { ClaimProblem } from "./claim-problem.ts";

export type Claimed = Omit<ResumeContent, "metadata" | "validation">;

/** The problems of a line at a path, under an entry of the profile where it stands under one. */
export type Tell = (
	path: string,
	text: string,
	entry?: string,
) => ClaimProblem[];
