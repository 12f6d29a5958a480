// A worker thread of the process this runs in.
import { SHARE_ENV, Worker } from "node:worker_threads";
import type { Reply } from "./answer-tasks.ts";
import type { Runner, RunnerEvents, RunnerStart } from "./runner.ts";

const STACK_MB = 4;
/** Room for what is short-lived. Measured: twice the time at half of it, and no gain at twice. */
const YOUNG_MB = 16;

export function startThread<Task, Value>(
	{ program, memoryMb }: RunnerStart,
	{ onAnswer, onEnd }: RunnerEvents<Value>,
): Runner<Task> {
	const worker = new Worker(program, {
		resourceLimits: {
			maxOldGenerationSizeMb: memoryMb,
			stackSizeMb: STACK_MB,
			maxYoungGenerationSizeMb: YOUNG_MB,
		},
		// What native code reads of the environment, it reads from the process and not from a copy.
		env: SHARE_ENV,
	});
	worker.on("message", (reply: Reply<Value>) => onAnswer(reply));
	worker.on("error", (cause: NodeJS.ErrnoException) =>
		onEnd({
			isOutOfMemory: cause.code === "ERR_WORKER_OUT_OF_MEMORY",
			cause,
		}),
	);
	worker.on("exit", () => onEnd({ isOutOfMemory: false }));
	return {
		give: (task) => worker.postMessage(task),
		hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
		async weigh() {
			const { total_heap_size, used_heap_size, external_memory } =
				await worker.getHeapStatistics();
			return {
				reserved: total_heap_size + external_memory,
				used: used_heap_size + external_memory,
			};
		},
		async computedMs() {
			const { user, system } = await worker.cpuUsage();
			return (user + system) / 1000;
		},
		end: () => worker.terminate(),
	};
}
