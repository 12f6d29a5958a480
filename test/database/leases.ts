// Time passes for the jobs of workers that were killed.
import { sql } from "drizzle-orm";
import type { Database } from "../../src/db/database.ts";
import { asSystem } from "../../src/db/transactions.ts";

/** All leases run out at once, so that nobody waits for the end of one and none ends under a worker on a slow machine. */
export async function endLeases(database: Database): Promise<void> {
	await asSystem(database, (tx) =>
		tx.execute(
			sql`update jobs set locked_until = now() - interval '1 second' where state = 'running'`,
		),
	);
}
