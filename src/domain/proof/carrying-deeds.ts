// Deeds that only carry what follows, "prepared reports", need no word of a fact. Two of them may still be two deeds.

import { hitsOn, isCarrying } from "../clauses/hits.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import type { Open } from "./alignment.ts";

/** Whether a word of the fact need not be said: "filed" of "filed reports", unless the line says "wrote reports". */
export function onlyCarries(at: number, { line, covers, clause }: Open) {
	const { reading, head, members = [clause] } = clause;
	const isHead = at === head || members.some((one) => one.head === at);
	return (
		hitsOn(reading.hits, at).some(isCarrying) &&
		!(
			isHead &&
			covers.some(
				({ first, origin, step }) =>
					origin === "free" && step === null && isDeedAt(line.reading, first),
			)
		)
	);
}
