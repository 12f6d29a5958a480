// How many requests each person makes in a minute, on all instances together. An instance counts in its memory and hands its
// count to the database every few requests: nobody waits for a write at each one. Several instances may therefore let through a
// tenth more than the limit each; one alone is exact.
import { createHash } from "node:crypto";
import { countRequests } from "../db/attempts.ts";
import type { Database } from "../db/database.ts";
import { asSystem } from "../db/transactions.ts";

const WINDOW_MS = 60_000;
/** People whose minute is over are forgotten once there are so many. */
const KEPT = 5_000;

/** `told` is what all instances had counted when last asked, `own` what came here since then. */
type Count = { since: number; reported: number; own: number; isOver: boolean };

export type Rated =
	| { isAllowed: true }
	| {
			isAllowed: false;
			/** The first that is refused in this minute. */
			isFirst: boolean;
			secondsLeft: number;
	  };

export type RequestRate = {
	count(personId: string, limit: number): Promise<Rated>;
};

export function createRequestRate(db: Database, now: () => Date): RequestRate {
	const counts = new Map<string, Count>();

	function countOf(personId: string, at: number): Count {
		const kept = counts.get(personId);
		if (kept && at - kept.since < WINDOW_MS) return kept;
		const begun = { since: at, reported: 0, own: 0, isOver: false };
		counts.set(personId, begun);
		if (counts.size > KEPT)
			for (const [id, { since }] of counts)
				if (at - since >= WINDOW_MS) counts.delete(id);
		return begun;
	}

	async function report(personId: string, count: Count): Promise<void> {
		const { own } = count;
		const key = createHash("sha256").update(`requests ${personId}`);
		count.reported += own;
		count.own = 0;
		const stored = await asSystem(db, (tx) =>
			countRequests(
				tx,
				{ key: key.digest("hex"), windowMs: WINDOW_MS, requests: own },
				now(),
			),
		);
		// Others may have been quicker, and their minute is the one that counts.
		count.reported = Math.max(count.reported, stored.count);
		count.since = Math.min(count.since, stored.since);
	}

	return {
		async count(personId, limit) {
			const at = now().getTime();
			const count = countOf(personId, at);
			if (count.reported + count.own < limit) {
				count.own += 1;
				const share = Math.max(1, Math.floor(limit / 10));
				if (count.own >= share) await report(personId, count);
				return { isAllowed: true };
			}
			const isFirst = !count.isOver;
			count.isOver = true;
			const leftMs = count.since + WINDOW_MS - at;
			return {
				isAllowed: false,
				isFirst,
				secondsLeft: Math.max(1, Math.ceil(leftMs / 1000)),
			};
		},
	};
}
