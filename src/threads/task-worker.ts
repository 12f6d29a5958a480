// What runs in a thread: it loads the program a task is for when the first such task comes, and answers one task after the other.
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { type Answers, answered } from "./answer-tasks.ts";
import type { Given } from "./runner.ts";

/**
 * Below the thread that answers requests, which must stay quick while others compute: with four busy threads on two cores its slowest
 * turns (95th percentile) took 22 ms at 10, 50 ms at 5 and 63 ms without.
 */
const NICE = 10;

standBack();
parentPort?.on("message", async ({ program, task }: Given<unknown>) => {
	const reply = await answered({ work: (asked) => done(program, asked) }, task);
	const { moved } = await answersOf(program);
	parentPort?.postMessage(reply, "value" in reply ? moved(reply.value) : []);
});

async function done(program: string, task: unknown): Promise<unknown> {
	const { work } = await answersOf(program);
	return work(task);
}

async function answersOf(program: string): Promise<Answers<unknown, unknown>> {
	const { answers } = await import(program);
	return answers;
}

function standBack(): void {
	// Only Linux gives each thread a priority of its own; elsewhere the whole process would be meant.
	if (process.platform !== "linux") return;
	try {
		setPriority(NICE);
	} catch {
		// Where it may not be changed, threads share the processors evenly.
	}
}
