// One call of the engine with its times: until both documents are written, and until they are checked as well. The input is
// larger than almost any real one: 6,000 characters and 20 positions.
import { performance } from "node:perf_hooks";
import { longCareer, longPosting } from "../long-inputs.ts";

export type Took = { writtenMs: number; checkedMs: number };

const [profile, posting] = [longCareer(), longPosting()];

/** `run` makes each call read words of its own, so that nothing remembered from the last one helps. */
export async function timedCall(run: number, today: string): Promise<Took> {
	const began = performance.now();
	// Loading it is part of the first call.
	const { tailorContent } = await import("#src/workflows/tailor-content.ts");
	let writtenMs = 0;
	await tailorContent(
		{
			profile,
			posting: `${posting}\nReference ${run}`,
			kinds: ["resume", "letter"],
			strength: "medium",
			sections: "auto",
			today,
		},
		(step) => {
			if (step === "check") writtenMs = performance.now() - began;
		},
	);
	return { writtenMs, checkedMs: performance.now() - began };
}
