// The end of an attempt, stored: what was made is kept, or the failure said. Each is one transaction that begins by ending the
// lease, so a worker that lost it changes nothing and nothing is settled twice.
import type { Database, Tx } from "../db/database.ts";
import { type Lease, settleJob } from "../db/jobs.ts";
import { asSystem } from "../db/transactions.ts";
import {
	type AskedModel,
	assumedUsage,
	GivenUp,
} from "../domain/model-usage.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Keep, Spent, Work } from "./work.ts";

const MAX_ATTEMPTS = 3;

/** A lost lease means that another attempt has it, and this result is dropped. */
export async function settleMade(
	database: Database,
	lease: Lease,
	{ keep, ...spent }: Spent & { keep: Keep },
): Promise<void> {
	await asSystem(database, async (tx) => {
		if (await settleJob(tx, lease, { state: "done" })) await keep(tx, spent);
	});
}

/**
 * Tried again while that may help, otherwise failed in words. A Refusal is final, since it says what the person has to do,
 * unless only something of ours was out of reach.
 */
export async function settleFailed(
	database: Database,
	lease: Lease,
	failure: Spent & {
		work: Work;
		error: unknown;
		retryAfterMs: number;
		/** What was asked of a model by a process that is gone, and is in no log yet. */
		asked?: AskedModel | null;
	},
): Promise<void> {
	const { work, error, retryAfterMs, asked = null, ...spent } = failure;
	const payFor = async (tx: Tx) => {
		if (!asked) return;
		const unlogged = new GivenUp(assumedUsage(asked), { cause: error });
		await work.payFor(tx, lease, { error: unlogged, ...spent });
	};
	const reason = error instanceof Error ? error.message : String(error);
	const isFinal = error instanceof Refusal && error.code !== "unavailable";
	if (lease.attempt < MAX_ATTEMPTS && !isFinal) {
		const delayMs = retryAfterMs * 2 ** (lease.attempt - 1);
		return putBack(database, lease, { work, error: reason, delayMs, payFor });
	}
	await asSystem(database, async (tx) => {
		if (!(await settleJob(tx, lease, { state: "failed", error: reason })))
			return;
		await payFor(tx);
		await work.fail(tx, lease, { ...spent, error, reason });
	});
}

/** The job waits again, as if nobody had begun. */
export async function putBack(
	database: Database,
	lease: Lease,
	{
		work,
		error,
		delayMs = 0,
		payFor = async () => undefined,
	}: {
		work: Work;
		error: string;
		delayMs?: number;
		payFor?: (tx: Tx) => Promise<void>;
	},
): Promise<void> {
	await asSystem(database, async (tx) => {
		if (!(await settleJob(tx, lease, { state: "ready", error, delayMs })))
			return;
		await payFor(tx);
		await work.putBack(tx, lease);
	});
}

/** What was to be done is gone: nothing is left to say or to give back. */
export async function settleGone(
	database: Database,
	lease: Lease,
): Promise<void> {
	await asSystem(database, (tx) =>
		settleJob(tx, lease, { state: "failed", error: "It was deleted." }),
	);
}
