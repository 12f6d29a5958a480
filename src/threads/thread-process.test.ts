// The process that holds the threads, on Linux: what it knows, and what its end means to others.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, describe, expect, it } from "vitest";
import { createPool, type PoolOptions } from "./pool.ts";
import type { WorkerTrial } from "./trial-worker.ts";

const options: PoolOptions = {
	program: new URL("./trial-worker.ts", import.meta.url),
	timeoutMs: 600_000,
	memoryMb: 64,
	longestQueue: 40,
	refusedAs: "bad-input",
	words: { tooSlow: "too slow", tooMuch: "too much", tooMany: "too many" },
};
const [one, other] = [1, 2].map(() =>
	createPool<WorkerTrial, number>(options),
) as [Pool, Pool];
type Pool = ReturnType<typeof createPool<WorkerTrial, number>>;
afterAll(() => Promise.all([one.close(), other.close()]));

describe.runIf(process.platform === "linux")("the process of threads", () => {
	it("is one for all pools, and not the one that asks", async () => {
		const [here, there] = [
			await one.run("process"),
			await other.run("process"),
		];
		expect(there).toBe(here);
		expect(here).not.toBe(process.pid);
	});

	it("sees of the environment only what threads are to know", async () => {
		expect(process.env.PATH).not.toBe(undefined);
		expect(await one.run("variables")).toBe(0);
	});

	it("gives machine code back that is not run any more", async () => {
		expect(await one.run("flags")).toBe(1);
	});

	it("that crashes takes its tasks along and nothing else, and another takes its place", async () => {
		const meanwhile = expect(other.run("forever")).rejects.toThrow(
			"ended by itself",
		);
		await expect(one.run("crash")).rejects.toThrow("ended by itself");
		await meanwhile;
		expect(await other.run("who")).toBeGreaterThan(0);
	});

	it("ends before a command that has nothing else to do", async () => {
		const asking = processThat(`await pool.run("who");
			await pool.close();
			console.log("closed");`);
		const [said] = await once(asking.stdout.setEncoding("utf8"), "data");
		expect(said).toBe("closed\n");
	});

	it("ends when the process that asks is killed, even in the middle of a task", async () => {
		const asking = processThat(`console.log(await pool.run("process"));
			await pool.run("forever");`);
		const [said] = await once(asking.stdout.setEncoding("utf8"), "data");
		const pid = Number(said);
		expect(isRunning(pid)).toBe(true);
		asking.kill("SIGKILL");
		await expect.poll(() => isRunning(pid)).toBe(false);
	});
});

/** A process of its own with a pool, and nothing that keeps it but what it does. */
function processThat(does: string) {
	return spawn(
		process.execPath,
		[
			"--input-type=module",
			"--eval",
			`import { createPool } from ${JSON.stringify(new URL("./pool.ts", import.meta.url).href)};
			const pool = createPool({ ...${JSON.stringify(options)}, program: new URL(${JSON.stringify(options.program.href)}) });
			${does}`,
		],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
