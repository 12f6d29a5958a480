// The first call that a server is asked for by somebody who opened the builder before, in a thread as the server starts it: prints the
// computing time of the thread. Started with the flags of the process that holds threads.
import type { ComputingTask } from "#src/adapters/computing/computing-task.ts";
import type { Reply } from "#src/threads/answer-tasks.ts";
import { startThread } from "#src/threads/worker-thread.ts";
import { rehearse } from "#src/workflows/rehearse.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import type { Compute, Computing } from "#src/world/computing.ts";
import { longCareer, longPosting } from "../long-inputs.ts";

const MEMORY_MB = 256;
const today = "2026-01-15";
const profile = longCareer();

let answer: (reply: Reply<unknown>) => void = () => undefined;
const thread = startThread<ComputingTask, unknown>(
	{
		// Beside this file once both are put together.
		program: new URL("./computing-worker.ts", import.meta.url),
		memoryMb: MEMORY_MB,
	},
	{
		onAnswer: (reply) => answer(reply),
		onEnd({ cause }) {
			throw cause;
		},
	},
);
const compute: Compute = async (name, input) => {
	const { promise, resolve } = Promise.withResolvers<Reply<unknown>>();
	answer = resolve;
	// What a step gives is known by its name, on both sides of the thread.
	thread.give({ name, input, words: null } as ComputingTask);
	const reply = await promise;
	if ("value" in reply) return reply.value as never;
	throw new Error(JSON.stringify(reply));
};
const computing: Computing = {
	threads: 1,
	for: () => compute,
	isIdle: () => true,
	close: async () => undefined,
};

await rehearse(computing, { profile, newest: null, today });
const rehearsedMs = await thread.computedMs();
let writtenMs = 0;
await tailorContent(
	{
		...{ compute, profile, today, posting: longPosting() },
		kinds: ["resume", "letter"],
		strength: "medium",
		sections: "auto",
	},
	async (step) => {
		if (step === "check") writtenMs = (await thread.computedMs()) - rehearsedMs;
	},
);
const checkedMs = (await thread.computedMs()) - rehearsedMs;
console.log(JSON.stringify({ rehearsedMs, writtenMs, checkedMs }));
process.exit();
