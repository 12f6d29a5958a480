// Where there are facts, facts decide: what only the person can tell, degrees, years, languages and papers.
import {
	acceptsExperience,
	bestOf,
	experienceInstead,
	isChoice,
} from "./alternatives.ts";
import type { Asking, Decision } from "./asking.ts";
import { decideCondition } from "./conditions.ts";
import { decideDegree } from "./degree.ts";
import { joinedDecision } from "./joined-decision.ts";
import { decideLanguages } from "./languages.ts";
import { decidePapers } from "./papers.ts";
import { decideProducts } from "./products.ts";
import { decideYears } from "./years.ts";

/** Null where no fact of these kinds is asked for. */
export function decideByFacts(asking: Asking): Decision | null {
	const condition = decideCondition(asking);
	if (condition && condition.support !== "shown") return condition;
	// Who issues certificates or trains apprentices holds none for it: a duty asks for a deed.
	const isDuty = asking.requirement.kind === "duty";
	const decisions = [
		condition,
		isDuty ? null : decideDegree(asking),
		decideYears(asking),
		decideLanguages(asking),
		isDuty || condition ? null : decidePapers(asking),
		decideProducts(asking),
	].filter((decision) => decision !== null);
	if (decisions.length > 0 && acceptsExperience(asking))
		return bestOf([...decisions, experienceInstead(asking)]);
	if (isChoice(asking)) return bestOf(decisions);
	return decisions.length > 0 ? joinedDecision(decisions) : null;
}
