// Which of the chosen lines a letter lists: the strongest, the work of today first. What has a limit keeps it word for word, but does
// not lead.
import type { ChosenEvidence } from "./chosen-evidence.ts";
import type { Evidence } from "./evidence.ts";
import { isLimitedLine } from "./limited-lines.ts";
import { namesFigure } from "./line-strength.ts";

/** More are the resume again. */
const MOST = 5;
const MOST_IN_SHORT = 4;
/** Fewer are little: the best of the others stand beside them. */
const FEWEST = 3;
/** Of the best line's worth: for one that answers something of the posting, and for one that names how much. */
const ANSWERS = 0.25;
const NAMES_FIGURE = 0.12;
/** For work before today's, and for such work where the list has room. */
const EARLIER = 0.45;
const ANSWERS_EARLIER = 0.2;

export function pointsAmong(
	chosen: readonly ChosenEvidence[],
	{ isShort }: { isShort: boolean },
): ChosenEvidence[] {
	const byWorth = chosen.toSorted((a, b) => b.worth - a.worth);
	const best = byWorth[0]?.worth ?? 0;
	const isTelling = ({ worth, line, requirement }: ChosenEvidence) =>
		worth >= leastOf(line) * best &&
		(requirement !== null || namesFigure(line.whole));
	const telling = byWorth.filter(isTelling);
	const earlier = byWorth.filter(
		(one) =>
			!telling.includes(one) &&
			one.line.rank > 0 &&
			one.worth >= ANSWERS_EARLIER * best,
	);
	const others = byWorth.filter(
		(one) => !telling.includes(one) && !earlier.includes(one),
	);
	const listed = [...telling, ...earlier];
	listed.push(...others.slice(0, Math.max(0, FEWEST - listed.length)));
	return together(listed.slice(0, isShort ? MOST_IN_SHORT : MOST));
}

function leastOf({ rank, whole }: Evidence): number {
	if (rank > 0) return EARLIER;
	return namesFigure(whole) ? NAMES_FIGURE : ANSWERS;
}

/** By position, the one the best line comes from first, each position's in the order of their worth. */
function together(listed: readonly ChosenEvidence[]): ChosenEvidence[] {
	const entries = [...new Set(listed.map(({ line }) => line.entry))];
	const ofEntries = listed.toSorted(
		(a, b) =>
			a.line.rank - b.line.rank ||
			entries.indexOf(a.line.entry) - entries.indexOf(b.line.entry),
	);
	const lead = ofEntries.find(({ line }) => !isLimitedLine(line));
	return lead && lead.line.rank === ofEntries[0]?.line.rank
		? [lead, ...ofEntries.filter((one) => one !== lead)]
		: ofEntries;
}
