// How long a document waits for the calls beside the one that writes it. Who gives a model longer, since it is slow, gives it as much
// more for these.

type Patient = { patienceMs: number };

/** For the call that reads the match: a third of what one answer may take. */
export function readingPatienceMs({ patienceMs }: Patient): number {
	return Math.ceil(patienceMs / 3);
}

/** For all calls of a judge together. */
export function judgingPatienceMs({ patienceMs }: Patient): number {
	return Math.ceil((patienceMs * 2) / 3);
}
