// What is not found in a language that is not read may well be there: only the person can tell. Names of products are the same in
// every language, and what the person said themselves stays said.
import type { Asking, Decision } from "./asking.ts";
import { decideProducts } from "./products.ts";

/** The decision, open where nothing was found because nothing could be read. */
export function openWhereUnread(decision: Decision, asking: Asking): Decision {
	if (
		!asking.isUnread ||
		decision.support !== "absent" ||
		asking.requirement.ask !== null ||
		decideProducts(asking)?.support === "absent"
	)
		return decision;
	return { ...decision, support: "unknown", evidence: [] };
}
