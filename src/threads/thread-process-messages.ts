// What the server and the process that holds its threads say to each other.
import type { Reply } from "./answer-tasks.ts";
import type { RunnerEnd, Weight } from "./runner.ts";

/** Of one thread, named by a number. */
export type ToProcess = { thread: number } & (
	| { start: { program: string; memoryMb: number } }
	| { task: unknown }
	| { question: number; asks: "weight" | "computed" }
	| { end: true }
);

export type FromProcess = { thread: number } & (
	| { reply: Reply<unknown> }
	| { question: number; answer: Weight | number | null }
	| { end: RunnerEnd }
);
