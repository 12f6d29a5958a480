// The core's steps in worker threads, with limits on time and memory: an input that was made to take forever ends its thread
// and nothing else.
import { createPool } from "../../threads/pool.ts";
import type { SharedTurns } from "../../threads/shared-turns.ts";
import type {
	Computing,
	StepInput,
	StepName,
	StepOutput,
} from "../../world/computing.ts";
import type { ComputingTask, WordListText } from "./computing-task.ts";

export type ComputingOptions = {
	/** With whose threads a person's turns are shared. Default: nobody's. */
	turns?: SharedTurns;
	/** The operator's words that are in force. */
	words?(): Promise<WordListText>;
	/** At most. Default 2. */
	threads?: number;
	/** Time for one step. Default 10 seconds. */
	timeoutMs?: number;
	/** What a thread may hold. Default 256 MiB. */
	memoryMb?: number;
};

const LONGEST_QUEUE = 500;
const WORDS = {
	tooSlow:
		"This took too long and was stopped. Shorten the posting or the profile and try again.",
	tooMuch:
		"This took too much memory and was stopped. Shorten the posting or the profile and try again.",
	tooMany: "The server is busy right now. Try again in a minute.",
};

/** Starts nothing until the first step is asked for. */
export function createComputing({
	words = async () => null,
	timeoutMs = 10_000,
	memoryMb = 256,
	threads = 2,
	turns,
}: ComputingOptions = {}): Computing {
	const pool = createPool<ComputingTask, unknown>({
		program: new URL("./computing-worker.ts", import.meta.url),
		timeoutMs,
		memoryMb,
		threads,
		turns,
		longestQueue: LONGEST_QUEUE,
		refusedAs: "bad-input",
		words: WORDS,
	});
	return {
		threads,
		for:
			(turn) =>
			async <Name extends StepName>(name: Name, input: StepInput<Name>) => {
				const task = { name, input, words: await words() };
				// What a step gives is known by its name, on both sides of the thread.
				return (await pool.run(
					task as ComputingTask,
					turn,
				)) as StepOutput<Name>;
			},
		isIdle: pool.isIdle,
		close: pool.close,
	};
}
