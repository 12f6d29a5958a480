// Rules by how two lines stand and look: their distance, their print, bullets, cells, edges, how full the one above is.
import { endsInMonth, findDates } from "./find-dates.ts";
import {
	isBoldLine,
	isSameColor,
	isSameSize,
	isSameWeight,
	middleOf,
} from "./line-measures.ts";
import { isOpen, type LinePair } from "./line-pair.ts";

export function byKind({ above, below }: LinePair): false | null {
	return below.isBullet || above.isHeading || above.isWhole ? false : null;
}

/** After a full stop a wider space opens a new paragraph; within a sentence it does not. */
export function byDistance({ below, over, leading }: LinePair): false | null {
	const reach = /[.!?:;。]$/.test(over) ? 1.1 : 1.35;
	return below.leading > leading * reach + 0.05 ? false : null;
}

/** A full line that breaks off after a comma goes on right below, whatever it looks like there. */
export function byOpenEnd({
	above,
	below,
	over,
	isFull,
	leading,
}: LinePair): true | null {
	const isCut =
		isFull &&
		/\p{L}[,/&]$/u.test(over) &&
		Math.abs(below.x - above.x) < 4 &&
		below.asides.length === 0 &&
		below.leading > 0 &&
		below.leading <= leading * 1.1 &&
		isSameSize(above, below);
	return isCut || null;
}

export function byLook({ above, below }: LinePair): false | null {
	return isSameSize(above, below) &&
		isSameWeight(above, below) &&
		isSameColor(above, below)
		? null
		: false;
}

/** A line that hangs below the text of its bullet goes on with it. */
export function byBullet({
	first,
	above,
	below,
	under,
	isFull,
}: LinePair): boolean | null {
	if (!first.isBullet) return null;
	const hang = Math.abs(below.x - first.textX);
	if (hang < 1 && first.textX > first.x + 2) return true;
	if (hang >= 4) return null;
	return isFull || /^[\p{Ll}\d(]/u.test(under) || isOpen(above);
}

/** A line of cells goes on in its last one. */
export function byCells({
	first,
	above,
	below,
	isFull,
}: LinePair): boolean | null {
	const hasCells = above.runs.some(({ gap }) => gap === "wide");
	return hasCells && !first.isBullet
		? isFull && Math.abs(below.x - above.cellX) < 4
		: null;
}

export function byAlignment({
	first,
	above,
	below,
	under,
	isSecond,
}: LinePair): false | null {
	// Centered text goes on below its middle; other lines have theirs there by chance.
	const isMiddle = /^[\p{Ll}(&]/u.test(under) || isOpen(above);
	const isUnder =
		Math.abs(below.x - above.x) < (above.isBullet ? 1.5 : 4) ||
		(isSecond && Math.abs(below.x - first.textX) < 4) ||
		(isMiddle && Math.abs(middleOf(below) - middleOf(above)) < 4) ||
		Math.abs(below.right - above.right) < 2;
	return isUnder ? null : false;
}

export function byFullness({
	above,
	below,
	over,
	under,
	isFull,
}: LinePair): boolean | null {
	if (!isFull) return false;
	if (endsInMonth(over) && /^(?:19|20)\d\d\b/.test(under)) return true;
	const isBold = above.runs.every((run) => run.isBold);
	const isName = isBold && isBoldLine(below) && !findDates(under);
	return isName || null;
}

/** Lines of a list or a head are short of words; prose is not. */
export function byProse({ above, below, over, under }: LinePair): boolean {
	const isProse =
		over.length > 45 ||
		/^[\p{Ll}(&]/u.test(under) ||
		(over.split(/, /).length > 2 && above.limit - above.x < NARROW) ||
		isOpen(above);
	return isProse && !(above.asides.length > 0 && below.asides.length > 0);
}

/** The width in points of a column beside another one, in which lists are broken. */
const NARROW = 220;
