// Which words of a fact the covers of a line stand on.

import type { Clause } from "../clauses/clause.ts";
import type { Cover } from "./alignment.ts";

export function placesUsed(
	covers: readonly Cover[],
	clause: Pick<Clause, "reading">,
): Set<number> {
	const used = new Set<number>();
	for (const { target, also = [] } of covers) {
		if (target?.reading !== clause.reading) continue;
		for (const at of also) used.add(at);
		for (let at = target.place; at <= target.last; at += 1) used.add(at);
	}
	return used;
}
