// The plan a model is given: what is required and by which facts it is answered, which of it are the needs a document is built on,
// what is missing, and what the posting wants stated.
import type { Fact, RequirementMatch } from "../match/match.ts";
import { quarantine } from "../proof/quarantine.ts";
import { needKeyOf, needsOf } from "../tailoring/choose/needs.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import type { NumberedFact } from "./brief.ts";

const MOST_REQUIREMENTS = 40;
const MOST_FACTS = 4;

export const PLAN_RULE =
	"The needs, and the facts beside each requirement, were found by rules, which miss some and mistake others. Read the posting and the facts yourself: what they tell plainly goes before the plan, and only what you find in no fact either is missing. What is answered outside of these facts is held, so that it is neither told nor missing.";

export type DocumentPlan = {
	/** "R1 (must, shown by F3): …", most demanding first. */
	requirements: string;
	/** The requirements a document is built on, the weightiest first. */
	needs: string;
};

export function planOf(
	tailoring: Tailoring,
	facts: readonly NumberedFact[],
): DocumentPlan {
	const { match, job } = tailoring;
	const rank = { must: 0, duty: 1, nice: 2 };
	const asked = match.requirements
		.filter(
			({ requirement: { text } }) => quarantine(text).quarantined.length === 0,
		)
		.toSorted((a, b) => rank[a.requirement.kind] - rank[b.requirement.kind])
		.slice(0, MOST_REQUIREMENTS);
	const numbers = numbersOf(facts);
	const needs = needsOf(match, job).flatMap(
		({ requirement, proofs, listed }) => {
			const at = asked.findIndex((one) => one.requirement === requirement);
			const ids = idsOf([...proofs, ...listed], numbers);
			return at < 0 || ids.length === 0
				? []
				: [`R${at + 1} by ${ids.join(", ")}`];
		},
	);
	return {
		requirements: asked
			.map(
				(one, at) =>
					`R${at + 1} (${one.requirement.kind}, ${answerOf(one, numbers)}): ${one.requirement.text}`,
			)
			.join("\n"),
		needs: needs.length > 0 ? needs.join("; ") : "none that the facts answer",
	};
}

function answerOf(
	{ support, evidence }: RequirementMatch,
	numbers: ReadonlyMap<string, string>,
): string {
	const ids = idsOf(evidence, numbers).join(", ");
	if (support === "unknown") return "only the person can say";
	if (support === "absent" || evidence.length === 0)
		return "not found in the facts";
	if (ids === "") return "answered outside of these facts";
	return `${support === "partly" ? "partly shown" : support} by ${ids}`;
}

function numbersOf(facts: readonly NumberedFact[]): Map<string, string> {
	return new Map(facts.map((fact) => [needKeyOf(fact), fact.id]));
}

function idsOf(
	evidence: readonly Fact[],
	numbers: ReadonlyMap<string, string>,
): string[] {
	return [
		...new Set(evidence.flatMap((fact) => numbers.get(needKeyOf(fact)) ?? [])),
	].slice(0, MOST_FACTS);
}
