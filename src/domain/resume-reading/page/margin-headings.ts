// Headings in a column of their own left of what they open. Where known ones stand there, so do those in the person's own words.

import { headingKind } from "../lines/headings.ts";
import { isMarginalNote } from "../lines/marginal-notes.ts";
import { isHeading } from "./column-signs.ts";
import type { PageSegment } from "./page-segments.ts";

/** Known headings that must stand at one edge. */
const LEAST = 2;

/** All headings of the margin; none where fewer than two of them are known, or where labels of rows stand among them. */
export function marginHeadings(rows: PageSegment[][]): Set<PageSegment> {
	const openings = rows.flatMap(([first]) => (first ? [first] : []));
	const inMargin = openings.filter((each) => isInMargin(each, rows));
	const known = inMargin.filter(({ text }) => headingKind(text) !== null);
	for (const model of known) {
		const alike = inMargin.filter((each) => isBelow(each, model));
		const knownAlike = known.filter((each) => isBelow(each, model));
		const others = openings.filter(
			(each) => isBelow(each, model) && !alike.includes(each),
		);
		const isMargin =
			knownAlike.length >= LEAST &&
			alike.length <= 2 * knownAlike.length &&
			others.length === 0;
		if (isMargin) return new Set(alike);
	}
	return new Set();
}

/** Headings in a column of their own right of what they open, where nothing else stands. */
export function rightHeadings(rows: PageSegment[][]): Set<PageSegment> {
	const last = rows.flatMap((row) => (row.length > 1 ? row.slice(-1) : []));
	const opening = last.filter(isHeading);
	const [model] = opening;
	const column = model
		? rows.flat().filter((each) => Math.abs(each.x - model.x) < 1.5)
		: [];
	return column.length >= LEAST_RIGHT &&
		column.every((each) => opening.includes(each))
		? new Set(column)
		: new Set();
}

const LEAST_RIGHT = 3;

/** A short text with others right of it, none of which reaches to where it stands. */
function isInMargin(segment: PageSegment, rows: PageSegment[][]): boolean {
	const { text, right } = segment;
	const row = rows.find(([first]) => first === segment) ?? [];
	return (
		row.length > 1 &&
		text.length <= 40 &&
		!/[\d@:,;|]/.test(text) &&
		!isMarginalNote(text) &&
		row.slice(1).every(({ x }) => x > right)
	);
}

/** At the same edge, be it the left or the right one, in the same look. */
function isBelow(a: PageSegment, b: PageSegment): boolean {
	return (
		(Math.abs(a.x - b.x) < 1.5 || Math.abs(a.right - b.right) < 1.5) &&
		Math.abs(a.size - b.size) < 0.3 &&
		a.runs[0]?.isBold === b.runs[0]?.isBold &&
		a.runs[0]?.isItalic === b.runs[0]?.isItalic &&
		a.runs[0]?.color === b.runs[0]?.color
	);
}
