// The queue's rows. A worker holds a job by a lease; whoever lost it (too slow, stopped) can no longer settle the job, because
// every change asks for the same claim. An attempt counts from when its work begins: what was only held by a process that died is
// none. SKIP LOCKED lets many workers look without waiting.
import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { AskedModel } from "../domain/model-usage.ts";
import type { Database, Tx } from "./database.ts";
import { type JOB_KINDS, jobs } from "./schema/documents.ts";
import { asSystem, errorCode } from "./transactions.ts";

export type JobKind = (typeof JOB_KINDS)[number];

/** A lease that ran out, and what was asked of a model under it. */
export type LostLease = Lease & { asked: AskedModel | null };

/** A job in the hands of a worker. */
export type Lease = {
	kind: JobKind;
	userId: string;
	/** The id of the document or analysis as well. */
	id: string;
	/** Names the worker and this one time it took the job. */
	claim: string;
	/** The how-manieth attempt it is once its work begins. */
	attempt: number;
};
export type Settled =
	| { state: "done" | "failed"; error?: string }
	| { state: "ready"; error: string; delayMs: number };

/** Longer than any lease or wait between attempts. */
const LONGEST_WAIT = "15 minutes";
const UNIQUE_VIOLATION = "23505";
const CANCELLED = "It was cancelled.";

export async function saveJob(
	tx: Tx,
	userId: string,
	{ id, kind }: { id: string; kind: JobKind },
): Promise<void> {
	await tx.insert(jobs).values({
		user_id: userId,
		id,
		kind,
		...(kind === "document" ? { generation_id: id } : { analysis_id: id }),
	});
}

/** Takes for `worker`, whose name holds no colon, the oldest job that is due, of a person none of whose jobs is running; null when there is none. */
export async function claimJob(
	database: Database,
	worker: string,
	leaseMs: number,
): Promise<Lease | null> {
	try {
		return await asSystem(database, (tx) => claimOldest(tx, worker, leaseMs));
	} catch (error) {
		// Two workers took two jobs of one person in the same moment: the other one has it, and this one looks again.
		if (errorCode(error) === UNIQUE_VIOLATION)
			return claimJob(database, worker, leaseMs);
		throw error;
	}
}

/** False when the lease was lost. */
export async function extendLease(
	tx: Tx,
	lease: Lease,
	leaseMs: number,
): Promise<boolean> {
	const kept = await tx
		.update(jobs)
		.set({ locked_until: inMs(leaseMs) })
		.where(held(lease))
		.returning({ id: jobs.id });
	return kept.length > 0;
}

/**
 * Locks the job's row and says whether the lease still holds; what follows in the transaction is then safe. From here on the attempt
 * counts.
 */
export async function workUnder(tx: Tx, lease: Lease): Promise<boolean> {
	const rows = await tx
		.update(jobs)
		.set({ attempts: lease.attempt })
		.where(held(lease))
		.returning({ id: jobs.id });
	return rows.length > 0;
}

/** Whether the lease ran out and somebody else ended it: what was asked under it is in the log then. */
export async function wasTakenOver(tx: Tx, lease: Lease): Promise<boolean> {
	const [job] = await tx
		.select({
			state: jobs.state,
			attempt: jobs.attempts,
			reason: jobs.last_error,
			claim: jobs.locked_by,
		})
		.from(jobs)
		.where(and(eq(jobs.user_id, lease.userId), eq(jobs.id, lease.id)));
	if (!job) return false;
	if (job.attempt > lease.attempt || job.state === "ready") return true;
	if (job.state === "running") return job.claim !== lease.claim;
	return job.state === "failed" && job.reason !== CANCELLED;
}

/** A model is about to be asked once more under this lease. */
export async function saveAsked(
	tx: Tx,
	lease: Lease,
	{ provider, model, assumedCost }: Required<Omit<AskedModel, "calls">>,
): Promise<void> {
	const before = sql`coalesce((${jobs.asked} ->> 'calls')::int, 0)`;
	const costBefore = sql`coalesce((${jobs.asked} ->> 'assumedCost')::float8, 0)`;
	await tx
		.update(jobs)
		.set({
			asked: sql`jsonb_build_object('provider', ${provider}::text, 'model', ${model}::text, 'calls', ${before} + 1, 'assumedCost', ${costBefore} + ${assumedCost}::float8)`,
		})
		.where(held(lease));
}

