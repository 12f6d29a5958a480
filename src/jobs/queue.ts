// The worker: takes waiting jobs and has them done, many at a time, since most of them wait for a provider. How a job is done
// is given from outside. Why not a library for queues: docs/decisions/2026-11-20-queue.md.
import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import {
	claimJob,
	type Lease,
	listHeldJobs,
	listLostLeases,
} from "../db/jobs.ts";
import { asSystem } from "../db/transactions.ts";
import { type Rules, runAttempt } from "./attempt.ts";
import { settleFailed } from "./settle.ts";
import type { Works } from "./work.ts";

export type QueueOptions = Pick<Rules, "now" | "log"> &
	Partial<Rules> & {
		works: Works;
		/** How many jobs at a time; never two of one person. */
		concurrency?: number;
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
	const { works, concurrency = 50, pollMs = 1000, ...given } = options;
	const rules: Rules = {
		// Nothing blocks the process, so a worker that is silent for so long is gone, and its jobs begin anew soon after.
		leaseMs: 10_000,
		timeoutMs: 5 * 60_000,
		retryAfterMs: 1000,
		onChange: () => undefined,
		...given,
	};
	const me = randomUUID();
	const stopped = new AbortController();
	const running = new Set<Promise<void>>();
	const cancels = new Map<string, AbortController>();
	let isStopping = false;
	let looking: Promise<void> | null = null;
	let lookAgain = false;
	let poll: NodeJS.Timeout | undefined;
	let reaper: NodeJS.Timeout | undefined;

	/** Takes what waits until nothing does or enough of it runs. One look at a time; a wake meanwhile means another. */
	function look(): void {
		if (isStopping) return;
		if (looking !== null) {
			lookAgain = true;
			return;
		}
		looking = takeAll().finally(() => {
			looking = null;
			if (lookAgain) {
				lookAgain = false;
				look();
			}
		});
	}

	async function takeAll(): Promise<void> {
		while (!isStopping && running.size < concurrency) {
			const lease = await claim();
			if (!lease) return;
			const job = run(lease).finally(() => {
				running.delete(job);
				look();
			});
			running.add(job);
		}
	}

	async function claim(): Promise<Lease | null> {
		try {
			return await claimJob(database, me, rules.leaseMs);
		} catch (err) {
			rules.log.error({ err }, "the queue could not be read");
			return null;
		}
	}

	async function run(lease: Lease): Promise<void> {
		const cancelled = new AbortController();
		cancels.set(lease.id, cancelled);
		await runAttempt(database, lease, {
			work: works[lease.kind],
			stopped: stopped.signal,
			cancelled: cancelled.signal,
			rules,
		});
		cancels.delete(lease.id);
	}

	/** Jobs whose worker is gone are tried again, or failed after the last attempt. */
	async function reap(all: boolean): Promise<void> {
		const lost = await asSystem(database, (tx) => listLostLeases(tx, { all }));
		for (const { asked, ...lease } of lost) {
			// Done here and not settled yet: the database was away, and the attempt stores it itself.
			if (lease.worker === me && cancels.has(lease.id)) continue;
			await settleFailed(database, lease, {
				work: works[lease.kind],
				error: new Error("The worker stopped."),
				retryAfterMs: 0,
				asked,
				now: rules.now(),
			});
			rules.onChange(lease.id);
		}
	}

	/** What was cancelled or deleted at another instance is not gone on with, and no provider is paid for it. */
	async function cancelLost(): Promise<void> {
		const mine = [...cancels];
		if (mine.length === 0) return;
		const held = new Set(
			await asSystem(database, (tx) => listHeldJobs(tx, me)),
		);
		for (const [id, cancelled] of mine) if (!held.has(id)) cancelled.abort();
	}

	// Instances that were started together shall not look together for ever.
	function pollLater(): void {
		poll = setTimeout(
			() => {
				look();
				cancelLost().catch((err: unknown) =>
					rules.log.error({ err }, "running jobs could not be looked for"),
				);
				pollLater();
			},
			pollMs * (0.75 + Math.random() / 2),
		);
	}

	return {
		async start() {
			// The embedded database has one process: what still runs in it was left by the one before.
			await reap(database.engine === "embedded");
			reaper = setInterval(() => {
				reap(false).catch((err: unknown) =>
					rules.log.error({ err }, "lost jobs could not be looked for"),
				);
			}, rules.leaseMs / 3).unref();
			look();
			pollLater();
		},
		wake: look,
		cancel: (id) => cancels.get(id)?.abort(),
		async stop(graceMs = 10_000) {
			isStopping = true;
			clearInterval(reaper);
			clearTimeout(poll);
			const grace = setTimeout(() => stopped.abort(), graceMs);
			await looking;
			await Promise.all(running);
			clearTimeout(grace);
		},
	};
}
