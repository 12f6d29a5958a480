// Which of the lines a letter lists: the likeliest, the work of today first. What has a limit keeps it word for word, but does not
// lead.
import type { ChosenEvidence } from "./evidence-choice.ts";
import { isNoBeginning } from "./limited-lines.ts";
import type { LetterWish } from "./posting-asks.ts";

/** More are the resume again; who wants no letter reads a few lines. */
const MOST = new Map<LetterWish, number>([
	[null, 5],
	["short", 4],
	["none", 2],
]);

export function pointsAmong<Line extends ChosenEvidence>(
	chosen: readonly Line[],
	{ wish, language }: { wish: LetterWish; language: string },
): Line[] {
	const likeliest = chosen
		.toSorted((a, b) => b.worth - a.worth)
		.slice(0, MOST.get(wish));
	const least = WORTH_READING * (likeliest[0]?.worth ?? 0);
	return joinedPoints(
		likeliest.filter(
			({ worth, isSure }, at) => at < FEWEST || isSure || worth >= least,
		),
		language,
	);
}

const FEWEST = 3;
/** Of the best: of further lines that are so much less likely an adviser used three in ten; what surely answers stays. */
const WORTH_READING = 0.4;

/** So much of what the likeliest lines are worth those must be worth that can be stated as sentences. */
const WORTH_STATING = 0.8;
/** The lines to be stated as sentences; null where they say much less than those a list could hold. */
export function statedAmong<Line extends ChosenEvidence>(
	statable: readonly Line[],
	listed: readonly ChosenEvidence[],
	{ wish, language }: { wish: LetterWish; language: string },
): Line[] | null {
	const worth = (lines: readonly ChosenEvidence[]) =>
		lines.reduce((sum, one) => sum + one.worth, 0);
	const stated = pointsAmong(statable, { wish, language });
	const fewest = wish === "none" ? Math.min(FEWEST, listed.length) : FEWEST;
	return stated.length >= fewest &&
		worth(stated) >= WORTH_STATING * worth(listed)
		? stated
		: null;
}

/**
 * By position, the one the best line comes from first, each position's in the order of their worth, what is no beginning behind what
 * is one.
 */
export function joinedPoints<Line extends ChosenEvidence>(
	listed: readonly Line[],
	language: string,
): Line[] {
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
