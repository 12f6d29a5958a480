// The queue: documents made once, failures given back, workers that stop or vanish.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { findContent, findGeneration } from "../../src/db/generations.ts";
import { claimJob, saveAsked, workUnder } from "../../src/db/jobs.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import { getEntitlements, saveSubscription } from "../../src/db/plans.ts";
import { asPerson, asSystem } from "../../src/db/transactions.ts";
import { GivenUp } from "../../src/domain/model-usage.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { runAttempt } from "../../src/jobs/attempt.ts";
import type { DocumentJob } from "../../src/jobs/document-work.ts";
import {
	createQueue,
	type Queue,
	type QueueOptions,
} from "../../src/jobs/queue.ts";
import { settleMade } from "../../src/jobs/settle.ts";
import type { AttemptControl } from "../../src/workflows/attempt-control.ts";
import { cancelGeneration } from "../../src/workflows/cancel-generation.ts";
import { createDocumentFeed } from "../../src/workflows/follow-progress.ts";
import type { GenerationOrder } from "../../src/workflows/generation-order.ts";
import { startGeneration } from "../../src/workflows/start-generation.ts";
import { letter, onePage } from "../contents.ts";
import { SHORT_LIVED } from "../short-lived.ts";
import { startLine } from "../twins/cut-line.ts";
import { addPerson, today } from "./accounts.ts";
import {
	engines,
	freshDatabase,
	freshFolder,
	migratedServerUrl,
} from "./fresh.ts";
import { endLeases } from "./leases.ts";
import { order } from "./orders.ts";
import { type Tailor, worksOf } from "./works.ts";

const make: Tailor = async (job) =>
	job.kind === "resume"
		? { kind: "resume", content: onePage }
		: { kind: "cover_letter", content: letter };

const answered = {
	provider: "openai-compatible",
	model: "small-writer",
	calls: 1,
	promptTokens: 1000,
	completionTokens: 2000,
	cost: 0.006,
	isAssumed: true,
	pricedAt: null,
};

const small = {
	provider: answered.provider,
	model: answered.model,
	assumedCost: answered.cost,
};

const idle: AttemptControl = {
	saveProgress: async () => undefined,
	payForCall: (_asked, call) => call(),
	signal: new AbortController().signal,
};

