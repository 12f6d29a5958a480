// One call of the engine with its times: until both documents are written, and until they are checked as well. The input is
// larger than almost any real one: 6,000 characters and 20 positions. Counted is the time the thread had a core for itself,
// so that other work of the machine does not count; the time on the clock is told beside it. Vectors are read, as in the product.

import { performance } from "node:perf_hooks";
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { loadWordVectors } from "#src/adapters/computing/word-vectors.ts";
import { installedVectors } from "#src/domain/meaning/vectors.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import { longCareer, longPosting } from "../long-inputs.ts";
import { threadMs } from "./thread-time.ts";

export type Took = { writtenMs: number; checkedMs: number; clockMs: number };

const [profile, posting] = [longCareer(), longPosting()];

/** Since the process was started: what loading takes is told as well. */
export const WITH_LOADING = { thread: 0, clock: 0 };

/** `run` makes each call read words of its own, so that nothing remembered from the last one helps. */
export async function timedCall(
	run: number,
	today: string,
	began = { thread: threadMs(), clock: performance.now() },
): Promise<Took> {
	if (installedVectors() === null) await loadWordVectors();
	let [writtenMs, clockMs] = [0, 0];
	await tailorContent(
		{
			compute: inThread,
			profile,
			posting: `${posting}\nReference ${run}`,
			kinds: ["resume", "letter"],
			strength: "medium",
			sections: "auto",
			today,
		},
		(step) => {
			if (step !== "check") return;
			writtenMs = threadMs() - began.thread;
			clockMs = performance.now() - began.clock;
		},
	);
	return { writtenMs, checkedMs: threadMs() - began.thread, clockMs };
}
