// The deeds that could stand for a requirement in a document: more than the lines it was decided by, so that a writer can take the
// strongest, or another where that one is told already.
import { isDeed } from "../fact-kinds.ts";
import type { RankedLine } from "../lines/rank-lines.ts";
import type { DeedCandidate } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";

const MOST = 6;
/** Weaker lines only sound like what is asked for. */
const LEAST = 0.6;

/** The strongest first, none where nothing answers the requirement. */
export function candidatesOf(
	{ support }: Decision,
	{ ranking }: Asking,
): DeedCandidate[] {
	if (support === "absent" || support === "unknown") return [];
	const best = ranking.lines[0]?.score ?? 0;
	if (best <= 0) return [];
	const end = ranking.lines.findIndex(({ score }) => score < LEAST * best);
	return ranking.lines
		.slice(0, end < 0 ? ranking.lines.length : end)
		.filter(({ line, covered }) => covered > 0 && isDeed(line.fact))
		.slice(0, MOST)
		.map((ranked) => candidateOf(ranked, best));
}

function candidateOf({ line, score }: RankedLine, best: number): DeedCandidate {
	return { ...line.fact, strength: Math.round((100 * score) / best) / 100 };
}
