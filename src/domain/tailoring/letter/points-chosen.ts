// Which of the lines a letter lists: the likeliest, the work of today first. What has a limit keeps it word for word, but does not
// lead.
import type { ChosenEvidence } from "./chosen-evidence.ts";
import { isNoBeginning } from "./limited-lines.ts";

/** More are the resume again. */
const MOST = 5;
const IN_SHORT = 4;

export function pointsAmong(
	chosen: readonly ChosenEvidence[],
	{ isShort, language }: { isShort: boolean; language: string },
): ChosenEvidence[] {
	return together(
		chosen
			.toSorted((a, b) => b.worth - a.worth)
			.slice(0, isShort ? IN_SHORT : MOST),
		language,
	);
}

/**
 * By position, the one the best line comes from first, each position's in the order of their worth, what is no beginning behind what
 * is one.
 */
function together(
	listed: readonly ChosenEvidence[],
	language: string,
): ChosenEvidence[] {
	const entries = [...new Set(listed.map(({ line }) => line.entry))];
	const later = ({ line }: ChosenEvidence) =>
		Number(isNoBeginning(line, language));
	return listed.toSorted(
		(a, b) =>
			a.line.rank - b.line.rank ||
			entries.indexOf(a.line.entry) - entries.indexOf(b.line.entry) ||
			later(a) - later(b),
	);
}
