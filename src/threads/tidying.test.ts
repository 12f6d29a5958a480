import { EventEmitter, once } from "node:events";
import { expect, it } from "vitest";
import type { WorkerTrial } from "./trial-worker.ts";
import { startThread } from "./worker-thread.ts";

const MEGABYTE = 2 ** 20;

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
	const { used } = await doing("who");
	const littered = await doing("litter");
	expect(littered.reserved).toBeGreaterThan(used + 10 * MEGABYTE);
	// Less than it began with: what its start left behind goes too, which V8 by itself keeps.
	await expect
		.poll(async () => (await thread.weigh()).reserved)
		.toBeLessThan(used - MEGABYTE);
	answers.removeAllListeners();
	answers.on("error", () => undefined);
	await thread.end();
});
