// What must be stored is stored, also when the database is away for a while: tried again until it is back.
import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "../domain/refusal.ts";

const PAUSE_MS = 500;
/** Longer than a database takes to start again; afterwards a lost lease says what is to become of the job. */
const LONGEST_MS = 10 * 60_000;

/** `store` may run more than once. It fails as it fails where something else is wrong, or once nobody waits any longer. */
export async function retryWhileAway<T>(
	store: () => Promise<T>,
	stopped: AbortSignal,
): Promise<T> {
	const until = performance.now() + LONGEST_MS;
	for (;;) {
		try {
			return await store();
		} catch (error) {
			const isAway = error instanceof Refusal && error.code === "unavailable";
			if (!isAway || stopped.aborted || performance.now() > until) throw error;
			await wait(PAUSE_MS);
		}
	}
}
