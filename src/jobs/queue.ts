// The worker: takes waiting jobs and has them done, few at a time, since they share its threads, and many while they wait for a
// provider. What it has not taken, another takes, and loses nothing when this one dies. How a job is done is given from outside. Why not a library for queues: docs/decisions/2026-11-20-queue.md.
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import { claimJob, type Lease } from "../db/jobs.ts";
import { type Rules, runAttempt } from "./attempt.ts";
import { coalesced } from "./coalesced-run.ts";
import { abortLostJobs, settleLostJobs } from "./lost-jobs.ts";
import type { Works } from "./work.ts";

export type QueueOptions = Pick<Rules, "now" | "log"> &
	Partial<Rules> & {
		works: Works;
		/** How many jobs at a time; never two of one person. */
		concurrency?: number;
		/** How many of them compute; the others wait for a model. Default 4. */
		computing?: number;
		pollMs?: number;
	};

export type Queue = {
	start(): Promise<void>;
	/** Something was just committed: look at once. */
	wake(): void;
	/** The job was cancelled: what is done for it here ends at once. Elsewhere it ends with the next look. */
	cancel(id: string): void;
	/** Takes nothing new, lets what runs end for `graceMs`, and puts back the rest for the next start. */
	stop(graceMs?: number): Promise<void>;
};

export function createQueue(database: Database, options: QueueOptions): Queue {
	const worker = new Worker(database, options);
	return {
		start: () => worker.start(),
		wake: () => worker.look(),
		cancel: (id) => worker.cancel(id),
		stop: (graceMs = 10_000) => worker.stop(graceMs),
	};
}

class Worker {
	readonly #database: Database;
	readonly #works: Works;
	readonly #rules: Rules;
	readonly #concurrency: number;
	readonly #computing: number;
	readonly #pollMs: number;
	readonly #name = randomUUID();
	readonly #stopped = new AbortController();
	readonly #running = new Set<Promise<void>>();
	readonly #cancels = new Map<string, AbortController>();
	/** The jobs a model is at work for. */
	readonly #asking = new Set<string>();
	/** Takes what waits until nothing does or enough of it runs. */
	readonly #taking = coalesced(() => this.#takeAll());
	#isStopping = false;
	#poll: NodeJS.Timeout | undefined;
	#reaper: NodeJS.Timeout | undefined;

	constructor(database: Database, options: QueueOptions) {
		const {
			works,
			concurrency = 50,
			computing = 4,
			pollMs = 1000,
			...given
		} = options;
		this.#database = database;
		this.#works = works;
		this.#concurrency = concurrency;
		this.#computing = computing;
		this.#pollMs = pollMs;
		this.#rules = {
			// Nothing blocks the process, so a worker that is silent for so long is gone, and its jobs begin anew soon after.
			leaseMs: 10_000,
			timeoutMs: 5 * 60_000,
			retryAfterMs: 1000,
			onChange: () => undefined,
			...given,
		};
	}

	async start(): Promise<void> {
		// The embedded database has one process: what still runs in it was left by the one before.
		await this.#reap(this.#database.engine === "embedded");
		this.#reaper = setInterval(() => {
			this.#reap(false).catch(
				this.#logged("lost jobs could not be looked for"),
			);
		}, this.#rules.leaseMs / 3).unref();
		this.look();
		this.#pollLater();
	}

	look(): void {
		if (!this.#isStopping) this.#taking.run();
	}

	cancel(id: string): void {
		this.#cancels.get(id)?.abort();
	}

	async stop(graceMs: number): Promise<void> {
		this.#isStopping = true;
		clearInterval(this.#reaper);
		clearTimeout(this.#poll);
		const grace = setTimeout(() => this.#stopped.abort(), graceMs);
		await this.#taking.ended();
		await Promise.all(this.#running);
		clearTimeout(grace);
	}

	async #takeAll(): Promise<void> {
		while (!this.#isStopping && this.#hasRoom) {
			const lease = await this.#claim();
			if (!lease) return;
			const job = this.#run(lease).finally(() => {
				this.#running.delete(job);
				this.look();
			});
			this.#running.add(job);
		}
	}

	get #hasRoom(): boolean {
		const running = this.#running.size;
		return (
			running < this.#concurrency &&
			running - this.#asking.size < this.#computing
		);
	}

	async #claim(): Promise<Lease | null> {
		try {
			return await claimJob(this.#database, this.#name, this.#rules.leaseMs);
		} catch (error) {
			this.#logged("the queue could not be read")(error);
			return null;
		}
	}

	async #run(lease: Lease): Promise<void> {
		const cancelled = new AbortController();
		this.#cancels.set(lease.id, cancelled);
		await runAttempt(this.#database, lease, {
			work: this.#works[lease.kind],
			stopped: this.#stopped.signal,
			cancelled: cancelled.signal,
			beside: (call) => this.#beside(lease.id, call),
			rules: this.#rules,
		});
		this.#cancels.delete(lease.id);
		this.#asking.delete(lease.id);
	}

	/** While a model answers, another job may compute. */
	async #beside<T>(id: string, call: () => Promise<T>): Promise<T> {
		this.#asking.add(id);
		this.look();
		try {
			return await call();
		} finally {
			this.#asking.delete(id);
		}
	}

	#reap(all: boolean): Promise<void> {
		return settleLostJobs(this.#database, {
			all,
			isOurs: ({ claim, id }) =>
				claim.startsWith(`${this.#name}:`) && this.#cancels.has(id),
			works: this.#works,
			rules: this.#rules,
		});
	}

	// Instances that were started together shall not look together for ever.
	#pollLater(): void {
		const waitMs = this.#pollMs * (0.75 + Math.random() / 2);
		this.#poll = setTimeout(() => {
			this.look();
			abortLostJobs(this.#database, this.#name, this.#cancels).catch(
				this.#logged("running jobs could not be looked for"),
			);
			this.#pollLater();
		}, waitMs);
	}

	#logged(message: string): (err: unknown) => void {
		return (err) => this.#rules.log.error({ err }, message);
	}
}
