// The worker: takes waiting documents one by one, has them made, and stores what came out together with the settled unit in one
// transaction. How a document is made is given from outside. What one attempt may store is bound to its lease.
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import {
	findGeneration,
	type Generation,
	type Progress,
	saveProgress,
} from "../db/generations.ts";
import {
	claimJob,
	extendLease,
	holdsLease,
	type Lease,
	listLostLeases,
} from "../db/jobs.ts";
import { asSystem } from "../db/transactions.ts";
import { type Made, settleFailed, settleMade } from "./settle.ts";

/** A document to be made. */
export type GenerationJob = Pick<
	Generation,
	| "id"
	| "kind"
	| "job_title"
	| "company_name"
	| "job_description"
	| "selected_sections"
	| "ai_enhancement_strength"
	| "template"
> & { userId: string; attempt: number };

export type Perform = (
	job: GenerationJob,
	hands: { saveProgress: SaveProgress; signal: AbortSignal },
) => Promise<Made>;
export type SaveProgress = (
	step: Progress["step"],
	percent: number,
) => Promise<void>;

export type QueueOptions = {
	perform: Perform;
	/** Told after every stored change of a document. */
	tell?(generationId: string): void;
	now(): Date;
	log: { error(details: object, message: string): void };
	concurrency?: number;
	leaseMs?: number;
	pollMs?: number;
	/** After this an attempt is given up. */
	timeoutMs?: number;
};

export type Queue = {
	start(): Promise<void>;
	/** Something was just committed: look at once. */
	wake(): void;
	/** Takes nothing new, lets what runs end for `graceMs`, and puts back the rest for the next start. */
	stop(graceMs?: number): Promise<void>;
};

class Stopped extends Error {}
class LeaseLost extends Error {}

export function createQueue(database: Database, options: QueueOptions): Queue {
	const {
		perform,
		now,
		log,
		concurrency = 2,
		leaseMs = 90_000,
		pollMs = 1000,
		timeoutMs = 5 * 60_000,
	} = options;
	const tell = options.tell ?? (() => undefined);
	const me = randomUUID();
	const running = new Set<AbortController>();
	let idle = new AbortController();
	let isStopping = false;
	let workers: Promise<void>[] = [];
	let reaper: NodeJS.Timeout | undefined;

	async function work(): Promise<void> {
		while (!isStopping) {
			const woken = idle.signal;
			const lease = await claimJob(database, me, leaseMs).catch(
				(error: unknown) => {
					log.error({ error }, "the queue could not be read");
					return null;
				},
			);
			if (lease) await run(lease);
			else if (!isStopping)
				await wait(pollMs * (0.75 + Math.random() / 2), undefined, {
					signal: woken,
				}).catch(() => undefined);
		}
	}

	async function run(lease: Lease): Promise<void> {
		const startedAt = performance.now();
		const ended = new AbortController();
		running.add(ended);
		const heartbeat = setInterval(() => void keep(lease, ended), leaseMs / 3);
		const timer = setTimeout(
			() => ended.abort(new Error("The attempt took too long.")),
			timeoutMs,
		);
		const spent = () => ({
			response_time_ms: Math.round(performance.now() - startedAt),
			now: now(),
		});
		try {
			const job = await findJob(lease);
			if (!job) return;
			const saveStep = (step: Progress["step"], percent: number) =>
				saveFenced(lease, ended, { step, progress: percent });
			const work = perform(job, {
				saveProgress: saveStep,
				signal: ended.signal,
			});
			const made = await Promise.race([work, whenAborted(ended.signal)]);
			await settleMade(database, lease, { made, ...spent() });
		} catch (error) {
			if (error instanceof LeaseLost) return;
			const retryNow = error instanceof Stopped;
			if (!retryNow)
				log.error(
					{ error, generation: lease.id, attempt: lease.attempt },
					"a document could not be made",
				);
			await settleFailed(database, lease, {
				error,
				retryNow,
				...spent(),
			}).catch((cause: unknown) =>
				log.error(
					{ error: cause, generation: lease.id },
					"a failed document could not be settled; its lease will run out",
				),
			);
		} finally {
			clearInterval(heartbeat);
			clearTimeout(timer);
			running.delete(ended);
			tell(lease.id);
		}
	}

	async function findJob({
		userId,
		id,
		attempt,
	}: Lease): Promise<GenerationJob | null> {
		const found = await asSystem(database, (tx) =>
			findGeneration(tx, userId, id),
		);
		return found && { ...found, userId, attempt };
	}

	async function saveFenced(
		lease: Lease,
		ended: AbortController,
		progress: Partial<Progress>,
	): Promise<void> {
		ended.signal.throwIfAborted();
		const isHeld = await asSystem(database, async (tx) => {
			if (!(await holdsLease(tx, lease))) return false;
			await saveProgress(tx, lease.userId, {
				id: lease.id,
				generation_status: "processing",
				...progress,
			});
			return true;
		});
		if (!isHeld) ended.abort(new LeaseLost());
		ended.signal.throwIfAborted();
		tell(lease.id);
	}

	async function keep(lease: Lease, ended: AbortController): Promise<void> {
		try {
			const isKept = await asSystem(database, (tx) =>
				extendLease(tx, lease, leaseMs),
			);
			if (!isKept) ended.abort(new LeaseLost());
		} catch (error) {
			log.error(
				{ error, generation: lease.id },
				"a lease could not be extended",
			); // two more beats before it runs out
		}
	}

	/** Documents whose worker is gone are tried again, or failed and given back after the last attempt. */
	async function reap(all: boolean): Promise<void> {
		const lost = await asSystem(database, (tx) => listLostLeases(tx, { all }));
		for (const lease of lost) {
			await settleFailed(database, lease, {
				error: new Error("The worker stopped."),
				retryNow: true,
				now: now(),
			});
			tell(lease.id);
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
				reap(false).catch((error: unknown) =>
					log.error({ error }, "lost documents could not be looked for"),
				);
			}, leaseMs / 3).unref();
			workers = Array.from({ length: concurrency }, work);
		},
		wake,
		async stop(graceMs = 10_000) {
			isStopping = true;
			clearInterval(reaper);
			wake();
			const grace = setTimeout(() => {
				for (const ended of running) ended.abort(new Stopped());
			}, graceMs);
			await Promise.all(workers);
			clearTimeout(grace);
		},
	};
}

function whenAborted(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason as Error), {
			once: true,
		});
	});
}
