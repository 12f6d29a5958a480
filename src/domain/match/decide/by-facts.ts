// Where there are facts, facts decide: what only the person can tell, degrees, years, languages and papers.
import type { Fact, RequirementSupport } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";
import { decideCondition } from "./conditions.ts";
import { decideDegree } from "./degree.ts";
import { decideLanguages } from "./languages.ts";
import { decidePapers } from "./papers.ts";
import { decideProducts } from "./products.ts";
import { decideYears } from "./years.ts";

/** Null where no fact of these kinds is asked for. */
export function decideByFacts(asking: Asking): Decision | null {
	const condition = decideCondition(asking);
	if (condition) return condition;
	const decisions = [
		decideDegree(asking),
		decideYears(asking),
		decideLanguages(asking),
		decidePapers(asking),
		decideProducts(asking),
	].filter((decision) => decision !== null);
	return decisions.length > 0 ? together(decisions) : null;
}

const WORST_FIRST: readonly RequirementSupport[] = [
	"absent",
	"unknown",
	"partly",
	"listed",
	"shown",
];

/** All of it must hold; where a part does, the whole holds partly. */
function together(decisions: readonly Decision[]): Decision {
	const has = (support: RequirementSupport) =>
		decisions.some((decision) => decision.support === support);
	const worst = WORST_FIRST.find(has) ?? "absent";
	const support =
		worst === "absent" && (has("shown") || has("partly")) ? "partly" : worst;
	const evidence = unique(decisions.flatMap((decision) => decision.evidence));
	return {
		support,
		evidence: support === "absent" ? [] : evidence,
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
