// Mails on their way. A mail is a row of the transaction that gives a reason for it, so there is never one without the other;
// whoever hands it over holds it by its due time and by the number of the attempt, as a worker holds a job.
import { randomUUIDv7 } from "node:crypto";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { mailOutbox } from "./schema/records.ts";

export type WaitingMail = {
	id: string;
	attempts: number;
	created_at: string;
	recipient: string;
	subject: string;
	body: string;
};
/** A mail as administrators read it: without its text, since the links in it are the person's. */
export type OutboxMail = Omit<WaitingMail, "body"> & {
	user_id: string | null;
	error_message: string | null;
	due_at: string;
	sent_at: string | null;
	failed_at: string | null;
};

export type Handed =
	| { state: "sent"; at: Date }
	| { state: "waiting"; error: string; delayMs: number }
	| { state: "failed"; at: Date; error: string };

/** Returns its id, for handing it over at once. */
export async function saveMail(
	tx: Tx,
	mail: { userId: string | null; to: string; subject: string; text: string },
): Promise<string> {
	const id = randomUUIDv7();
	await tx.insert(mailOutbox).values({
		id,
		user_id: mail.userId,
		recipient: mail.to,
		subject: mail.subject,
		body: mail.text,
	});
	return id;
}

/** Takes the mail named, or the one that is due longest, for as long as the lease lasts; null when there is none. */
export async function claimMail(
	tx: Tx,
	{ id, leaseMs }: { id?: string; leaseMs: number },
): Promise<WaitingMail | null> {
	const named = id === undefined ? sql`true` : sql`id = ${id}`;
	const { rows } = await tx.execute<WaitingMail>(sql`
		update mail_outbox set attempts = attempts + 1, due_at = ${inMs(leaseMs)}
		where id = (
			select id from mail_outbox
			where sent_at is null and failed_at is null and (due_at <= now() or due_at > now() + interval '1 day') and ${named}
			order by due_at, id for update skip locked limit 1
		)
		returning id, attempts, created_at, recipient, subject, body`);
	return rows[0] ?? null;
}

/** Changes nothing when another attempt was begun meanwhile. */
export async function settleMail(
	tx: Tx,
	{ id, attempts }: Pick<WaitingMail, "id" | "attempts">,
	handed: Handed,
): Promise<void> {
	await tx
		.update(mailOutbox)
		.set(changesFor(handed))
		.where(
			and(
				eq(mailOutbox.id, id),
				eq(mailOutbox.attempts, attempts),
				isNull(mailOutbox.sent_at),
			),
		);
}

function changesFor(handed: Handed) {
	switch (handed.state) {
		case "sent":
			return {
				sent_at: handed.at.toISOString(),
				error_message: null,
				body: "",
			};
		case "waiting":
			return { error_message: handed.error, due_at: inMs(handed.delayMs) };
		case "failed":
			return {
				error_message: handed.error,
				failed_at: handed.at.toISOString(),
			};
	}
}

function inMs(ms: number): SQL {
	return sql`now() + make_interval(secs => ${ms / 1000})`;
}

/** Has a mail that waits or was given up tried again at once. Null where there is none, false where it was handed over. */
export async function resendMail(tx: Tx, id: string): Promise<boolean | null> {
	const again = await tx
		.update(mailOutbox)
		.set({ failed_at: null, due_at: sql`now()`, created_at: sql`now()` })
		.where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sent_at)))
		.returning({ id: mailOutbox.id });
	if (again.length > 0) return true;
	return (await tx.$count(mailOutbox, eq(mailOutbox.id, id))) > 0
		? false
		: null;
}

/** Mails that wait, those of them that could not be handed over so far, and those that were given up. */
export async function countMails(
	tx: Tx,
): Promise<{ waiting: number; stuck: number; failed: number }> {
	return {
		stuck: await tx.$count(
			mailOutbox,
			sql`failed_at is null and sent_at is null and error_message is not null`,
		),
		waiting: await tx.$count(
			mailOutbox,
			and(isNull(mailOutbox.sent_at), isNull(mailOutbox.failed_at)),
		),
		failed: await tx.$count(mailOutbox, sql`failed_at is not null`),
	};
}
