// How long an answer waits after several tries: too short for a person who mistyped to mind, long enough to spoil guessing.

const FREE_TRIES = 3;
const FIRST_MS = 250;
const LONGEST_MS = 2_000;

/** `tries` counts this one. Doubles from the fourth on. */
export function slowDownMs(tries: number): number {
	if (tries <= FREE_TRIES) return 0;
	return Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - FREE_TRIES - 1));
}