describe.each(engines)("the queue on %s", (engine) => {
	let database: Database;

	beforeAll(async () => {
		database = await freshDatabase(engine);
	});
	afterAll(() => database.close());

	const start = (person: string, given: Partial<GenerationOrder> = {}) =>
		startGeneration(database, person, { order: order(given), now: today });
	const find = (person: string, id: string) =>
		asPerson(database, person, (tx) => findGeneration(tx, person, id));
	const usedBy = async (person: string) =>
		(
			await asPerson(database, person, (tx) =>
				getEntitlements(tx, person, today),
			)
		).usage.resumes_generated;

	/** Runs a queue until nothing waits any more. */
	async function runAll(
		tailor: Tailor,
		options: Partial<QueueOptions> = {},
	): Promise<void> {
		const queue = newQueue(tailor, options);
		await queue.start();
		await untilSettled(database);
		await queue.stop();
	}

	function newQueue(
		tailor: Tailor,
		options: Partial<QueueOptions> = {},
	): Queue {
		return createQueue(database, {
			works: worksOf(database, tailor),
			now: () => today,
			log: silent,
			pollMs: 20,
			retryAfterMs: 1,
			...options,
		});
	}

	/** Jobs of some people, and the attempts that count. */
	async function jobsOf(people: string[]) {
		const { rows } = await asSystem(database, (tx) =>
			tx.execute<{ held: number; attempts: number }>(
				sql`select count(*) filter (where state = 'running')::int as held, sum(attempts)::int as attempts
					from jobs where user_id in ${people}`,
			),
		);
		return rows[0];
	}

	it("GEN-40 stores the document, keeps the unit and logs the use, together", async () => {
		const person = await addPerson(database);
		const resume = await start(person);
		const cover = await start(person, { kind: "cover_letter" });
		await runAll(make);
		expect(await find(person, resume.id)).toMatchObject({
			generation_status: "completed",
			step: "Complete",
			progress: 100,
		});
		expect(
			await asPerson(database, person, (tx) =>
				findContent(tx, person, resume.id),
			),
		).toEqual({ resume: onePage, letter: null });
		expect(
			await asPerson(database, person, (tx) =>
				findContent(tx, person, cover.id),
			),
		).toEqual({ resume: null, letter });
		const { rows } = await asPerson(database, person, (tx) =>
			tx.execute(sql`select generation_type, success, model_used, state from api_usage_logs
        join quota_ledger on quota_ledger.id = generation_id order by generation_type`),
		);
		const logged = {
			success: true,
			model_used: onePage.metadata.model,
			state: "committed",
		};
		expect(rows).toEqual([
			{
				generation_type: "cover_letter",
				...logged,
				model_used: letter.metadata.model,
			},
			{ generation_type: "resume", ...logged },
		]);
	});

	it("GEN-48 tells why it failed, gives the unit back and logs the failure", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		await runAll(async () => {
			throw new Refusal(
				"ai-unavailable",
				"The provider refused the key. Check it in System Configuration.",
			);
		});
		expect(await find(person, id)).toMatchObject({
			generation_status: "failed",
			error_title: "Generation failed",
			error_message:
				"The provider refused the key. Check it in System Configuration.",
		});
		expect(await usedBy(person)).toBe(0);
		const { rows } = await asPerson(database, person, (tx) =>
			tx.execute(
				sql`select success, attempts from api_usage_logs join jobs on jobs.id = api_usage_logs.generation_id`,
			),
		);
		expect(rows).toEqual([{ success: false, attempts: 1 }]);
	});

	it("tries again what may pass, three times at most, and charges one unit for it all", async () => {
		const person = await addPerson(database);
		const passing = await start(person);
		const failing = await start(person);
		const attempts: string[] = [];
		await runAll(async (job, attempt) => {
			attempts.push(job.id);
			if (job.id === failing.id || job.attempt === 1)
				throw new Error("made up");
			return make(job, attempt);
		});
		expect(attempts.filter((id) => id === passing.id)).toHaveLength(2);
		expect(attempts.filter((id) => id === failing.id)).toHaveLength(3);
		expect(await find(person, failing.id)).toMatchObject({
			generation_status: "failed",
			error_message: "Please try again",
		});
		expect(await usedBy(person)).toBe(1);
	});

	it("GEN-54 makes one document of a person at a time, and those of others meanwhile", async () => {
		const people = [
			await addPerson(database),
			await addPerson(database),
			await addPerson(database),
		];
		for (const person of people)
			for (let n = 0; n < 3; n += 1) await start(person);
		const running = new Map<string, number>();
		// Nobody goes on before two persons' documents are under way.
		const met = Promise.withResolvers<void>();
		await runAll(
			async (job, attempt) => {
				running.set(job.userId, (running.get(job.userId) ?? 0) + 1);
				if (running.size > 1) met.resolve();
				expect(running.get(job.userId)).toBe(1);
				await met.promise;
				await attempt.saveProgress("Generating", 80);
				running.delete(job.userId);
				return make(job, attempt);
			},
			{ concurrency: 4 },
		);
		for (const person of people) expect(await usedBy(person)).toBe(3);
	});

	it("makes what was accepted before the plan was taken away, for the unit it was accepted with", async () => {
		const person = await addPerson(database);
		const plan = (name: "professional" | "free") =>
			asSystem(database, (tx) =>
				saveSubscription(tx, person, { name, now: today }),
			);
		await plan("professional");
		const { id } = await start(person);
		await plan("free");
		await runAll(make);
		expect((await find(person, id))?.generation_status).toBe("completed");
		expect(await usedBy(person)).toBe(1);
	});

	it("drops the result of a worker that lost its lease to another", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		const slow = await claimJob(database, "slow", 1);
		if (!slow) throw new Error("nothing was claimed");
		await runAll(make, { leaseMs: 60 });
		const { document } = worksOf(database, async () => ({
			kind: "resume",
			content: { ...onePage, summary: "Too late." },
		}));
		const perform = await document.begin(slow);
		const keep = await perform?.(idle);
		if (!keep) throw new Error("nothing was begun");
		await settleMade(database, slow, { keep, now: today });
		expect(
			(await asPerson(database, person, (tx) => findContent(tx, person, id)))
				.resume,
		).toEqual(onePage);
		expect(await usedBy(person)).toBe(1);
	});

	it("puts back what it was making when it is stopped, for the next start", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		const began = Promise.withResolvers<DocumentJob>();
		const queue = newQueue((job) => {
			began.resolve(job);
			return new Promise(() => undefined);
		});
		await queue.start();
		await began.promise;
		await queue.stop(0);
		expect(await find(person, id)).toMatchObject({
			generation_status: "generating",
			progress: 0,
		});
		await runAll(make);
		expect(await find(person, id)).toMatchObject({
			generation_status: "completed",
		});
		expect(await usedBy(person)).toBe(1);
	});

	it("puts back at once what was claimed in the moment of stopping", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		const claimed = await claimJob(database, "stopping", 90_000);
		if (!claimed) throw new Error("nothing was claimed");
		await runAttempt(database, claimed, {
			work: worksOf(database, () => Promise.reject(new Error("was begun")))
				.document,
			stopped: AbortSignal.abort(),
			rules: unhurried,
		});
		const { rows } = await asSystem(database, (tx) =>
			tx.execute(sql`select state, last_error from jobs where id = ${id}`),
		);
		expect(rows).toEqual([
			{ state: "ready", last_error: "The server stopped." },
		]);
		await runAll(make);
	});

	it.each([
		["also when its time is over while it is still being begun", 50],
		["when its time is over while it works", 0],
	])("gives up an attempt that never ends, %s", async (_, beginsForMs) => {
		const person = await addPerson(database);
		const { id } = await start(person);
		const claimed = await claimJob(database, "endless", 90_000);
		if (!claimed) throw new Error("nothing was claimed");
		const { document } = worksOf(database, () => new Promise(() => undefined));
		const work: typeof document = {
			...document,
			begin: async (lease) => {
				const perform = await document.begin(lease);
				await sleep(beginsForMs);
				return perform;
			},
		};
		await runAttempt(database, claimed, {
			work,
			stopped: new AbortController().signal,
			rules: { ...unhurried, timeoutMs: beginsForMs > 0 ? 1 : 100 },
		});
		const { rows } = await asSystem(database, (tx) =>
			tx.execute(sql`select state, last_error from jobs where id = ${id}`),
		);
		expect(rows).toEqual([
			{ state: "ready", last_error: "The attempt took too long." },
		]);
		await runAll(make);
		expect(await find(person, id)).toMatchObject({
			generation_status: "completed",
		});
	});

	it("logs what a model took for work that was given up, and no unit", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		const begun = Promise.withResolvers<void>();
		const queue = newQueue(async (_, { signal }) => {
			begun.resolve();
			await once(signal, "abort");
			throw new GivenUp(answered, { cause: signal.reason });
		});
		await queue.start();
		await begun.promise;
		await cancelGeneration(database, person, id);
		await expect
			.poll(async () => {
				const { rows } = await asPerson(database, person, (tx) =>
					tx.execute(
						sql`select generation_id, success, model_used, total_tokens, estimated_cost::float8 as cost from api_usage_logs`,
					),
				);
				return rows;
			})
			.toEqual([
				{
					generation_id: id,
					success: false,
					model_used: "small-writer",
					total_tokens: 3000,
					cost: 0.006,
				},
			]);
		await queue.stop();
		expect(await usedBy(person)).toBe(0);
	});

	it("keeps the call of a process that was killed in the log, at the figures assumed for a call", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		const killed = await claimJob(database, "killed", 1);
		if (!killed) throw new Error("nothing was claimed");
		await asSystem(database, (tx) => saveAsked(tx, killed, small));
		await runAll(make, { leaseMs: 60 });
		const { rows } = await asPerson(database, person, (tx) =>
			tx.execute(
				sql`select generation_id, success, model_used, total_tokens, estimated_cost::float8 as cost, metadata->>'assumed' as assumed
					from api_usage_logs order by success`,
			),
		);
		expect(rows).toMatchObject([
			{
				generation_id: id,
				success: false,
				model_used: "small-writer",
				total_tokens: 3000,
				cost: 0.006,
				assumed: "true",
			},
			{ generation_id: id, success: true },
		]);
		expect(await usedBy(person)).toBe(1);
	});

	it("keeps a call in the log once, whose worker was too slow and lost its lease in the middle of the answer", async () => {
		const person = await addPerson(database);
		await start(person);
		const slow = await claimJob(database, "slow", 1);
		if (!slow) throw new Error("nothing was claimed");
		const asked = Promise.withResolvers<void>();
		const { document } = worksOf(database, async (_job, attempt) => {
			return attempt.payForCall(small, async () => {
				asked.resolve();
				await once(attempt.signal, "abort");
				throw new GivenUp(answered, { cause: attempt.signal.reason });
			});
		});
		const noticed = new AbortController();
		const attempt = runAttempt(database, slow, {
			work: document,
			stopped: idle.signal,
			cancelled: noticed.signal,
			rules: {
				...{ leaseMs: 60_000, timeoutMs: 60_000, retryAfterMs: 1 },
				...{ now: () => today, onChange: () => undefined, log: silent },
			},
		});
		await asked.promise;
		await runAll(make, { leaseMs: 60 });
		noticed.abort();
		await attempt;
		const { rows } = await asPerson(database, person, (tx) =>
			tx.execute(sql`select success from api_usage_logs order by success`),
		);
		expect(rows).toEqual([{ success: false }, { success: true }]);
	});

	it("takes no more than it can compute, and more while those wait for a model", async () => {
		const people = await Promise.all(
			Array.from({ length: 8 }, () => addPerson(database)),
		);
		for (const person of people) await start(person);
		let begun = 0;
		const [computed, answered] = [
			Promise.withResolvers<void>(),
			Promise.withResolvers<void>(),
		];
		const queue = newQueue(
			async (job, attempt) => {
				await attempt.saveProgress("Creating", 20);
				begun += 1;
				await computed.promise;
				await attempt.payForCall(small, () => answered.promise);
				return make(job, attempt);
			},
			{ computing: 3 },
		);
		await queue.start();
		await untilTrue(() => begun === 3);
		expect(await jobsOf(people)).toEqual({ held: 3, attempts: 3 });
		computed.resolve();
		await untilTrue(() => begun === 8);
		answered.resolve();
		await untilSettled(database);
		await queue.stop();
		expect(await jobsOf(people)).toEqual({ held: 0, attempts: 8 });
	});

	it("counts no attempt whose worker died before it began, or was stopped, however often", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		for (let died = 0; died < 4; died += 1) {
			expect(await claimJob(database, `dies ${died}`, 1)).toMatchObject({ id });
			await sleep(5);
			const queue = newQueue(make, { concurrency: 0 });
			await queue.start();
			await queue.stop();
		}
		for (let stopped = 0; stopped < 4; stopped += 1) {
			const began = Promise.withResolvers<void>();
			const queue = newQueue(async (_, attempt) => {
				await attempt.saveProgress("Generating", 80);
				began.resolve();
				return new Promise(() => undefined);
			});
			await queue.start();
			await began.promise;
			await queue.stop(0);
		}
		await runAll(make);
		expect(await find(person, id)).toMatchObject({
			generation_status: "completed",
		});
		expect(await jobsOf([person])).toEqual({ held: 0, attempts: 1 });
	});

	it("gives up what was begun three times by workers that died", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		for (let died = 0; died < 3; died += 1) {
			const lease = await claimJob(database, `dies ${died}`, 1);
			if (!lease) throw new Error("nothing was claimed");
			await asSystem(database, (tx) => workUnder(tx, lease));
			await sleep(5);
			const queue = newQueue(make, { concurrency: 0 });
			await queue.start();
			await queue.stop();
		}
		expect(await find(person, id)).toMatchObject({
			generation_status: "failed",
		});
		expect(await usedBy(person)).toBe(0);
	});

	it("takes up what a clock that ran ahead has put off", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		const ahead = await claimJob(database, "ahead", 40 * 86_400_000);
		expect(ahead?.id).toBe(id);
		await runAll(make, { leaseMs: 60 });
		await asSystem(database, (tx) =>
			tx.execute(
				sql`update jobs set state = 'ready', run_at = now() + interval '40 days' where id = ${id}`,
			),
		);
		await runAll(make);
		expect(await find(person, id)).toMatchObject({
			generation_status: "completed",
		});
	});

	it("GEN-26 tells followers each step, and another person nothing", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		const feed = createDocumentFeed(database);
		const steps: unknown[] = [];
		const following = (async () => {
			for await (const { status, step, percent } of feed.follow(
				person,
				id,
				new AbortController().signal,
			)) {
				steps.push([status, step, percent]);
			}
		})();
		await untilTrue(() => steps.length > 0);
		await runAll(
			async (job, attempt) => {
				await attempt.saveProgress("Analyzing requirements", 50);
				await untilTrue(() => steps.length > 1);
				return make(job, attempt);
			},
			{ onChange: feed.refresh },
		);
		await following;
		expect(steps).toEqual([
			["generating", "Creating", 0],
			["processing", "Analyzing requirements", 50],
			["completed", "Complete", 100],
		]);
		const other = await addPerson(database);
		await expect(
			feed.follow(other, id, new AbortController().signal).next(),
		).rejects.toMatchObject({ code: "not-found" });
	});
});

