// Several decisions about one requirement as one.
import type { Fact, RequirementSupport } from "../match.ts";
import type { Decision } from "./asking.ts";

const WORST_FIRST: readonly RequirementSupport[] = [
	"absent",
	"unknown",
	"partly",
	"listed",
	"shown",
];

/** All of it must hold; where a part does, the whole holds partly. */
export function joinedDecision(decisions: readonly Decision[]): Decision {
	const has = (support: RequirementSupport) =>
		decisions.some((decision) => decision.support === support);
	const worst = WORST_FIRST.find(has) ?? "absent";
	const support =
		worst === "absent" && (has("shown") || has("partly")) ? "partly" : worst;
	const evidence = unique(decisions.flatMap((decision) => decision.evidence));
	return {
		support,
		evidence: support === "absent" ? [] : evidence,
		isLess: decisions.some(({ isLess }) => isLess),
		reached: decisions.find(({ isLess }) => isLess)?.reached,
		question: decisions.find(({ question }) => question)?.question,
	};
}

function unique(facts: readonly Fact[]): Fact[] {
	const seen = new Set<string>();
	return facts.filter(({ path, text }) => {
		const key = `${path}\n${text}`;
		return !seen.has(key) && seen.add(key);
	});
}
