// What each line of a profile is worth to a posting: every requirement gives its share to the lines that answer it best, less the
// less likely it is answered at all.
import type { LineValue, RequirementMatch } from "../match.ts";
import type { IndexedLine } from "./indexed-lines.ts";
import type { Ranking } from "./rank-lines.ts";

export type Answered = {
	match: RequirementMatch;
	likelihood: number;
	ranking: Ranking;
};

const SHARE = { must: 1, duty: 1, nice: 0.5 };
/** How fast a line's share falls with its distance from the best. */
const FALL = 3;

/** In the order of the lines. */
export function lineValues(
	answered: readonly Answered[],
	lines: readonly IndexedLine[],
): LineValue[] {
	const values = new Map<IndexedLine, number>();
	let shares = 0;
	for (const { match, likelihood, ranking } of answered) {
		// A condition that no line can show says nothing of lines.
		if (match.requirement.ask) continue;
		const share = SHARE[match.requirement.kind];
		const best = ranking.lines[0]?.score ?? 0;
		shares += share;
		for (const { line, score } of ranking.lines)
			values.set(
				line,
				(values.get(line) ?? 0) +
					share * likelihood * Math.exp(FALL * (score - best)),
			);
	}
	return lines.map((line) => ({
		...line.fact,
		value: (values.get(line) ?? 0) / (shares || 1),
	}));
}
