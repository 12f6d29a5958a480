// What each line of a profile is worth to a posting: every requirement gives its share to the lines that answer it best, less the
// less likely it is answered at all, and less the lower it stands: a posting names first what the work is.
import type { LineValue, RequirementMatch } from "../match.ts";
import type { IndexedLine } from "./indexed-lines.ts";
import type { LineRanking } from "./rank-lines.ts";

export type Answered = {
	match: RequirementMatch;
	likelihood: number;
	ranking: LineRanking;
};

const SHARE = { must: 1, duty: 1, nice: 0.5 };
/** How much less the last requirement of a posting gives than its first. */
const PLACE = 0.5;
/** This far below the best line a line answers nothing of a requirement. */
const FAR_BELOW = 1;

/** In the order of the lines. */
export function lineValues(
	answered: readonly Answered[],
	lines: readonly IndexedLine[],
): LineValue[] {
	const values = new Map<IndexedLine, number>();
	let shares = 0;
	for (const [at, { match, likelihood, ranking }] of answered.entries()) {
		// A condition that no line can show says nothing of lines.
		if (match.requirement.ask) continue;
		const share =
			SHARE[match.requirement.kind] * (1 - (PLACE * at) / answered.length);
		const best = ranking.lines[0]?.score ?? 0;
		shares += share;
		for (const { line, score } of ranking.lines) {
			const nearness = 1 - (best - score) / FAR_BELOW;
			// The best come first.
			if (nearness <= 0) break;
			values.set(line, (values.get(line) ?? 0) + share * likelihood * nearness);
		}
	}
	return lines.map((line) => ({
		...line.fact,
		value: (values.get(line) ?? 0) / (shares || 1),
	}));
}
