// How long a document waits for the calls beside the one that writes it. Who gives a model longer, since it is slow, gives it as much
// more for these.

type Patient = { patienceMs: number };

/** In less time hardly any model answers twice. */
const LEAST_MS = 3_000;

/** For the call that reads the match: a third of what one answer may take, or all of it where a third is too short. */
export function readingPatienceMs({ patienceMs }: Patient): number {
	return Math.max(Math.ceil(patienceMs / 3), Math.min(patienceMs, LEAST_MS));
}

/** For all calls of a judge together. */
export function judgingPatienceMs({ patienceMs }: Patient): number {
	return Math.ceil((patienceMs * 2) / 3);
}
