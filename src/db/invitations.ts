// Invitations that wait for whoever they were mailed to.
import { and, desc, eq, gt, lt, or } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { invitations } from "./schema/accounts.ts";

export type Invitation = typeof invitations.$inferSelect;

/** How many are listed; nobody invites more at a time. */
const MOST_LISTED = 500;
const FORGOTTEN_AFTER_MS = 30 * 86_400_000;

/** In place of one to the same address. Those that ran out long ago go with every new one. */
export async function saveInvitation(
	tx: Tx,
	invitation: Invitation,
): Promise<void> {
	const { email, createdAt } = invitation;
	const longAgo = new Date(createdAt.getTime() - FORGOTTEN_AFTER_MS);
	await tx
		.delete(invitations)
		.where(
			or(eq(invitations.email, email), lt(invitations.expiresAt, longAgo)),
		);
	await tx.insert(invitations).values(invitation);
}

/** Newest first, those that ran out included. */
export function listInvitations(tx: Tx): Promise<Invitation[]> {
	return tx
		.select()
		.from(invitations)
		.orderBy(desc(invitations.createdAt), desc(invitations.id))
		.limit(MOST_LISTED);
}

type Which = { hash: string } | { email: string };

/** Null when it would not work now. */
export async function findInvitation(
	tx: Tx,
	which: Which,
	now: Date,
): Promise<Invitation | null> {
	const [open] = await tx.select().from(invitations).where(works(which, now));
	return open ?? null;
}

/** Uses it up. Null when it was used or withdrawn, has run out or never was. */
export async function takeInvitation(
	tx: Tx,
	which: Which,
	now: Date,
): Promise<Invitation | null> {
	const [taken] = await tx
		.delete(invitations)
		.where(works(which, now))
		.returning();
	return taken ?? null;
}

/** Null when there is none. */
export async function deleteInvitation(
	tx: Tx,
	id: string,
): Promise<Invitation | null> {
	const [gone] = await tx
		.delete(invitations)
		.where(eq(invitations.id, id))
		.returning();
	return gone ?? null;
}

function works(which: Which, now: Date) {
	return and(
		"hash" in which
			? eq(invitations.hash, which.hash)
			: eq(invitations.email, which.email),
		gt(invitations.expiresAt, now),
	);
}
