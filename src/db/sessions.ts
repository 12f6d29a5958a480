// Where a person is signed in. Sessions are made and renewed by the account library; here they are listed and ended.
import { randomUUIDv7 } from "node:crypto";
import { and, desc, eq, gt, isNull, lte, ne } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { session } from "./schema/accounts.ts";

export type SessionRow = {
	id: string;
	createdAt: Date;
	/** Renewed about once a day while it is used. */
	updatedAt: Date;
	expiresAt: Date;
	ipAddress: string | null;
	userAgent: string | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** However often it is used: after this somebody signs in again. */
export const LONGEST_SESSION_MS = 30 * DAY_MS;
/** A token that was replaced still works for so long: other windows have calls under way with it. */
export const REPLACED_TOKEN_MS = 60_000;

function isOpenAt(now: Date) {
	return and(
		gt(session.expiresAt, now),
		gt(session.createdAt, new Date(now.getTime() - LONGEST_SESSION_MS)),
		isNull(session.replacedBy),
	);
}

/** Last used first. */
export function listSessions(
	tx: Tx,
	userId: string,
	now: Date,
): Promise<SessionRow[]> {
	const { id, createdAt, updatedAt, expiresAt, ipAddress, userAgent } = session;
	return tx
		.select({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent })
		.from(session)
		.where(and(eq(session.userId, userId), isOpenAt(now)))
		.orderBy(desc(session.updatedAt), desc(session.id));
}

/** Whether somebody is still signed in with it. */
export async function isSessionOpen(
	tx: Tx,
	id: string,
	now: Date,
): Promise<boolean> {
	const rows = await tx
		.select({ id: session.id })
		.from(session)
		.where(and(eq(session.id, id), isOpenAt(now)));
	return rows.length > 0;
}

type Confirmed = {
	from: string;
	to: string;
	isConfirmed: boolean;
	now: Date;
};

/**
 * Somebody showed in it again who they are: it goes on under the hash of a new token. False where another call replaced the token
 * meanwhile; then it is confirmed under that one.
 */
export async function confirmSession(
	tx: Tx,
	id: string,
	{ from, to, isConfirmed, now }: Confirmed,
): Promise<boolean> {
	const [before] = await tx
		.select()
		.from(session)
		.where(eq(session.id, id))
		.for("update");
	const isReplaced = before?.token === from;
	const changed = {
		...(isConfirmed ? { confirmedAt: now } : {}),
		...(isReplaced ? { token: to } : {}),
	};
	if (isConfirmed || isReplaced)
		await tx.update(session).set(changed).where(eq(session.id, id));
	if (!isReplaced) return false;
	const longAgo = new Date(now.getTime() - REPLACED_TOKEN_MS);
	await tx
		.delete(session)
		.where(and(eq(session.replacedBy, id), lte(session.createdAt, longAgo)));
	await tx.insert(session).values({
		...before,
		id: randomUUIDv7(),
		createdAt: now,
		replacedBy: id,
	});
	return true;
}

/** False when the person has no such session. */
export async function deleteSession(
	tx: Tx,
	userId: string,
	id: string,
): Promise<boolean> {
	const ended = await tx
		.delete(session)
		.where(and(eq(session.userId, userId), eq(session.id, id)))
		.returning({ id: session.id });
	return ended.length > 0;
}

/** All of them, or all but one. */
export async function deleteSessions(
	tx: Tx,
	userId: string,
	{ except }: { except?: string } = {},
): Promise<void> {
	await tx
		.delete(session)
		.where(
			and(
				eq(session.userId, userId),
				except === undefined ? undefined : ne(session.id, except),
			),
		);
}
