// What segments of a page measure together.
import type { PageSegment } from "./page-segments.ts";

/** How much text there is. */
export function weight(segments: PageSegment[]): number {
	return segments.reduce((sum, { text }) => sum + text.length, 0);
}

/** The first and the last baseline. */
export function extent(segments: PageSegment[]): [number, number] {
	const ys = segments.map(({ y }) => y);
	return [Math.min(...ys), Math.max(...ys)];
}

export function middle({ x, right }: PageSegment): number {
	return (x + right) / 2;
}

/** On how many lines of the page they stand. */
export function baselineCount(segments: PageSegment[]): number {
	return new Set(segments.map(({ y }) => Math.round(y))).size;
}

/** The width of the empty strip between two sides. */
export function gutterOf(left: PageSegment[], right: PageSegment[]): number {
	return (
		Math.min(...right.map((each) => each.x)) -
		Math.max(...left.map((each) => each.right))
	);
}
