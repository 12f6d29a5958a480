import { EventEmitter, once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { WorkerTrial } from "./trial-worker.ts";
import { startThread } from "./worker-thread.ts";

const MEGABYTE = 2 ** 20;

// V8 by itself gives back what nobody uses after eight quiet seconds. Left out, nothing but the tidying can.
beforeAll(() => setFlagsFromString("--no-memory-reducer"));
afterAll(() => setFlagsFromString("--memory-reducer"));

it("gives back what a task left behind, once nothing more is asked", async () => {
	const answers = new EventEmitter();
	const thread = startThread<WorkerTrial, number>(
		{ program: new URL("./trial-worker.ts", import.meta.url), memoryMb: 256 },
		{
			onAnswer: (reply) => answers.emit("answer", reply),
			onEnd: () => answers.emit("error", new Error("It ended by itself")),
		},
	);
	const doing = async (trial: WorkerTrial) => {
		thread.give(trial);
		await once(answers, "answer");
		return thread.weigh();
	};
	const began = await doing("who");
	const littered = await doing("litter");
	expect(littered.reserved).toBeGreaterThan(began.reserved + 8 * MEGABYTE);
	// Less than it began with: what its start left behind goes too.
	await expect
		.poll(async () => (await thread.weigh()).reserved)
		.toBeLessThan(began.reserved);
	answers.removeAllListeners();
	answers.on("error", () => undefined);
	await thread.end();
});
