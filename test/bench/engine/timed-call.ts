// One call of the engine with its times: until both documents are written, and until they are checked as well. The input is
// larger than almost any real one: 6,000 characters and 20 positions. Counted is the time the thread had a core for itself,
// so that other work of the machine does not count; the time on the clock is told beside it.

import { performance } from "node:perf_hooks";
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { longCareer, longPosting } from "../long-inputs.ts";
import { threadMs } from "./thread-time.ts";

export type Took = { writtenMs: number; checkedMs: number; clockMs: number };

const [profile, posting] = [longCareer(), longPosting()];

/** `run` makes each call read words of its own, so that nothing remembered from the last one helps. */
export async function timedCall(run: number, today: string): Promise<Took> {
	const [began, clock] = [threadMs(), performance.now()];
	// Loading it is part of the first call.
	const { tailorContent } = await import("#src/workflows/tailor-content.ts");
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
			writtenMs = threadMs() - began;
			clockMs = performance.now() - clock;
		},
	);
	return { writtenMs, checkedMs: threadMs() - began, clockMs };
}
