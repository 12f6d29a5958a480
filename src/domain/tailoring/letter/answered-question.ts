// A question the posting asks every applicant, which a line of the letter answers already: "one job you took from survey to handover".
import { factsOf } from "../../match/facts.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Evidence } from "./evidence.ts";
import type { ChosenEvidence } from "./evidence-choice.ts";
import type { NamedNeed } from "./letter-needs.ts";
import { asksExperience, asksOn, openQuestions } from "./open-questions.ts";
import { ownAnswer } from "./own-answer.ts";

/** So many words of the question a line has to hold. */
const FEWEST_SHARED = 2;

/** The line that answers the question before all others, as one that is surely told; one of `lines` where no candidate answers it. */
export function answerFirst(
	candidates: readonly ChosenEvidence[],
	tailoring: Tailoring,
	lines: readonly Evidence[],
): readonly ChosenEvidence[] {
	const among = (some: readonly ChosenEvidence[]) =>
		some[answeredQuestion(tailoring, some)?.lines[0] ?? -1];
	const found =
		among(candidates) ??
		among(
			lines.map((line) => ({
				line,
				worth: 0,
				requirement: null,
				isSure: false,
			})),
		);
	if (!found) return candidates;
	const most = Math.max(0, ...candidates.map(({ worth }) => worth));
	return [
		{ ...found, worth: most, isSure: true },
		...candidates.filter((one) => one.line !== found.line),
	];
}

/** The question as what the letter opens with, and the line that says most of it; null where none says enough of any. */
export function answeredQuestion(
	tailoring: Tailoring,
	chosen: readonly ChosenEvidence[],
): NamedNeed | null {
	const { job, profile } = tailoring;
	// What somebody did may stand in their profile; what they think, like or would do never does.
	const questions = openQuestions(tailoring).filter(
		(question) =>
			question.kind !== "asked" &&
			ownAnswer(question, profile) === null &&
			(!asksOn(question, job.language) || asksExperience(question)),
	);
	if (questions.length === 0 || job.language !== profileLanguage(profile))
		return null;
	const answers = questions.map(({ text }) =>
		answerTo(text, chosen, tailoring),
	);
	const [best] = answers.toSorted((a, b) => b.shared - a.shared);
	return best && best.shared >= FEWEST_SHARED
		? { text: best.text, form: "asked", lines: [best.at] }
		: null;
}

function answerTo(
	text: string,
	chosen: readonly ChosenEvidence[],
	{ profile, title }: Pick<Tailoring, "profile" | "title">,
): { text: string; at: number; shared: number } {
	const asked = contentStems(wordsOf(text));
	const stems = chosen.map(({ line }) => contentStems(wordsOf(line.whole)));
	const known = [...factsOf(profile).map((fact) => fact.text), title].map(
		(one) => contentStems(wordsOf(one)),
	);
	const shared = stems.map((own) => {
		const both = [...own].filter((stem) => asked.has(stem));
		const weight = both.reduce((sum, stem) => sum + weightOf(stem, known), 0);
		// "2 designs failed": a common word beside one that is none.
		return weight > 0 ? Math.max(weight, both.length) : 0;
	});
	const most = Math.max(0, ...shared);
	return { text, at: shared.indexOf(most), shared: most };
}

/** A long word that one line alone has, of all the profile, says as much as two: "turnover"; what many lines have says nothing: "payroll". */
function weightOf(stem: string, lines: readonly ReadonlySet<string>[]): number {
	const number = lines.filter((own) => own.has(stem)).length;
	if (number >= COMMON || stem.length < SHORTEST_STEM) return 0;
	return stem.length >= LONG_STEM && number === 1 ? FEWEST_SHARED : 1;
}

const COMMON = 4;
/** "Run" and "use" are said of anything. */
const SHORTEST_STEM = 4;
const LONG_STEM = 6;
