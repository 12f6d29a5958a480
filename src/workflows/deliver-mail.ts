// Handing one mail over: the row is taken for a while, given to the mailer, and settled. What fails is tried again, less and
// less often, for a day; a mailer's final "no" (the address does not exist) ends it at once.
import type { Database, Tx } from "../db/database.ts";
import {
	claimMail,
	type Handed,
	settleMail,
	type WaitingMail,
} from "../db/mail-outbox.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Mailer } from "../world/mail.ts";

/** Longer than a mailer may take. */
const LEASE_MS = 60_000;
const LONGEST_DELAY_MS = 60 * 60_000;
/** A confirmation link would not work any longer. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000;

export type Post = {
	db: Database;
	mail: Mailer;
	now(): Date;
	/** Told of each failure, without the address: the outbox has it. */
	log: { warn(details: object, message: string): void };
	/** Between the first try and the second; twice as long after each more. */
	retryAfterMs?: number;
};

/** The mail named, or the one due longest. Null when there is none to take. Throws nothing the mailer throws. */
export async function deliverMail(
	post: Post,
	id?: string,
): Promise<Handed["state"] | null> {
	const waiting = await asSystem(post.db, (tx) => takeMail(tx, id));
	return waiting && handOver(post, waiting);
}

/** In the transaction that puts the mail there: nobody else can then take it first. */
export function takeMail(tx: Tx, id?: string): Promise<WaitingMail | null> {
	return claimMail(tx, { id, leaseMs: LEASE_MS });
}

export async function handOver(
	post: Post,
	waiting: WaitingMail,
): Promise<Handed["state"]> {
	const { db, mail, now } = post;
	const { recipient: to, subject, body: text } = waiting;
	const handed = await mail.send({ to, subject, text }).then(
		(): Handed => ({ state: "sent", at: now() }),
		(error: unknown) => whatNext(error, waiting, post),
	);
	await asSystem(db, (tx) => settleMail(tx, waiting, handed));
	if (handed.state !== "sent") {
		const { id, attempts } = waiting;
		const { state, error } = handed;
		post.log.warn(
			{ mail: id, attempts, state, reason: error },
			"a mail could not be handed over",
		);
	}
	return handed.state;
}

function whatNext(
	error: unknown,
	{ attempts, created_at }: WaitingMail,
	{ now, retryAfterMs = 30_000 }: Post,
): Handed {
	const reason = error instanceof Error ? error.message : String(error);
	const isFinal = error instanceof Refusal && error.code !== "unavailable";
	const age = now().getTime() - new Date(created_at).getTime();
	if (isFinal || age > GIVE_UP_AFTER_MS)
		return { state: "failed", at: now(), error: reason };
	const delayMs = Math.min(
		LONGEST_DELAY_MS,
		retryAfterMs * 2 ** (attempts - 1),
	);
	return { state: "waiting", error: reason, delayMs };
}
