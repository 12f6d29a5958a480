// Places in a posting, and when two of them are the same.
import type { Span } from "#src/domain/job/job.ts";

export function spanOf(posting: string, quote: string): Span {
	const at = posting.indexOf(quote);
	return [at, at + quote.length];
}

export function sharedLength(one: Span, other: Span): number {
	return Math.max(0, Math.min(one[1], other[1]) - Math.max(one[0], other[0]));
}

/** Whether half of the shorter one lies in the other. */
export function isHit(one: Span, other: Span): boolean {
	const shorter = Math.min(one[1] - one[0], other[1] - other[0]);
	return sharedLength(one, other) >= shorter / 2;
}
