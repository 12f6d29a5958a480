// Where a person is signed in. Sessions are made and renewed by the account library; here they are listed and ended.
import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { session } from "./schema/accounts.ts";

export type Session = {
	id: string;
	createdAt: Date;
	/** Renewed about once a day while it is used. */
	updatedAt: Date;
	expiresAt: Date;
	ipAddress: string | null;
	userAgent: string | null;
};

/** Last used first. */
export function listSessions(
	tx: Tx,
	userId: string,
	now: Date,
): Promise<Session[]> {
	const { id, createdAt, updatedAt, expiresAt, ipAddress, userAgent } = session;
	return tx
		.select({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent })
		.from(session)
		.where(and(eq(session.userId, userId), gt(session.expiresAt, now)))
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
		.where(and(eq(session.id, id), gt(session.expiresAt, now)));
	return rows.length > 0;
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
