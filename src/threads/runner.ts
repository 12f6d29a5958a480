// What does one task after the other: a worker thread, here or in the process that holds them. It is weighed, timed and ended.
import type { Reply } from "./answer-tasks.ts";

export type RunnerStart = {
	/** What runs in it. */
	program: URL;
	memoryMb: number;
};

export type Runner<Task> = {
	/** Throws where the task cannot be copied. */
	give(task: Task): void;
	/** Whether it keeps this process alive. */
	hold(isHeld: boolean): void;
	weigh(): Promise<Weight>;
	/** Milliseconds it has computed for since it was started; while native code runs there is no answer. */
	computedMs(): Promise<number>;
	end(): Promise<unknown>;
};

export type Weight = {
	/** Bytes reserved for it. */
	reserved: number;
	/** What it uses of them: much of what was reserved is free again. */
	used: number;
};

/** How it ended without being told to. */
export type RunnerEnd = { isOutOfMemory: boolean; cause?: unknown };

export type RunnerEvents<Value> = {
	onAnswer(reply: Reply<Value>): void;
	onEnd(end: RunnerEnd): void;
};
