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
	const needs = needsOf(match, job).flatMap(
		({ requirement, proofs, listed }) => {
			const at = asked.findIndex((one) => one.requirement === requirement);
			const ids = idsOf([...proofs, ...listed], facts);
			return at < 0 || ids.length === 0
				? []
				: [`R${at + 1} by ${ids.join(", ")}`];
		},
	);
	return {
		requirements: asked
			.map(
				(one, at) =>
					`R${at + 1} (${one.requirement.kind}, ${answerOf(one, facts)}): ${one.requirement.text}`,
			)
			.join("\n"),
		needs: needs.length > 0 ? needs.join("; ") : "none that the facts answer",
	};
}

function answerOf(
	{ support, evidence }: RequirementMatch,
	facts: readonly NumberedFact[],
): string {
	const ids = idsOf(evidence, facts).join(", ");
	if (support === "unknown") return "only the person can say";
	if (support === "absent" || evidence.length === 0)
		return "not found in the facts";
	if (ids === "") return "answered outside of these facts";
	return `${support === "partly" ? "partly shown" : support} by ${ids}`;
}

function idsOf(
	evidence: readonly Fact[],
	facts: readonly NumberedFact[],
): string[] {
	return [
		...new Set(evidence.flatMap((fact) => numberOf(fact, facts) ?? [])),
	].slice(0, MOST_FACTS);
}

/** Evidence says with a name who gave it or how well it is spoken, which is no part of the numbered fact: "Spanish: fluent". */
function numberOf(
	fact: Fact,
	facts: readonly NumberedFact[],
): string | undefined {
	const there = facts.filter(({ path }) => path === fact.path);
	const key = needKeyOf(fact);
	const same = there.find((one) => needKeyOf(one) === key);
	return (same ?? there.find(({ text }) => fact.text.startsWith(text)))?.id;
}