describe.runIf(engines.includes("postgresql"))(
	"a database that was away",
	() => {
		it("when a document was done is given it once it is back: it is made once, and charged once", async () => {
			const { url, drop } = await migratedServerUrl();
			const line = await startLine(url);
			const database = await openDatabase({ url: line.url });
			await database.migrate();
			const person = await addPerson(database);
			const { id } = await startGeneration(database, person, {
				order: order(),
				now: today,
			});
			let times = 0;
			const queue = createQueue(database, {
				works: worksOf(database, async (job, attempt) => {
					times += 1;
					line.cut();
					await attempt.saveProgress("Generating", 80);
					setTimeout(line.mend, 700);
					return make(job, attempt);
				}),
				now: () => today,
				log: silent,
				pollMs: 20,
				leaseMs: 300,
			});
			await queue.start();
			await expect
				.poll(() =>
					asPerson(database, person, (tx) =>
						findGeneration(tx, person, id),
					).then(
						(found) => found?.generation_status,
						() => "away",
					),
				)
				.toBe("completed");
			await queue.stop();
			expect(times).toBe(1);
			const { usage } = await asPerson(database, person, (tx) =>
				getEntitlements(tx, person, today),
			);
			expect(usage.resumes_generated).toBe(1);
			await database.close();
			await line.close();
			await drop();
		});
	},
);

