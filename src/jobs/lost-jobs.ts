// Jobs that lost what worked at them: the worker is gone, or somebody cancelled at another instance.
import type { Database } from "../db/database.ts";
import { type Lease, listHeldJobs, listLostLeases } from "../db/jobs.ts";
import { asSystem } from "../db/transactions.ts";
import type { Rules } from "./attempt.ts";
import { settleFailed } from "./settle.ts";
import type { Works } from "./work.ts";

/** Jobs whose worker is gone are tried again, or failed after the last attempt. `isOurs`: its attempt still runs here. */
export async function settleLostJobs(
	database: Database,
	{
		all,
		isOurs,
		works,
		rules,
	}: {
		all: boolean;
		isOurs(lease: Lease): boolean;
		works: Works;
		rules: Pick<Rules, "now" | "onChange">;
	},
): Promise<void> {
	const lost = await asSystem(database, (tx) => listLostLeases(tx, { all }));
	for (const { asked, ...lease } of lost) {
		// Done here and not settled yet: the database was away, and the attempt stores it itself.
		if (isOurs(lease)) continue;
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
export async function abortLostJobs(
	database: Database,
	worker: string,
	running: ReadonlyMap<string, AbortController>,
): Promise<void> {
	const mine = [...running];
	if (mine.length === 0) return;
	const held = new Set(
		await asSystem(database, (tx) => listHeldJobs(tx, worker)),
	);
	for (const [id, cancelled] of mine) if (!held.has(id)) cancelled.abort();
}
