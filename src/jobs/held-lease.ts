// A lease while its job is worked at: kept alive, and lost for good once somebody else has it. What is stored for the job is
// bound to it, so whoever lost it stores nothing more.
import type { Database, Tx } from "../db/database.ts";
import { extendLease, type Lease, workUnder } from "../db/jobs.ts";
import { asSystem } from "../db/transactions.ts";

/** Why work at a job ends early: another attempt has it, or whoever wanted it does no longer. */
export class LeaseLost extends Error {}

export class HeldLease {
	readonly lease: Lease;
	readonly #database: Database;
	readonly #ended: AbortController;

	/** `ended` is aborted with a LeaseLost as soon as the loss is known. */
	constructor(database: Database, lease: Lease, ended: AbortController) {
		this.#database = database;
		this.lease = lease;
		this.#ended = ended;
	}

	/** In a transaction under the lease; throws where it was lost. */
	async store(write: (tx: Tx) => Promise<void>): Promise<void> {
		this.#ended.signal.throwIfAborted();
		const isHeld = await asSystem(this.#database, async (tx) => {
			if (!(await workUnder(tx, this.lease))) return false;
			await write(tx);
			return true;
		});
		if (!isHeld) this.#ended.abort(new LeaseLost());
		this.#ended.signal.throwIfAborted();
	}

	/** Extends it again and again until the answer is called. A beat that fails leaves two more before it runs out. */
	keepAlive(leaseMs: number, onFailure: (error: unknown) => void): () => void {
		const beat = async () => {
			const isKept = await asSystem(this.#database, (tx) =>
				extendLease(tx, this.lease, leaseMs),
			);
			if (!isKept) this.#ended.abort(new LeaseLost());
		};
		const timer = setInterval(() => void beat().catch(onFailure), leaseMs / 3);
		return () => clearInterval(timer);
	}
}
