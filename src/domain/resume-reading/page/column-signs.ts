// The signs by which columns are told from rows with several cells.

import { isOnlyDates, isPartOfDates } from "../lines/find-dates.ts";
import { headingKind } from "../lines/headings.ts";
import { isMarginalNote } from "../lines/marginal-notes.ts";
import { BULLET, type PageSegment } from "./page-segments.ts";
import { weight } from "./segment-measures.ts";

/**
 * Whether the two sides are columns of their own, and not cells of the same rows: dates, places or labels beside lines. In
 * columns each side has headings and lines that stand beside nothing; in rows one side always stands beside the other.
 */
export function areColumns(left: PageSegment[], right: PageSegment[]): boolean {
	const [few, many] =
		weight(left) < weight(right) ? [left, right] : [right, left];
	const beside = (each: PageSegment, others: PageSegment[]) =>
		others.some((other) => Math.abs(other.y - each.y) < 2);
	const share = (side: PageSegment[], others: PageSegment[]) => {
		const reported = side.filter((each) => !isHeading(each));
		const aligned = reported.filter((each) => beside(each, others));
		return reported.length === 0 ? 1 : aligned.length / reported.length;
	};
	const shares = [share(left, right), share(right, left)];
	const notes = few.filter(isNote);
	if (notes.length >= few.length * 0.55 && share(few, many) > 0.5) return false;
	// Headings alone open what stands beside them.
	if (right.every(isHeading)) return false;
	// Nobody writes a heading into the second cell of a row.
	const opened = right.filter(isHeading);
	const labels = left.filter(isHeading);
	if (opened.length === 0 && isMargin(left, right)) return false;
	if (opened.length === 0 && labels.length >= left.length * 0.5) return false;
	if (opened.some((each) => beside(each, labels))) return true;
	// Dates in a margin stay with the lines beside them, whatever else stands below them.
	const reported = left.filter(
		(each) => !isHeading(each) && beside(each, right),
	);
	const dated = reported.filter(isNote);
	if (
		opened.length === 0 &&
		dated.length > 1 &&
		dated.length > reported.length / 2
	)
		return false;
	if (opened.length >= 2) return true;
	if (opened.length === 0 && right.filter(isNote).length >= right.length * 0.4)
		return false;
	const isAlone = opened.some((each) => !beside(each, left));
	if (isAlone) return Math.max(...shares) < 0.8;
	const isOpen = opened.length > 0 || labels.length > 0;
	return Math.max(...shares) < (isOpen ? 0.65 : 0.55) && few.length >= 5;
}

/** What says when, and perhaps for whom and where, left of entries that say none of it: a margin, however its lines are set. */
function isMargin(left: PageSegment[], right: PageSegment[]): boolean {
	const texts = left.filter((each) => !isHeading(each));
	const spans = texts.filter(
		({ text }) => isPartOfDates(text) || isOnlyDates(text),
	);
	const hasOwnDates = right.some(({ text }) => isOnlyDates(text));
	return (
		spans.length > 1 &&
		!hasOwnDates &&
		!texts.some(({ text }) => BULLET.test(text)) &&
		weight(texts) < weight(right)
	);
}

const notes = new WeakMap<PageSegment, boolean>();
const headings = new WeakMap<PageSegment, boolean>();

/** Asked for every place a page could be cut at, so the answer is kept. */
export function isNote(segment: PageSegment): boolean {
	const known = notes.get(segment) ?? isMarginalNote(segment.text);
	notes.set(segment, known);
	return known;
}

export function isHeading(segment: PageSegment): boolean {
	if (segment.isHeading !== undefined) return segment.isHeading;
	const known =
		headings.get(segment) ??
		(!isRestOfText(segment) && headingKind(segment.text) !== null);
	headings.set(segment, known);
	return known;
}

/** "languages" at the end of a broken line opens nothing; a heading in small letters is at least bold. */
function isRestOfText({ text, runs }: PageSegment): boolean {
	return /^\p{Ll}/u.test(text) && runs[0]?.isBold !== true;
}