describe.each(engines)(
	"GEN-53 a worker killed amid its work on %s",
	(engine) => {
		it("leaves nothing half done: each unit is kept for a document or given back, once", async () => {
			const { address, open, remove } = await place(engine);
			const before = await open();
			const people = [
				await addPerson(before),
				await addPerson(before),
				await addPerson(before),
			];
			for (const person of people) {
				for (let n = 0; n < 5; n += 1)
					await startGeneration(before, person, { order: order(), now: today });
			}
			await before.close();

			for (const lines of [2, 3]) {
				const worker = startWorker(address);
				await printed(worker, lines);
				worker.kill("SIGKILL");
				await once(worker, "exit");
			}

			const after = await open();
			await endLeases(after);
			const queue = createQueue(after, {
				works: worksOf(after, async (job, attempt) => {
					if (job.job_title === "Nurse" && job.id.charCodeAt(35) % 2 === 0)
						throw new Refusal("bad-input", "made up");
					return make(job, attempt);
				}),
				now: () => today,
				log: silent,
				pollMs: 20,
				leaseMs: 6_000,
			});
			await queue.start();
			await untilSettled(after);
			await queue.stop();
			const { rows } = await asSystem(after, (tx) =>
				tx.execute<Record<string, number>>(sql`select
        (select count(*)::int from resume_generations where generation_status = 'completed') as completed,
        (select count(*)::int from resume_generations where generation_status = 'failed') as failed,
        (select count(*)::int from resume_json_data) as stored,
        (select count(*)::int from quota_ledger where state = 'committed') as committed,
        (select count(*)::int from quota_ledger where state = 'refunded') as refunded,
        (select sum(resumes_generated)::int from user_billing_usage) as used`),
			);
			const [counts] = rows;
			expect((counts?.completed ?? 0) + (counts?.failed ?? 0)).toBe(15);
			expect(counts).toEqual({
				completed: counts?.completed,
				stored: counts?.completed,
				committed: counts?.completed,
				used: counts?.completed,
				failed: counts?.failed,
				refunded: counts?.failed,
			});
			await after.close();
			await remove();
		});
	},
);

