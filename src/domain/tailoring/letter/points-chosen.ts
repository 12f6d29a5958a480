// Which of the lines a letter lists: the likeliest, the work of today first. What has a limit keeps it word for word, but does not
// lead.
import type { ChosenEvidence } from "./evidence-choice.ts";
import { isNoBeginning } from "./limited-lines.ts";

/** More are the resume again, and a question is asked in a few sentences. */
const MOST = { letter: 5, message: 4, inquiry: 3, lines: 3 };
export type LetterLength = keyof typeof MOST;

export function pointsAmong<Line extends ChosenEvidence>(
	chosen: readonly Line[],
	{ length, language }: { length: LetterLength; language: string },
): Line[] {
	const likeliest = chosen
		.toSorted((a, b) => rankOf(b) - rankOf(a))
		.slice(0, MOST[length]);
	const least = WORTH_READING * (likeliest[0]?.worth ?? 0);
	// Of a posting that asks for no work by its words nothing can be answered.
	const isAsking = chosen.some(({ requirement }) => requirement !== null);
	return joinedPoints(
		likeliest.filter(
			({ worth, isSure, requirement }, at) =>
				at < FEWEST ||
				isSure ||
				((requirement !== null || !isAsking) && worth >= least),
		),
		language,
	);
}

/** What answers nothing that is asked for proves less, whatever its figures. */
function rankOf({ worth, requirement }: ChosenEvidence): number {
	return requirement === null ? UNASKED * worth : worth;
}

const UNASKED = 0.8;
const FEWEST = 3;
/** Of the best: of further lines that are so much less likely an adviser used three in ten; what surely answers stays, and what answers nothing goes. */
const WORTH_READING = 0.4;

/** So much of what the likeliest lines are worth those must be worth that can be stated as sentences. */
const WORTH_STATING = 0.6;
/** The lines to be stated as sentences; null where they say much less than those a list could hold. */
export function statedAmong<Line extends ChosenEvidence>(
	statable: readonly Line[],
	listed: readonly ChosenEvidence[],
	{ length, language }: { length: LetterLength; language: string },
): Line[] | null {
	const worth = (lines: readonly ChosenEvidence[]) =>
		lines.reduce((sum, one) => sum + one.worth, 0);
	const stated = pointsAmong(statable, { length, language });
	const fewest = length === "lines" ? Math.min(FEWEST, listed.length) : FEWEST;
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
			entries.indexOf(a.line.entry) - entries.indexOf(b.line.entry) ||
			later(a) - later(b),
	);
}
