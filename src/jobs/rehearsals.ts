// Rehearsals, begun by whoever opens the builder: for one person after the other, and only while the threads have nothing to do.
import type { ModelAccess } from "../workflows/model-access.ts";
import { rehearseFor } from "../workflows/rehearse.ts";

/** Half of how long an idle thread stays: whoever comes again by then finds what their rehearsal left. */
const LASTS_MS = 30_000;

export function createRehearsals(access: ModelAccess) {
	let last = { userId: "", at: 0 };
	return (userId: string): void => {
		const at = access.now().getTime();
		const isDone = userId === last.userId && at - last.at < LASTS_MS;
		if (isDone || !access.computing.isIdle()) return;
		last = { userId, at };
		// What fails here is told to whoever asks for the document itself.
		rehearseFor(access, userId).catch(() => undefined);
	};
}
