// How often something was tried lately, counted where every instance sees it. A count lives for its window and then begins anew.
import { randomUUIDv7 } from "node:crypto";
import { eq, lt, type SQL, sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { rateLimit } from "./schema/accounts.ts";

const { key: keyColumn, count, lastRequest } = rateLimit;
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;

/** Counts one more try of `key` and says how many there were in the window, this one included. Exact when tried at once. */
export async function countAttempt(
	tx: Tx,
	{ key, windowMs }: { key: string; windowMs: number },
	now: Date,
): Promise<number> {
	const at = now.getTime();
	const isOver = overAt(at, windowMs);
	const [row] = await tx
		.insert(rateLimit)
		.values({ id: randomUUIDv7(), key, count: 1, lastRequest: at })
		.onConflictDoUpdate({
			target: keyColumn,
			set: {
				count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
				lastRequest: sql`case when ${isOver} then ${at}::bigint else ${lastRequest} end`,
			},
		})
		.returning({ count });
	if (row?.count === 1)
		await tx.delete(rateLimit).where(lt(lastRequest, at - LONGEST_WINDOW_MS));
	return row?.count ?? 1;
}

/** Adds requests to those of the window that runs, or begins one, and says how many there are and when it began. */
export async function countRequests(
	tx: Tx,
	{
		key,
		windowMs,
		requests,
	}: { key: string; windowMs: number; requests: number },
	now: Date,
): Promise<{ count: number; since: number }> {
	const at = now.getTime();
	const isOver = overAt(at, windowMs);
	const [row] = await tx
		.insert(rateLimit)
		.values({ id: randomUUIDv7(), key, count: requests, lastRequest: at })
		.onConflictDoUpdate({
			target: keyColumn,
			set: {
				count: sql`case when ${isOver} then ${requests}::int else ${count} + ${requests}::int end`,
				lastRequest: sql`case when ${isOver} then ${at}::bigint else ${lastRequest} end`,
			},
		})
		.returning({ count, since: lastRequest });
	return row ?? { count: requests, since: at };
}

/** Also a window of the future, begun before a clock was set right: it would last until that day. */
function overAt(at: number, windowMs: number): SQL {
	return sql`(${lastRequest} <= ${at - windowMs}::bigint or ${lastRequest} > ${at + windowMs}::bigint)`;
}

/** Forgets the tries of `key`: it was the right person after all. */
export async function deleteAttempts(tx: Tx, key: string): Promise<void> {
	await tx.delete(rateLimit).where(eq(keyColumn, key));
}
