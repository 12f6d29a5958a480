// How long a document waits for the calls beside the one that writes it, our own computing around them included. Who gives a model
// longer, since it is slow, gives it as much more for these.

type Timed = { timeoutMs: number };

const READING_MS = 30_000;
const JUDGING_MS = 60_000;

/** For the call that reads the match: a third of what one answer may take, and no less than half a minute. */
export function readingTimeoutMs({ timeoutMs }: Timed): number {
	return Math.max(READING_MS, Math.ceil(timeoutMs / 3));
}

/** For all calls of a judge together: two thirds, and no less than a minute. */
export function judgingTimeoutMs({ timeoutMs }: Timed): number {
	return Math.max(JUDGING_MS, Math.ceil((timeoutMs * 2) / 3));
}
