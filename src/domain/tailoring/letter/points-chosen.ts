// Which of the lines a letter lists: the likeliest, the work of today first. What has a limit keeps it word for word, but does not
// lead.
import type { ChosenEvidence } from "./chosen-evidence.ts";
import { isLimitedLine } from "./limited-lines.ts";

/** More are the resume again. */
const MOST = 5;
const IN_SHORT = 4;

export function pointsAmong(
	chosen: readonly ChosenEvidence[],
	{ isShort }: { isShort: boolean },
): ChosenEvidence[] {
	return together(
		chosen
			.toSorted((a, b) => b.worth - a.worth)
			.slice(0, isShort ? IN_SHORT : MOST),
	);
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