/** Ends the lease. False when it was lost, and then the result must be dropped. */
export async function settleJob(
	tx: Tx,
	lease: Lease,
	settled: Settled,
): Promise<boolean> {
	const rows = await tx
		.update(jobs)
		.set({
			state: settled.state,
			locked_by: null,
			locked_until: null,
			last_error: settled.error ?? null,
			attempts: lease.attempt,
			asked: null,
			...(settled.state === "ready"
				? { run_at: inMs(settled.delayMs) }
				: { finished_at: sql`now()` }),
		})
		.where(held(lease))
		.returning({ id: jobs.id });
	return rows.length > 0;
}

/** Ends a job that nobody wants anymore, waiting or running. False when there is none, or it has ended. */
export async function cancelJob(
	tx: Tx,
	userId: string,
	id: string,
): Promise<boolean> {
	const rows = await tx
		.update(jobs)
		.set({
			state: "failed",
			locked_by: null,
			locked_until: null,
			last_error: CANCELLED,
			finished_at: sql`now()`,
		})
		.where(
			and(
				eq(jobs.user_id, userId),
				eq(jobs.id, id),
				inArray(jobs.state, ["ready", "running"]),
			),
		)
		.returning({ id: jobs.id });
	return rows.length > 0;
}

/** How many jobs wait and how many are being done; both have an index of their own. */
export async function countWaitingJobs(
	tx: Tx,
): Promise<{ ready: number; running: number }> {
	const { rows } = await tx.execute<{ ready: number; running: number }>(
		sql`select (select count(*)::int from jobs where state = 'ready') as ready,
			(select count(*)::int from jobs where state = 'running') as running`,
	);
	return rows[0] ?? { ready: 0, running: 0 };
}

/** How long the job that waits longest has been due; 0 without one. */
export async function getOldestJobSeconds(tx: Tx): Promise<number> {
	const { rows } = await tx.execute<{ seconds: number }>(
		sql`select coalesce(greatest(0, extract(epoch from now() - min(run_at))), 0)::float8 as seconds from jobs where state = 'ready'`,
	);
	return rows[0]?.seconds ?? 0;
}

/** The ids of the jobs a worker has in its hands. */
export async function listHeldJobs(tx: Tx, worker: string): Promise<string[]> {
	const rows = await tx
		.select({ id: jobs.id })
		.from(jobs)
		.where(
			and(
				eq(jobs.state, "running"),
				sql`split_part(${jobs.locked_by}, ':', 1) = ${worker}`,
			),
		);
	return rows.map(({ id }) => id);
}

/** Leases that ran out, with the attempts that count, or all of them when nobody else can be running (the embedded database has one process). */
export async function listLostLeases(
	tx: Tx,
	{ all }: { all: boolean },
): Promise<LostLease[]> {
	const rows = await tx
		.select({
			kind: jobs.kind,
			asked: jobs.asked,
			userId: jobs.user_id,
			id: jobs.id,
			claim: jobs.locked_by,
			attempt: jobs.attempts,
		})
		.from(jobs)
		.where(
			and(
				eq(jobs.state, "running"),
				all ? undefined : isOver(jobs.locked_until),
			),
		)
		.limit(100)
		.for("update", { skipLocked: true });
	return rows.map((row) => ({ ...row, claim: row.claim ?? "" }));
}

async function claimOldest(
	tx: Tx,
	worker: string,
	leaseMs: number,
): Promise<Lease | null> {
	const claim = `${worker}:${randomUUID()}`;
	const { rows } = await tx.execute<{
		kind: JobKind;
		user_id: string;
		id: string;
		attempts: number;
	}>(sql`
		update jobs set state = 'running', locked_by = ${claim}, locked_until = ${inMs(leaseMs)}
		where (user_id, id) = (
			select user_id, id from jobs as waiting
			where state = 'ready' and (run_at <= now() or run_at > now() + ${LONGEST_WAIT}::interval)
				and not exists (select from jobs as other where other.user_id = waiting.user_id and other.state = 'running')
			order by run_at, id for update skip locked limit 1
		)
		returning kind, user_id, id, attempts`);
	const [row] = rows;
	if (!row) return null;
	const { kind, user_id: userId, id, attempts } = row;
	return { kind, userId, id, claim, attempt: attempts + 1 };
}

function held({ userId, id, claim }: Lease) {
	return and(
		eq(jobs.user_id, userId),
		eq(jobs.id, id),
		eq(jobs.state, "running"),
		eq(jobs.locked_by, claim),
	);
}

/** Also a lease that is longer than any: the clock was set back meanwhile. */
function isOver(until: typeof jobs.locked_until) {
	return sql`(${until} < now() or ${until} > now() + ${LONGEST_WAIT}::interval)`;
}

function inMs(ms: number) {
	return sql`now() + make_interval(secs => ${ms / 1000})`;
}