const silent = { error: () => undefined };

const unhurried = {
	leaseMs: 90_000,
	timeoutMs: 90_000,
	retryAfterMs: 1,
	now: () => today,
	onChange: () => undefined,
	log: silent,
};

/** Where a database lives that several processes open one after another. */
async function place(engine: Database["engine"]) {
	if (engine === "postgresql") {
		const { url, drop } = await migratedServerUrl();
		return {
			address: { url },
			open: () => openDatabase({ url }),
			remove: drop,
		};
	}
	const folder = await freshFolder();
	return {
		address: { folder },
		open: () => openDatabase({ folder }),
		remove: async () => fs.rmSync(folder, { recursive: true }),
	};
}

function startWorker(address: object): ChildProcess {
	const program = fileURLToPath(new URL("./slow-worker.ts", import.meta.url));
	const args = [SHORT_LIVED, program, JSON.stringify(address)];
	return spawn(process.execPath, args, {
		stdio: ["ignore", "pipe", "inherit"],
	});
}

async function printed(child: ChildProcess, count: number): Promise<void> {
	if (!child.stdout) return;
	let left = count;
	for await (const _line of createInterface(child.stdout)) {
		left -= 1;
		if (left === 0) return;
	}
}

async function untilSettled(database: Database): Promise<void> {
	await untilTrue(async () => {
		const { rows } = await asSystem(database, (tx) =>
			tx.execute(
				sql`select from jobs where state in ('ready', 'running') limit 1`,
			),
		);
		return rows.length === 0;
	});
}

async function untilTrue(
	holds: () => boolean | Promise<boolean>,
): Promise<void> {
	while (!(await holds()))
		await new Promise((resolve) => setTimeout(resolve, 10));
}
