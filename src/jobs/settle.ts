// The end of an attempt, stored: the document with its unit kept, or the failure with its unit given back. Each is one
// transaction that begins by ending the lease, so a worker that lost it changes nothing and nothing is settled twice.
import type { Database, Tx } from "../db/database.ts";
import {
	findGeneration,
	saveFailure,
	saveLetter,
	saveProgress,
	saveResume,
} from "../db/generations.ts";
import { type Lease, settleJob } from "../db/jobs.ts";
import { commitUnit, refundUnit } from "../db/quota.ts";
import { asSystem } from "../db/transactions.ts";
import { saveUsage, type UsageLog } from "../db/usage.ts";
import { Refusal } from "../domain/refusal.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content.ts";

/** What the calls to a model cost; without it the document was written without one. */
export type CallUsage = Pick<
	UsageLog,
	| "model_used"
	| "prompt_tokens"
	| "completion_tokens"
	| "estimated_cost"
	| "metadata"
>;
export type Made = { usage?: CallUsage } & (
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent }
);

export type Spent = {
	response_time_ms?: number;
	now: Date;
	/** Tells the person in the same transaction; `failure` is null when the document is there. */
	tellPerson?(
		tx: Tx,
		userId: string,
		ended: { id: string; failure: string | null; now: Date },
	): Promise<void>;
};

const MAX_ATTEMPTS = 3;

/** The document is stored, once. A lost lease means that another attempt has it, and this result is dropped. */
export async function settleMade(
	database: Database,
	lease: Lease,
	{ made, now, response_time_ms, tellPerson }: Spent & { made: Made },
): Promise<void> {
	const { userId, id } = lease;
	await asSystem(database, async (tx) => {
		if (!(await settleJob(tx, lease, { state: "done" }))) return;
		if (made.kind === "resume")
			await saveResume(tx, userId, { id, resume: made.content });
		else await saveLetter(tx, userId, { id, letter: made.content });
		await saveProgress(tx, userId, {
			id,
			generation_status: "completed",
			step: "Complete",
			progress: 100,
		});
		await commitUnit(tx, userId, id);
		const { model, sections } = made.content.metadata;
		await saveUsage(tx, userId, {
			model_used: model,
			...made.usage,
			generation_id: id,
			generation_type: made.kind,
			success: true,
			response_time_ms,
			metadata: { sections, ...made.usage?.metadata },
			now,
		});
		await tellPerson?.(tx, userId, { id, failure: null, now });
	});
}

/**
 * Tried again while that may help, otherwise failed in words and the unit given back. A Refusal is final, since it says what
 * the person has to do, unless only something of ours was out of reach.
 */
export async function settleFailed(
	database: Database,
	lease: Lease,
	failure: Spent & { error: unknown; retryAfterMs: number },
): Promise<void> {
	const { error, retryAfterMs } = failure;
	const reason = error instanceof Error ? error.message : String(error);
	const isFinal = error instanceof Refusal && error.code !== "unavailable";
	if (lease.attempt < MAX_ATTEMPTS && !isFinal) {
		const delayMs = retryAfterMs * 2 ** (lease.attempt - 1);
		return putBack(database, lease, { error: reason, delayMs });
	}
	await asSystem(database, async (tx) => {
		if (!(await settleJob(tx, lease, { state: "failed", error: reason })))
			return;
		const told = await giveBack(tx, lease, error);
		const { now, tellPerson } = failure;
		await tellPerson?.(tx, lease.userId, { id: lease.id, failure: told, now });
		await logFailure(tx, lease, { ...failure, reason });
	});
}

/** The document waits again, as if nobody had begun. */
export async function putBack(
	database: Database,
	lease: Lease,
	{ error, delayMs = 0 }: { error: string; delayMs?: number },
): Promise<void> {
	await asSystem(database, async (tx) => {
		const isPut = await settleJob(tx, lease, {
			state: "ready",
			error,
			delayMs,
		});
		if (!isPut) return;
		await saveProgress(tx, lease.userId, {
			id: lease.id,
			generation_status: "generating",
			step: "Creating",
			progress: 0,
		});
	});
}

async function giveBack(
	tx: Tx,
	{ userId, id }: Lease,
	error: unknown,
): Promise<string> {
	const told = error instanceof Refusal ? error : undefined;
	const words = {
		title: told?.title ?? "Generation failed",
		message: told?.message ?? "Please try again",
	};
	await saveFailure(tx, userId, { id, ...words });
	await refundUnit(tx, userId, id);
	return words.message;
}

async function logFailure(
	tx: Tx,
	{ userId, id }: Lease,
	{
		reason,
		now,
		response_time_ms,
	}: Omit<Spent, "tellPerson"> & { reason: string },
): Promise<void> {
	const generation = await findGeneration(tx, userId, id);
	await saveUsage(tx, userId, {
		generation_id: id,
		generation_type: generation?.kind ?? "resume",
		success: false,
		error_message: reason,
		response_time_ms,
		now,
	});
}
