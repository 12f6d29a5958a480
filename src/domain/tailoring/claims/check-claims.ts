// Holds a document against the profile. Every field is read: proved by facts and closed steps, refuted, or neither.
// Invariant: what has no problem here follows from the profile, and says how.
import { withExpiredPapers } from "../../match/expired-papers.ts";
import type { Profile } from "../../profile/profile.ts";
import type { JudgedLine } from "../../proof/judged.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import type { LetterContent, ResumeContent } from "../content/content.ts";
import {
	type Check,
	type Reported,
	report,
	reportParagraph,
	unitsOf,
} from "./check.ts";
import { checkIdentity } from "./check-identity.ts";
import { checkLetter } from "./check-letter.ts";
import {
	checkCertifications,
	checkLanguages,
	checkPublications,
	checkSkills,
} from "./check-listed.ts";
import { checkAwards, checkInterests, checkReferences } from "./check-rare.ts";
import {
	checkEducation,
	checkExperience,
	checkProjects,
	checkVolunteer,
} from "./check-reported.ts";
import type { ClaimProblem, Judged } from "./claim-problem.ts";
import { framingOf } from "./framing.ts";

/** `today` is "YYYY-MM-DD"; `posting` names what was applied for. */
export type Given = {
	today?: string;
	posting?: readonly string[];
	/** Requirements of the posting that a letter's list may name. */
	needs?: readonly string[];
	/** Sentences of the posting, whose words a letter may use of the employer's work. */
	said?: readonly string[];
	/** The document's, where it is another than the profile's. */
	language?: string;
	/** What a judge quoted for sentences of the document. */
	judged?: readonly JudgedLine[];
};

/** Every line of a content, proved or not. */
export function judgeContent(
	content: ResumeContent | LetterContent,
	profile: Profile,
): Judged {
	const check = checkOf(content, profile);
	if ("body" in content) checkLetter(check, content);
	else checkResume(check, content);
	return endOf(check);
}

function checkOf(
	content: ResumeContent | LetterContent,
	profile: Profile,
): Check {
	return beginCheck(profile, givenIn(content));
}

/** What the sentences of a content are held against besides the profile. */
export function givenIn(content: ResumeContent | LetterContent): Given {
	const { job, generatedAt, language, needs, said } = content.metadata;
	return {
		...{ today: generatedAt, language },
		posting: [job.title, job.company],
		...("body" in content ? { needs: needs ?? [], said: said ?? [] } : {}),
		judged: judgedIn(content),
	};
}

/** What a judge quoted for the sentences of a content. */
function judgedIn({
	validation,
}: Pick<ResumeContent, "validation">): JudgedLine[] {
	return validation.lines.flatMap(({ judged }) => judged ?? []);
}

/** What a content says that does not follow from the profile; empty when every line is proved. */
export function checkClaims(
	content: ResumeContent | LetterContent,
	profile: Profile,
): ClaimProblem[] {
	return judgeContent(content, profile).problems;
}

/** Whether a summary, or a sentence of one, would have no problem in a resume. */
export function isTrueSummary(
	text: string,
	content: ResumeContent,
	profile: Profile,
): boolean {
	const check = checkOf(content, profile);
	reportParagraph(check, { path: "summary", text });
	return check.problems.length === 0;
}

/** Sentences with the path they stand at, each judged by itself. */
export function judgeLines(
	lines: readonly Reported[],
	profile: Profile,
	given: Given = {},
): Judged {
	const check = beginCheck(profile, given);
	for (const line of lines) report(check, line);
	return endOf(check);
}

/** The sentences of a paragraph of a letter, each with whether it is proved. */
export function judgeSentences(
	text: string,
	profile: Profile,
	given: Given = {},
): { text: string; isProved: boolean }[] {
	const check = beginCheck(profile, given);
	return unitsOf(text, check).map((unit) => {
		const before = check.problems.length;
		reportParagraph(check, { path: "", text: unit.text });
		return { text: unit.text, isProved: check.problems.length === before };
	});
}

export function beginCheck(profile: Profile, given: Given): Check {
	const ground = groundOf(
		given.today ? withExpiredPapers(profile, given.today) : profile,
	);
	return {
		...given,
		ground,
		framing: framingOf({ ...given, ground }),
		problems: [],
		proofs: [],
	};
}

export function endOf({ problems, proofs }: Check): Judged {
	const seen = new Set<string>();
	return {
		proofs,
		problems: problems.filter(({ where, text, message }) => {
			const key = `${where}\n${text.toLowerCase()}\n${message}`;
			return !seen.has(key) && seen.add(key);
		}),
	};
}

function checkResume(
	check: Check,
	content: Omit<ResumeContent, "metadata" | "validation">,
): void {
	checkIdentity(check, content);
	reportParagraph(check, { path: "summary", text: content.summary });
	checkExperience(check, content);
	checkEducation(check, content);
	checkProjects(check, content);
	checkVolunteer(check, content);
	checkSkills(check, content);
	checkCertifications(check, content);
	checkLanguages(check, content);
	checkPublications(check, content);
	checkAwards(check, content);
	checkInterests(check, content);
	checkReferences(check, content);
}
