// One attempt at one job: the lease kept alive meanwhile, an end in time, and the result or the failure settled.
// What may be stored is bound to the lease, so an attempt that lost it stores nothing more.
import type { Database, Tx } from "../db/database.ts";
import { extendLease, holdsLease, type Lease, saveAsked } from "../db/jobs.ts";
import type { GenerationStep } from "../db/schema/steps.ts";
import { asSystem } from "../db/transactions.ts";
import { GivenUp } from "../domain/model-usage.ts";
import { Refusal } from "../domain/refusal.ts";
import type { AttemptControl } from "../workflows/model-access.ts";
import { putBack, settleFailed, settleGone, settleMade } from "./settle.ts";
import { whenReachable } from "./when-reachable.ts";
import type { Work } from "./work.ts";

export type Rules = {
	leaseMs: number;
	/** After this the attempt is given up. */
	timeoutMs: number;
	/** Between the first failed attempt and the second; twice as long after each more. */
	retryAfterMs: number;
	now(): Date;
	/** Called after every stored change. */
	onChange(id: string): void;
	log: { error(details: object, message: string): void };
};

class Stopped extends Error {}
class LeaseLost extends Error {}

/** Never throws: what cannot be settled is left to the end of its lease. */
export async function runAttempt(
	database: Database,
	lease: Lease,
	{
		work,
		stopped,
		cancelled,
		rules,
	}: {
		work: Work;
		/** The server stops: what runs goes back. */
		stopped: AbortSignal;
		/** Nobody wants it any more, and the job has been ended by whoever says so. */
		cancelled?: AbortSignal;
		rules: Rules;
	},
): Promise<void> {
	const startedAt = performance.now();
	const spent = () => ({
		response_time_ms: Math.round(performance.now() - startedAt),
		now: rules.now(),
	});
	const ended = new AbortController();
	const stop = () => ended.abort(new Stopped("The server stopped."));
	const cancel = () => ended.abort(new LeaseLost());
	stopped.addEventListener("abort", stop);
	cancelled?.addEventListener("abort", cancel);
	if (stopped.aborted) stop(); // it was claimed in the very moment of stopping
	const timer = setTimeout(
		() => ended.abort(new Error("The attempt took too long.")),
		rules.timeoutMs,
	);
	const heartbeat = setInterval(() => void keepLease(), rules.leaseMs / 3);
	try {
		ended.signal.throwIfAborted();
		const control: AttemptControl = {
			saveProgress: saveStep,
			payForCall,
			signal: ended.signal,
		};
		const perform = await work.begin(lease);
		if (!perform) return await settleGone(database, lease);
		const keep = await Promise.race([
			perform(control).catch(payFirst),
			whenAborted(ended.signal),
		]);
		await whenReachable(
			() => settleMade(database, lease, { keep, ...spent() }),
			stopped,
		);
	} catch (error) {
		await endBadly(error).catch((err: unknown) =>
			rules.log.error(
				{ err, job: lease.id },
				"a failed job could not be settled; its lease will run out",
			),
		);
	} finally {
		clearInterval(heartbeat);
		clearTimeout(timer);
		stopped.removeEventListener("abort", stop);
		cancelled?.removeEventListener("abort", cancel);
		rules.onChange(lease.id);
	}

	/** Also after the attempt has been left: a call in the middle of its answer ends a little later. */
	async function payFirst(error: unknown): Promise<never> {
		if (!(error instanceof GivenUp)) throw error;
		await whenReachable(
			() =>
				asSystem(database, (tx) =>
					work.payFor(tx, lease, { error, ...spent() }),
				),
			stopped,
		).catch((err: unknown) =>
			rules.log.error(
				{ err, job: lease.id },
				"what a call took could not be logged",
			),
		);
		throw error.cause;
	}

	/** A step is for whoever watches: while the database is away there is nothing to see, and the work goes on. */
	async function saveStep(
		step: GenerationStep,
		percent: number,
	): Promise<void> {
		try {
			await whileHeld((tx) => work.saveStep(tx, lease, { step, percent }));
		} catch (error) {
			const isAway = error instanceof Refusal && error.code === "unavailable";
			if (!isAway || ended.signal.aborted) throw error;
		}
		rules.onChange(lease.id);
	}

	function payForCall(
		asked: Parameters<AttemptControl["payForCall"]>[0],
	): Promise<void> {
		return whenReachable(
			() =>
				whileHeld(async (tx) => {
					await work.commit(tx, lease);
					await saveAsked(tx, lease, asked);
				}),
			ended.signal,
		);
	}

	/** In a transaction under the lease; throws where it was lost. */
	async function whileHeld(store: (tx: Tx) => Promise<void>): Promise<void> {
		ended.signal.throwIfAborted();
		const isHeld = await asSystem(database, async (tx) => {
			if (!(await holdsLease(tx, lease))) return false;
			await store(tx);
			return true;
		});
		if (!isHeld) ended.abort(new LeaseLost());
		ended.signal.throwIfAborted();
	}

	async function keepLease(): Promise<void> {
		try {
			const isKept = await asSystem(database, (tx) =>
				extendLease(tx, lease, rules.leaseMs),
			);
			if (!isKept) ended.abort(new LeaseLost());
		} catch (err) {
			rules.log.error({ err, job: lease.id }, "a lease could not be extended"); // two more beats before it runs out
		}
	}

	async function endBadly(error: unknown): Promise<void> {
		if (error instanceof LeaseLost) return;
		if (error instanceof Stopped)
			return putBack(database, lease, { work, error: error.message });
		rules.log.error(
			{ err: error, job: lease.id, kind: lease.kind, attempt: lease.attempt },
			"a job could not be done",
		);
		const { retryAfterMs } = rules;
		await whenReachable(
			() =>
				settleFailed(database, lease, {
					...{ work, error, retryAfterMs },
					...spent(),
				}),
			stopped,
		);
	}
}

function whenAborted(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), {
			once: true,
		});
	});
}
