// Rehearsals, begun by whoever opens the builder: for one person after the other, and only while the threads have nothing to do.
import { Refusal } from "../domain/refusal.ts";
import { type Rehearsing, rehearseFor } from "../workflows/rehearse.ts";

/** Half of how long an idle thread stays: whoever comes again by then finds what their rehearsal left. */
const LASTS_MS = 30_000;

export function createRehearsals(access: Rehearsing) {
	let last = { userId: "", at: 0 };
	/** Whose profile takes longer or more than a step may: nobody's thread is to end for it again. */
	const beyond = new Set<string>();
	return async (userId: string): Promise<void> => {
		const at = access.now().getTime();
		const isDone = userId === last.userId && at - last.at < LASTS_MS;
		if (isDone || beyond.has(userId) || !access.computing.isIdle()) return;
		last = { userId, at };
		try {
			await rehearseFor(access, userId);
		} catch (error) {
			// What fails here is told to whoever asks for the document itself.
			if (error instanceof Refusal) beyond.add(userId);
		}
	};
}
