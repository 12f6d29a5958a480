// The claim check on a document of any kind: Attune's own content, a JSON Resume somebody else's program wrote, or plain text.
import { resumeOf } from "../domain/mapping/profile-to-resume.ts";
import { keysOf, pathOf } from "../domain/profile/content-path.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { judgeContent } from "../domain/tailoring/claims/check-claims.ts";
import { skillLevelProblems } from "../domain/tailoring/claims/check-skill-levels.ts";
import { judgeText } from "../domain/tailoring/claims/check-text.ts";
import type { Judged } from "../domain/tailoring/claims/claim-problem.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";

export type Checked =
	| { kind: "content"; content: ResumeContent | LetterContent }
	| { kind: "json-resume"; resume: Profile }
	| { kind: "text"; text: string };

/** What a document is held against: a profile, the day ("YYYY-MM-DD") that bounds the years of jobs that go on, and what was
 *  applied for: position and company, which a letter may name. */
export type CheckRequest = {
	profile: Profile;
	today: string;
	posting?: readonly string[];
	/** Requirements of the posting that a letter's list may name. */
	needs?: readonly string[];
};

/** Every line of the document, proved or not; `where` and `path` are its place in the document as it was given. */
export function checkDocument(
	document: Checked,
	{ profile, ...given }: CheckRequest,
): Judged {
	switch (document.kind) {
		case "content":
			return judgeContent(document.content, profile);
		case "json-resume": {
			const judged = placedInJsonResume(
				judgeContent(asContent(document.resume, given.today), profile),
			);
			return {
				...judged,
				problems: [
					...judged.problems,
					...skillLevelProblems(document.resume, profile),
				],
			};
		}
		case "text":
			return judgeText(document.text, profile, given);
	}
}

function placedInJsonResume({ problems, proofs }: Judged): Judged {
	return {
		problems: problems.map((problem) => ({
			...problem,
			where: inJsonResume(problem.where),
		})),
		proofs: proofs.map((proof) => ({
			...proof,
			path: inJsonResume(proof.path),
		})),
	};
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
		validation: { warnings: [], lines: [], removed: [], repaired: [] },
	};
}

/** The path of the same words under the names of JSON Resume. */
function inJsonResume(path: string): string {
	const [part = "", ...keys] = keysOf(path);
	if (part === "personalInfo") return pathOf("basics", ...keys);
	if (part === "summary") return pathOf("basics", part, ...keys);
	return pathOf(...[part, ...keys].map((key) => JSON_RESUME[key] ?? key));
}

const JSON_RESUME: Readonly<Record<string, string>> = {
	experience: "work",
	certifications: "certificates",
	achievements: "highlights",
	details: "highlights",
};
