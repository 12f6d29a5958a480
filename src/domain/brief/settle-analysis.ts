// What becomes of a model's wording of an analysis: each sentence that the profile and its finding bear out takes the place of
// the rules' own, every other one is dropped. Invariant: no score, no finding and no weight is the model's.
import { adviceFrom } from "../analysis/advice.ts";
import type { Analysis } from "../analysis/analysis.ts";
import type { Profile } from "../profile/profile.ts";
import { quarantine } from "../proof/quarantine.ts";
import { unheldIn } from "../tailoring/claims/check-advice.ts";
import { judgeLines } from "../tailoring/claims/check-claims.ts";
import { type AnalysisDraft, findingId } from "./brief-analysis.ts";
import { answerLines } from "./lines.ts";
import { numberFacts, pathsOf } from "./numbered-facts.ts";

const MOST_STRENGTHS = 6;
const LONGEST_SALARY = 160;
const WEIGHT = { high: 0, medium: 1, low: 2 } as const;

export type SettlingAnalysis = {
	draft: AnalysisDraft;
	base: Analysis;
	profile: Profile;
	/** The model that answered. */
	model: string;
	/** "YYYY-MM-DD". */
	today: string;
};

/** The rules' analysis in the model's words, as far as they hold. */
export function settleAnalysis(settling: SettlingAnalysis): Analysis {
	const { draft, base, profile, model, today } = settling;
	const worded = new Map<string, string>();
	const rank = new Map<string, number>();
	const findings = (base.findings ?? []).map((finding, at) => {
		const id = findingId(at);
		const own = draft.advice.findIndex(({ finding }) => finding.trim() === id);
		rank.set(id, own < 0 ? draft.advice.length : own);
		const said = draft.advice[own]?.suggestion;
		const suggestion =
			said === undefined ? null : heldAdvice(said, { profile, finding });
		if (suggestion === null) return { id, finding };
		worded.set(finding.suggestion, suggestion);
		return { id, finding: { ...finding, suggestion } };
	});
	const ordered = findings
		.toSorted(
			(a, b) =>
				WEIGHT[a.finding.priority] - WEIGHT[b.finding.priority] ||
				(rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0),
		)
		.map(({ finding }) => finding);
	const strengths = heldStrengths(draft, { profile, today });
	return {
		...base,
		strengths: strengths.length > 0 ? strengths : base.strengths,
		...adviceFrom(ordered),
		detailedAnalysis: withSalary(base, heldSalary(draft.salary, profile)),
		...(base.sectionAnalysis
			? { sectionAnalysis: reworded(base.sectionAnalysis, worded) }
			: {}),
		findings: ordered,
		wordedBy: model,
	};
}

function heldAdvice(
	said: string,
	{
		profile,
		finding,
	}: { profile: Profile; finding: NonNullable<Analysis["findings"]>[number] },
): string | null {
	const [line] = answerLines([{ text: said, facts: [] }], 1);
	if (!line || isOrder(line.text)) return null;
	const also = [finding.tab, finding.issue, finding.suggestion, finding.impact];
	return unheldIn(line.text, profile, also).length === 0 ? line.text : null;
}

/** Praise is a claim like any line of a resume, and is checked like one. */
function heldStrengths(
	{ strengths }: AnalysisDraft,
	{ profile, today }: { profile: Profile; today: string },
): string[] {
	const { facts } = numberFacts(profile, "auto");
	return answerLines(strengths, MOST_STRENGTHS)
		.filter((line) => pathsOf(line.facts, facts).length > 0)
		.map(({ text }) => text)
		.filter(
			(text) =>
				!isOrder(text) &&
				unheldIn(text, profile, []).length === 0 &&
				judgeLines([{ path: "strengths", text }], profile, { today }).problems
					.length === 0,
		);
}

/** Figures of pay are the one thing a model may bring; they are shown as its guess. */
function heldSalary(said: string, profile: Profile): string | null {
	const [line] = answerLines([{ text: said, facts: [] }], 1);
	if (!line || line.text.length > LONGEST_SALARY || isOrder(line.text))
		return null;
	if (!/\d/.test(line.text)) return null;
	const names = unheldIn(line.text, profile, ["USD EUR GBP CHF"]);
	return names.some((name) => !/\d/.test(name)) ? null : line.text;
}

function withSalary(
	{ detailedAnalysis }: Analysis,
	salary: string | null,
): Analysis["detailedAnalysis"] {
	if (salary === null) return detailedAnalysis;
	const { marketCompetitiveness } = detailedAnalysis;
	return {
		...detailedAnalysis,
		marketCompetitiveness: {
			...marketCompetitiveness,
			salaryPotential: `Estimate of the model, not measured: ${salary} ${marketCompetitiveness.salaryPotential}`,
		},
	};
}

type Sections = NonNullable<Analysis["sectionAnalysis"]>;

function reworded(
	sections: Sections,
	worded: ReadonlyMap<string, string>,
): Sections {
	return Object.fromEntries(
		Object.entries(sections).map(([name, section]) => [
			name,
			{
				...section,
				suggestions: section.suggestions.map((one) => ({
					...one,
					suggestion: worded.get(one.suggestion) ?? one.suggestion,
				})),
			},
		]),
	) as Sections;
}

/** A model that was talked into something repeats orders. */
function isOrder(text: string): boolean {
	return quarantine(text).quarantined.length > 0;
}
