// The worker: takes waiting documents one by one and has them made. How a document is made is given from outside.
// Why not a library for queues: docs/decisions/2026-11-20-queue.md.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import type { Generation } from "../db/generations.ts";
import { type Claim, claimJob, listLostLeases } from "../db/jobs.ts";
import { asSystem } from "../db/transactions.ts";
import { type Hands, type Rules, runAttempt } from "./attempt.ts";
import { type Made, settleFailed } from "./settle.ts";

/** A document to be made. */
export type GenerationJob = Generation & { userId: string; attempt: number };
export type Perform = (job: GenerationJob, hands: Hands) => Promise<Made>;

export type QueueOptions = Pick<Rules, "now" | "log"> &
	Partial<Rules> & {
		perform: Perform;
		/** How many documents at a time; never two of one person. */
		concurrency?: number;
		pollMs?: number;
	};

export type Queue = {
	start(): Promise<void>;
	/** Something was just committed: look at once. */
	wake(): void;
	/** Takes nothing new, lets what runs end for `graceMs`, and puts back the rest for the next start. */
	stop(graceMs?: number): Promise<void>;
};

export function createQueue(database: Database, options: QueueOptions): Queue {
	const { perform, concurrency = 2, pollMs = 1000, ...given } = options;
	const rules: Rules = {
		leaseMs: 90_000,
		timeoutMs: 5 * 60_000,
		retryAfterMs: 1000,
		tell: () => undefined,
		...given,
	};
	const me = randomUUID();
	const stopped = new AbortController();
	let idle = new AbortController();
	let isStopping = false;
	let workers: Promise<void>[] = [];
	let reaper: NodeJS.Timeout | undefined;

	async function takeTurns(): Promise<void> {
		while (!isStopping) {
			const woken = idle.signal;
			const claimed = await claim();
			if (claimed) await make(claimed);
			else if (!isStopping)
				await wait(jittered(pollMs), undefined, { signal: woken }).catch(
					() => undefined,
				);
		}
	}

	async function claim(): Promise<Claim | null> {
		try {
			return await claimJob(database, me, rules.leaseMs);
		} catch (err) {
			rules.log.error({ err }, "the queue could not be read");
			return null;
		}
	}

	function make({ lease, generation }: Claim): Promise<void> {
		const { userId, attempt } = lease;
		return runAttempt(database, lease, {
			work: (hands) => perform({ ...generation, userId, attempt }, hands),
			stopped: stopped.signal,
			rules,
		});
	}

	/** Documents whose worker is gone are tried again, or failed and given back after the last attempt. */
	async function reap(all: boolean): Promise<void> {
		const lost = await asSystem(database, (tx) => listLostLeases(tx, { all }));
		for (const lease of lost) {
			const error = new Error("The worker stopped.");
			await settleFailed(database, lease, {
				error,
				retryAfterMs: 0,
				now: rules.now(),
				tellPerson: rules.tellPerson,
			});
			rules.tell(lease.id);
		}
	}

	function wake(): void {
		idle.abort();
		idle = new AbortController();
	}

	return {
		async start() {
			// The embedded database has one process: what still runs in it was left by the one before.
			await reap(database.engine === "embedded");
			reaper = setInterval(() => {
				reap(false).catch((err: unknown) =>
					rules.log.error({ err }, "lost documents could not be looked for"),
				);
			}, rules.leaseMs / 3).unref();
			workers = Array.from({ length: concurrency }, takeTurns);
		},
		wake,
		async stop(graceMs = 10_000) {
			isStopping = true;
			clearInterval(reaper);
			wake();
			const grace = setTimeout(() => stopped.abort(), graceMs);
			await Promise.all(workers);
			clearTimeout(grace);
		},
	};
}

// Instances that were started together shall not look together for ever.
function jittered(ms: number): number {
	return ms * (0.75 + Math.random() / 2);
}
