// A pool of real threads with tasks that answer, never end, or take all there is.
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createPool, type Pool, type PoolOptions } from "./pool.ts";
import { createSharedTurns } from "./shared-turns.ts";
import type { WorkerTrial } from "./trial-worker.ts";

type Trials = Pool<WorkerTrial, number>;
const pools: Trials[] = [];
afterEach(async () => {
	await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function trialPool(options: Partial<PoolOptions> = {}): Trials {
	const pool = createPool<WorkerTrial, number>({
		program: new URL("./trial-worker.ts", import.meta.url),
		timeoutMs: 600_000,
		memoryMb: 64,
		longestQueue: 40,
		refusedAs: "bad-input",
		words: { tooSlow: "too slow", tooMuch: "too much", tooMany: "too many" },
		...options,
	});
	pools.push(pool);
	return pool;
}

/** Begun and not waited for; how it ends is no question of the test. */
function begin(
	pool: Pool<WorkerTrial, number>,
	trial: WorkerTrial,
	person: string,
): void {
	pool.run(trial, { person }).catch(() => undefined);
}

describe("a pool of threads", () => {
	it("answers one person while another's tasks never end", async () => {
		const pool = trialPool();
		for (let task = 0; task < 8; task += 1) begin(pool, "forever", "mallory");
		const answers = [1, 2, 3].map(() => pool.run("who", { person: "maya" }));
		expect(await Promise.all(answers)).toHaveLength(3);
	});

	it("is idle when no task runs or waits", async () => {
		const pool = trialPool();
		expect(pool.isIdle()).toBe(true);
		const answers = [1, 2].map(() => pool.run("who", { person: "maya" }));
		expect(pool.isIdle()).toBe(false);
		await answers[0];
		expect(pool.isIdle()).toBe(false);
		await answers[1];
		await expect.poll(() => pool.isIdle()).toBe(true);
	});

	it("gives one person one thread at a time over all pools that share turns", async () => {
		const turns = createSharedTurns();
		const pool = [1, 2, 3].map(() => trialPool({ turns }));
		const [first, second, third] = pool as [Trials, Trials, Trials];
		const ended = new AbortController();
		const endless = first.run("forever", {
			person: "mallory",
			signal: ended.signal,
		});
		const stopped = expect(endless).rejects.toThrow("enough");
		const order: string[] = [];
		const waiting = [
			first.run("who", { person: "mallory" }).then(() => order.push("first")),
			second.run("who", { person: "mallory" }).then(() => order.push("other")),
		];
		await third.run("who", { person: "maya" });
		expect(order).toEqual([]);
		ended.abort(new Error("enough"));
		await Promise.all([stopped, ...waiting]);
		expect(order).toEqual(["other", "first"]);
	});

	it("ends a task that takes too long, in the words given, and goes on", async () => {
		const pool = trialPool({ threads: 1, timeoutMs: 50 });
		const endless = pool.run("forever", { person: "mallory" });
		await expect(endless).rejects.toMatchObject({
			code: "bad-input",
			message: "too slow",
		});
		const patient = trialPool({ threads: 1 });
		await expect(patient.run("who")).resolves.toBeGreaterThan(0);
	});

	it("ends a task that takes too much memory, and not the process", async () => {
		const pool = trialPool();
		await expect(pool.run("hoard")).rejects.toMatchObject({
			code: "bad-input",
			message: "too much",
		});
		await expect(pool.run("who")).resolves.toBeGreaterThan(0);
	});

	it("ends what is not wanted any more, running or waiting", async () => {
		const pool = trialPool({ threads: 1 });
		const given = new AbortController();
		const turn = { person: "maya", signal: given.signal };
		const running = pool.run("forever", turn);
		const waiting = pool.run("forever", turn);
		given.abort(new Error("nobody waits"));
		await expect(running).rejects.toThrow("nobody waits");
		await expect(waiting).rejects.toThrow("nobody waits");
		await expect(pool.run("who")).resolves.toBeGreaterThan(0);
	});

	it("lets what is not wanted any more end by itself where it is short, and keeps its thread", async () => {
		const pool = trialPool({ threads: 1, graceMs: 600_000 });
		const first = await pool.run("who");
		const given = new AbortController();
		const unwanted = pool.run("who", { person: "maya", signal: given.signal });
		given.abort(new Error("nobody waits"));
		await expect(unwanted).rejects.toThrow("nobody waits");
		expect(await pool.run("who", { person: "maya" })).toBe(first);
	});

	it("starts no task that was not wanted when it came", async () => {
		const pool = trialPool();
		const signal = AbortSignal.abort(new Error("gone"));
		await expect(pool.run("forever", { signal })).rejects.toThrow("gone");
	});

	it("lets one person wait with sixteen tasks and no more", async () => {
		const pool = trialPool();
		for (let task = 0; task < 17; task += 1) begin(pool, "forever", "mallory");
		await expect(pool.run("who", { person: "mallory" })).rejects.toMatchObject({
			code: "too-many-requests",
		});
		await expect(pool.run("who", { person: "maya" })).resolves.toBeGreaterThan(
			0,
		);
	});

	it("refuses everybody once all it may hold waits", async () => {
		const pool = trialPool({ threads: 1, longestQueue: 2 });
		for (const person of ["a", "b", "c"]) begin(pool, "forever", person);
		await expect(pool.run("who", { person: "d" })).rejects.toMatchObject({
			code: "unavailable",
		});
	});

	it("keeps a thread between two tasks, and ends it when it is idle", async () => {
		const pool = trialPool({ threads: 1, idleMs: 600_000 });
		expect(await pool.run("who")).toBe(await pool.run("who"));
		const hasty = trialPool({ threads: 1, idleMs: 0 });
		const first = await hasty.run("who");
		await expect.poll(() => hasty.run("who")).not.toBe(first);
	});

	it("does one task after the other in one thread, though it might start more", async () => {
		const pool = trialPool({ idleMs: 600_000, graceMs: 0 });
		const threads = new Set<number>();
		for (let task = 0; task < 6; task += 1) threads.add(await pool.run("who"));
		expect(threads.size).toBe(1);
	});

	it("keeps the thread it started beside a long task until that task is over", async () => {
		const pool = trialPool({ threads: 2, idleMs: 0, graceMs: 50 });
		begin(pool, "forever", "mallory");
		const spare = await pool.run("who", { person: "maya" });
		await wait(100);
		expect(await pool.run("who", { person: "maya" })).toBe(spare);
	});

	it("passes on what a task refuses, and calls all else a failure", async () => {
		const pool = trialPool();
		await expect(pool.run("refuse")).rejects.toMatchObject({
			name: "Refusal",
			message: "Not like this.",
		});
		await expect(pool.run("break")).rejects.toThrow("broken inside");
		await expect(pool.run("leave")).rejects.toThrow("ended by itself");
	});

	it("takes nothing more once it is closed", async () => {
		const pool = trialPool({ threads: 1 });
		const running = pool.run("forever");
		const waiting = pool.run("who");
		const ends = [running, waiting].map((task) =>
			expect(task).rejects.toMatchObject({ code: "unavailable" }),
		);
		await pool.close();
		await Promise.all(ends);
		await expect(pool.run("who")).rejects.toMatchObject({
			code: "unavailable",
		});
	});
});
