// The posting's own questions as a letter meets them: without what its other sentences answer.
import type { OpenKind, OwnKind } from "../../language/detail-words.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { asksForPapers } from "./lists-papers.ts";
import { statementsIn } from "./own-statements.ts";
import { postedQuestions } from "./posting-questions.ts";
import type { PostingQuestion } from "./question-in-sentence.ts";
import { questionPatterns } from "./question-patterns.ts";

type Asked = Pick<Tailoring, "posting" | "job">;

/** Which papers are held the letter names, and what the work consists of asks nothing: "present one case a week". */
export function openQuestions(asked: Asked): PostingQuestion[] {
	return allQuestions(asked).filter(
		(question) =>
			kindAsked(question, asked.job.language) === null &&
			!asksForPapers(question.text, asked.job.language),
	);
}

/** What is asked in a question of its own as other postings ask it in half a sentence: a license, a permit, travel. */
export function kindsAsked(asked: Asked): AskedKind[] {
	return allQuestions(asked).flatMap((question) => {
		const kind = kindAsked(question, asked.job.language);
		return kind === null ? [] : [kind];
	});
}

function allQuestions({
	posting = "",
	job: { language, requirements },
}: Asked): PostingQuestion[] {
	return postedQuestions(posting, language).filter(
		(question) =>
			!requirements.some(
				({ kind, text }) =>
					kind === "duty" && oneLine(text).includes(question.text),
			),
	);
}

type AskedKind = { by: OwnKind; open: OpenKind };

const ASKED_KINDS: Readonly<Partial<Record<OwnKind, OpenKind>>> = {
	drivingLicence: "drivingLicence",
	vehicle: "vehicle",
	workPermit: "workPermit",
	travel: "travel",
	shifts: "shifts",
	relocation: "relocation",
	checks: "clearance",
};

/** "Do you hold a driver's license?" */
function kindAsked(
	{ text }: PostingQuestion,
	language: string,
): AskedKind | null {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return null;
	const [stated] = statementsIn(text, language);
	// "Whether you want 36 or 40 hours" is asked in half a sentence elsewhere.
	if (stated?.kind === "workload" && stated.text === text)
		return { by: "workload", open: "workload" };
	if (!questionPatterns(code).yesOrNo.test(text.replace(/^¿/u, "")))
		return null;
	const open = stated && ASKED_KINDS[stated.kind];
	return open ? { by: stated.kind, open } : null;
}

/** Whether a question is put with a word that asks, and not by naming a deed: "which house you would like to run". */
export function asksOn({ text }: PostingQuestion, language: string): boolean {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return (
		code !== undefined &&
		questionPatterns(code).wonders.test(text.replace(/^¿/u, ""))
	);
}

/** "What experience you have of reading plans": the record holds it, if anything does. */
export function asksExperience({ text }: PostingQuestion): boolean {
	return EXPERIENCE.test(text);
}

const EXPERIENCE = listPattern(
	wordOf(POSTING_WORDS, ({ years }) => years.practice),
	"iu",
);

/** "Are you related to anyone employed here?" is answered by yes or no. */
export function isAnsweredByBox(
	{ text, kind }: PostingQuestion,
	language: string,
): boolean {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return (
		kind === "asked" &&
		code !== undefined &&
		questionPatterns(code).yesOrNo.test(text.replace(/^¿/u, ""))
	);
}

/** Whether it asks why, which the person's own words on the employer answer. */
export function asksWhy({ text }: PostingQuestion, language: string): boolean {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return (
		code !== undefined &&
		questionPatterns(code).why.test(text.replace(/^¿/u, ""))
	);
}
