// One attempt at one job: the lease kept alive meanwhile, an end in time, and the result or the failure settled.
import type { Database } from "../db/database.ts";
import { type Lease, saveAsked, wasTakenOver } from "../db/jobs.ts";
import type { GenerationStep } from "../db/schema/steps.ts";
import { asSystem } from "../db/transactions.ts";
import { GivenUp } from "../domain/model-usage.ts";
import { Refusal } from "../domain/refusal.ts";
import type { AttemptControl } from "../workflows/attempt-control.ts";
import { HeldLease, LeaseLost } from "./held-lease.ts";
import { retryWhileAway } from "./retry-while-away.ts";
import { putBack, settleFailed, settleGone, settleMade } from "./settle.ts";
import { whenAborted } from "./when-aborted.ts";
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

type AttemptOptions = {
	work: Work;
	/** The server stops: what runs goes back. */
	stopped: AbortSignal;
	/** Nobody wants it anymore, and the job has been ended by whoever says so. */
	cancelled?: AbortSignal;
	/** Runs a call of a model, during which nothing is computed for the job here. */
	beside?<T>(call: () => Promise<T>): Promise<T>;
	rules: Rules;
};

/** Never throws: what cannot be settled is left to the end of its lease. */
export async function runAttempt(
	database: Database,
	lease: Lease,
	options: AttemptOptions,
): Promise<void> {
	const attempt = new Attempt(database, lease, options);
	const release = attempt.watch();
	try {
		await attempt.perform();
	} catch (error) {
		await attempt
			.endBadly(error)
			.catch(
				attempt.logged(
					"a failed job could not be settled; its lease will run out",
				),
			);
	} finally {
		release();
		options.rules.onChange(lease.id);
	}
}

class Attempt {
	readonly #database: Database;
	readonly #lease: Lease;
	readonly #options: AttemptOptions;
	readonly #ended = new AbortController();
	readonly #held: HeldLease;
	readonly #startedAt = performance.now();

	constructor(database: Database, lease: Lease, options: AttemptOptions) {
		this.#database = database;
		this.#lease = lease;
		this.#options = options;
		this.#held = new HeldLease(database, lease, this.#ended);
	}

	/** Everything that may end it early, and what keeps it alive, until the answer is called. */
	watch(): () => void {
		const { stopped, cancelled, rules } = this.#options;
		const stop = () => this.#ended.abort(new Stopped("The server stopped."));
		const cancel = () => this.#ended.abort(new LeaseLost());
		stopped.addEventListener("abort", stop);
		cancelled?.addEventListener("abort", cancel);
		if (stopped.aborted) stop(); // it was claimed in the very moment of stopping
		const timer = setTimeout(
			() => this.#ended.abort(new Error("The attempt took too long.")),
			rules.timeoutMs,
		);
		const letGo = this.#held.keepAlive(
			rules.leaseMs,
			this.logged("a lease could not be extended"),
		);
		return () => {
			letGo();
			clearTimeout(timer);
			stopped.removeEventListener("abort", stop);
			cancelled?.removeEventListener("abort", cancel);
		};
	}

	async perform(): Promise<void> {
		const { work, stopped } = this.#options;
		this.#ended.signal.throwIfAborted();
		const control: AttemptControl = {
			saveProgress: (step, percent) => this.#saveStep(step, percent),
			payForCall: (asked, call) => this.#payForCall(asked, call),
			signal: this.#ended.signal,
		};
		const perform = await work.begin(this.#lease);
		if (!perform) return settleGone(this.#database, this.#lease);
		const keep = await Promise.race([
			perform(control).catch((error: unknown) => this.#payFirst(error)),
			whenAborted(this.#ended.signal),
		]);
		await retryWhileAway(
			() => settleMade(this.#database, this.#lease, { keep, ...this.#spent() }),
			stopped,
		);
	}

	async endBadly(error: unknown): Promise<void> {
		const { work, stopped, rules } = this.#options;
		if (error instanceof LeaseLost) return;
		if (error instanceof Stopped)
			return putBack(this.#database, this.#uncounted, {
				work,
				error: error.message,
			});
		const { id, kind, attempt } = this.#lease;
		rules.log.error(
			{ err: error, job: id, kind, attempt },
			"a job could not be done",
		);
		const { retryAfterMs } = rules;
		await retryWhileAway(
			() =>
				settleFailed(this.#database, this.#lease, {
					...{ work, error, retryAfterMs },
					...this.#spent(),
				}),
			stopped,
		);
	}

	logged(message: string): (err: unknown) => void {
		return (err) =>
			this.#options.rules.log.error({ err, job: this.#lease.id }, message);
	}

	/** Also after the attempt has been left: a call in the middle of its answer ends a little later. */
	async #payFirst(error: unknown): Promise<never> {
		if (!(error instanceof GivenUp)) throw error;
		const { work, stopped } = this.#options;
		await retryWhileAway(
			() =>
				asSystem(this.#database, async (tx) => {
					if (this.#isLost && (await wasTakenOver(tx, this.#lease))) return;
					await work.payFor(tx, this.#lease, { error, ...this.#spent() });
				}),
			stopped,
		).catch(this.logged("what a call took could not be logged"));
		throw error.cause;
	}

	/** A step is for whoever watches: while the database is away there is nothing to see, and the work goes on. */
	async #saveStep(step: GenerationStep, percent: number): Promise<void> {
		const { work, rules } = this.#options;
		try {
			await this.#held.store((tx) =>
				work.saveStep(tx, this.#lease, { step, percent }),
			);
		} catch (error) {
			const isAway = error instanceof Refusal && error.code === "unavailable";
			if (!isAway || this.#ended.signal.aborted) throw error;
		}
		rules.onChange(this.#lease.id);
	}

	async #payForCall<T>(
		asked: Parameters<AttemptControl["payForCall"]>[0],
		call: () => Promise<T>,
	): Promise<T> {
		await retryWhileAway(
			() =>
				this.#held.store(async (tx) => {
					await this.#options.work.commit(tx, this.#lease);
					await saveAsked(tx, this.#lease, asked);
				}),
			this.#ended.signal,
		);
		const { beside } = this.#options;
		return beside ? beside(call) : call();
	}

	/** That the server stops is no fault of the job's. */
	get #uncounted(): Lease {
		return { ...this.#lease, attempt: this.#lease.attempt - 1 };
	}

	get #isLost(): boolean {
		return this.#ended.signal.reason instanceof LeaseLost;
	}

	#spent() {
		return {
			response_time_ms: Math.round(performance.now() - this.#startedAt),
			now: this.#options.rules.now(),
		};
	}
}
