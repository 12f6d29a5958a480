// What the queue can be given to do. A kind of work knows how to begin a job, what a step, a failure and a result mean in its
// own tables; leases, retries and the end in time are the queue's.
import type { Tx } from "../db/database.ts";
import type { JobKind, Lease } from "../db/jobs.ts";
import type { GenerationStep } from "../db/schema/steps.ts";
import type { GivenUp } from "../domain/model-usage.ts";
import type { AttemptControl } from "../workflows/attempt-control.ts";

export type Spent = { response_time_ms?: number; now: Date };

/** Stores what was made, in the transaction that ends the lease. */
export type Keep = (tx: Tx, spent: Spent) => Promise<void>;

export type Work = {
	/** Loads what is to be done; null when it is gone. What it answers does it, and answers with how to keep it. */
	begin(
		lease: Lease,
	): Promise<((attempt: AttemptControl) => Promise<Keep>) | null>;
	/** The rest runs in a transaction that holds or ends the lease. */
	saveStep(
		tx: Tx,
		lease: Lease,
		progress: { step: GenerationStep; percent: number },
	): Promise<void>;
	/** Its unit stays taken from here on, unless it fails. */
	commit(tx: Tx, lease: Lease): Promise<void>;
	/** It waits again, as if nobody had begun. */
	putBack(tx: Tx, lease: Lease): Promise<void>;
	/** It was given up, and what a model had answered until then is put into the log of calls. */
	payFor(
		tx: Tx,
		lease: Lease,
		given: Spent & { error: GivenUp },
	): Promise<void>;
	/** It failed for good: the person reads why, the unit is given back. `reason` is for the log. */
	fail(
		tx: Tx,
		lease: Lease,
		failure: Spent & { error: unknown; reason: string },
	): Promise<void>;
};

export type Works = Readonly<Record<JobKind, Work>>;
