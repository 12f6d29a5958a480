// Lines that say of themselves that somebody else answered for the work, or did its deciding part. They stand last, and only for what no
// other line answers.
import { hasAssistingPart, isLimited } from "../choose/assisting.ts";
import type { Evidence } from "./evidence.ts";

export function isLimitedLine({ whole }: Pick<Evidence, "whole">): boolean {
	return hasAssistingPart(whole) || isLimited(whole);
}

/** The same order, but what has a limit last. */
export function limitedLast<Line extends Pick<Evidence, "whole">>(
	lines: readonly Line[],
): Line[] {
	return lines.toSorted(
		(a, b) => Number(isLimitedLine(a)) - Number(isLimitedLine(b)),
	);
}

type Candidate = {
	line: Pick<Evidence, "whole">;
	answers: readonly { at: number; tasks: number }[];
};

/** Without the limited lines, as far as others answer all they answer and are at least so many. */
export function withoutNeedlessLimits<One extends Candidate>(
	candidates: readonly One[],
	fewest: number,
): One[] {
	const own = candidates.filter(({ line }) => !isLimitedLine(line));
	if (own.length < fewest) return [...candidates];
	const answered = new Set(
		own.flatMap(({ answers }) => answers.map(({ at }) => at)),
	);
	// Of several tasks in one sentence it may answer the one that is left.
	return candidates.filter(
		(one) =>
			own.includes(one) ||
			one.answers.some(({ at, tasks }) => tasks > 1 || !answered.has(at)),
	);
}
