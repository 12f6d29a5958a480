// The needs of a posting a letter answers: what is asked for and what the job does, with the lines of the profile that answer.
import type { Requirement, Term } from "../../job/job.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Evidence } from "./evidence-lines.ts";
import { postingPhrase } from "./posting-phrase.ts";

export type Need = {
	kind: "duty" | "asked";
	/** The posting's words, to be quoted. */
	phrase: string;
	requirement: Requirement;
	/** Lines that answer it, the strongest first; none where only lists name it. */
	proofs: Evidence[];
	/** The more, the more the posting depends on it. */
	weight: number;
};

const KIND_WEIGHT = { must: 1, duty: 1, nice: 0.5 };
const NUMBER_WEIGHT = 0.25;
const BIG = 0.1;

/** The needs with words to quote, the weightiest first. */
export function letterNeeds(
	{ match, job }: Pick<Tailoring, "match" | "job">,
	lines: readonly Evidence[],
): Need[] {
	const count = match.requirements.length;
	const seen = new Set<string>();
	return match.requirements
		.flatMap((answer, at) => {
			const terms = job.terms.filter((term) => isIn(term, answer.requirement));
			const need = needOf(answer, { terms, lines, place: at / count });
			if (need === null || seen.has(need.phrase)) return [];
			seen.add(need.phrase);
			return [need];
		})
		.toSorted((a, b) => b.weight - a.weight);
}

/** Whether the posting names the term in this requirement. */
export function isIn(term: Term, { span }: Requirement): boolean {
	return term.spans.some(([start]) => start >= span[0] && start < span[1]);
}

type Asked = {
	terms: readonly Term[];
	lines: readonly Evidence[];
	/** 0 for the first requirement, towards 1 for the last. */
	place: number;
};

function needOf(
	{ requirement, evidence }: RequirementMatch,
	{ terms, lines, place }: Asked,
): Need | null {
	const isSoft = terms.length > 0 && terms.every(({ kind }) => kind === "soft");
	const isPaper = terms.some(
		({ kind }) => kind === "degree" || kind === "language",
	);
	if (requirement.ask !== null || requirement.isNegated || isSoft || isPaper)
		return null;
	const phrase = postingPhrase(
		requirement.text,
		terms.flatMap(({ forms }) => forms),
	);
	if (phrase === null) return null;
	const proofs = proofsIn({ requirement, evidence }, lines);
	const named = terms.reduce((sum, { weight }) => sum + weight, 0);
	return {
		kind: requirement.kind === "duty" ? "duty" : "asked",
		phrase,
		requirement,
		proofs,
		weight:
			KIND_WEIGHT[requirement.kind] -
			place * 0.5 +
			Math.min(1, named * 0.3) +
			Math.min(0.5, (proofs[0]?.value ?? 0) * BIG),
	};
}

function proofsIn(
	{ requirement, evidence }: Pick<RequirementMatch, "requirement" | "evidence">,
	lines: readonly Evidence[],
): Evidence[] {
	const asked = contentStems(wordsOf(requirement.text));
	const order = (line: Evidence) =>
		[...contentStems(wordsOf(line.line))].filter((stem) => asked.has(stem))
			.length +
		Math.min(1, line.value * BIG) +
		(/\d/.test(line.line) ? NUMBER_WEIGHT : 0) -
		line.rank * 0.4;
	return lines
		.filter(({ path, original }) =>
			evidence.some(
				(fact) => fact.path === path && fact.text.startsWith(original),
			),
		)
		.toSorted((a, b) => order(b) - order(a));
}
