// A timeline in the middle of a page: its entries stand left and right of it by turns, and are read from top to bottom.
import { isOnlyDates } from "../lines/find-dates.ts";
import type { PageSegment } from "./page-segments.ts";

/** Blocks left and right of a line in the middle, each beside an empty place: they are read from top to bottom. */
export function takeTurns(
	leftAll: PageSegment[],
	rightAll: PageSegment[],
): boolean {
	const [left, right] = withoutDatesAcross(leftAll, rightAll);
	const beside = (side: PageSegment[], other: PageSegment[]) => {
		const blocks = blocksIn(other);
		return side.filter(({ y }) =>
			blocks.some(([top, foot]) => y > top - 2 && y < foot + 2),
		).length;
	};
	return (
		beside(left, right) + beside(right, left) <
		TURNS * (left.length + right.length)
	);
}

/** Each entry's time may stand on the other side of the line, beside its first words. */
function withoutDatesAcross(
	left: PageSegment[],
	right: PageSegment[],
): [PageSegment[], PageSegment[]] {
	const across = (side: PageSegment[], other: PageSegment[]) =>
		side.filter(
			(each) =>
				isOnlyDates(each.text) &&
				other.some(
					({ y, text }) => Math.abs(y - each.y) < 2 && !isOnlyDates(text),
				),
		);
	const [fromLeft, fromRight] = [across(left, right), across(right, left)];
	if (fromLeft.length === 0 || fromRight.length === 0) return [left, right];
	return [
		left.filter((each) => !fromLeft.includes(each)),
		right.filter((each) => !fromRight.includes(each)),
	];
}

/** How much of two sides that take turns may stand beside the other one. */
const TURNS = 0.15;
/** Lines of one block stand closer, in letters' heights. */
export const OF_BLOCK = 2.4;

function blocksIn(side: PageSegment[]): [top: number, foot: number][] {
	const blocks: [number, number][] = [];
	for (const { y, size } of [...side].sort((a, b) => a.y - b.y)) {
		const last = blocks.at(-1);
		if (last && y - last[1] < OF_BLOCK * size) last[1] = y;
		else blocks.push([y, y]);
	}
	return blocks;
}
