// The claim check on a document of any kind: Attune's own content, a JSON Resume somebody else's program wrote, or plain text.
import { resumeOf } from "../domain/mapping/profile-to-resume.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { judgeContent } from "../domain/tailoring/claims/check-claims.ts";
import { judgeText } from "../domain/tailoring/claims/check-text.ts";
import type { ClaimProblem } from "../domain/tailoring/claims/claim-problem.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";

export type Checked =
	| { kind: "content"; content: ResumeContent | LetterContent }
	| { kind: "json-resume"; resume: Profile }
	| { kind: "text"; text: string };

/** What the document claims and the profile does not hold; `where` is the place in the document as it was given. `today`
 *  ("YYYY-MM-DD") bounds the years of jobs that go on. */
export function checkDocument(
	document: Checked,
	profile: Profile,
	today: string,
): ClaimProblem[] {
	switch (document.kind) {
		case "content":
			return judgeContent(document.content, profile).problems;
		case "json-resume":
			return judgeContent(
				asContent(document.resume, today),
				profile,
			).problems.map((problem) => ({
				...problem,
				where: inJsonResume(problem.where),
			}));
		case "text":
			return judgeText(document.text, profile, { today }).problems;
	}
}

/** Everything a resume says, in the shape of a content, without choosing or rewording anything. */
function asContent(resume: Profile, today: string): ResumeContent {
	return {
		...resumeOf(resume),
		metadata: {
			model: "",
			generatedAt: today,
			enhancement: "low",
			sections: [],
			language: "und",
			job: { title: "", company: "" },
			score: { before: 0, after: 0, ceiling: 0 },
			omitted: [],
		},
		validation: { warnings: [], lines: [], dropped: [], repaired: [] },
	};
}

function inJsonResume(path: string): string {
	return path
		.replace(/^experience\b/, "work")
		.replace(/^(personalInfo|summary)\b/, "basics.$1")
		.replace(/\bpersonalInfo\./, "")
		.replace(/^certifications\b/, "certificates")
		.replace(/\.(achievements|details)\b/, ".highlights");
}
