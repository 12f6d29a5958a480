// What the tests of the pool have done: answering, never ending, taking all memory there is, and ending the thread.
import { threadId } from "node:worker_threads";
import { Refusal } from "../domain/refusal.ts";
import { answerTasks } from "./answer-tasks.ts";

export type WorkerTrial =
	| "who"
	| "forever"
	| "hoard"
	| "litter"
	| "refuse"
	| "break"
	| "leave"
	| "crash"
	| "process"
	| "variables"
	| "flags";

answerTasks((trial: WorkerTrial): number => {
	switch (trial) {
		case "who":
			return threadId;
		case "forever":
			for (;;);
		case "hoard":
			return hoard();
		case "litter":
			return litter();
		case "refuse":
			throw new Refusal("bad-input", "Not like this.");
		case "break":
			throw new Error("broken inside");
		case "leave":
			return process.exit();
		case "crash":
			return Number(process.kill(process.pid, "SIGKILL"));
		case "process":
			return process.pid;
		case "variables":
			return Object.keys(process.env).filter((name) => name === "PATH").length;
		case "flags":
			return process.execArgv.filter((flag) => /^--flush-/.test(flag)).length;
	}
});

function hoard(): never {
	const kept: number[][] = [];
	for (;;) kept.push(new Array<number>(10_000).fill(kept.length));
}

/** Held until it answers, and then by nobody. */
function litter(): number {
	const held = Array.from({ length: 400 }, () =>
		new Array<number>(10_000).fill(1),
	);
	return held.length;
}
