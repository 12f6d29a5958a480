// The passkeys of an account.
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { passkeys } from "./schema/factors.ts";

export type Passkey = typeof passkeys.$inferSelect;

/** Oldest first. */
export function listPasskeys(tx: Tx, userId: string): Promise<Passkey[]> {
	return tx
		.select()
		.from(passkeys)
		.where(eq(passkeys.userId, userId))
		.orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export function countPasskeys(tx: Tx, userId: string): Promise<number> {
	return tx.$count(passkeys, eq(passkeys.userId, userId));
}

/** Whosever it is: a device says which key it uses, not whose. */
export async function findPasskey(tx: Tx, id: string): Promise<Passkey | null> {
	const [row] = await tx.select().from(passkeys).where(eq(passkeys.id, id));
	return row ?? null;
}

/** False when there is one with this id already. */
export async function savePasskey(
	tx: Tx,
	passkey: Omit<Passkey, "lastUsedAt">,
): Promise<boolean> {
	const saved = await tx
		.insert(passkeys)
		.values(passkey)
		.onConflictDoNothing()
		.returning({ id: passkeys.id });
	return saved.length > 0;
}

export async function notePasskeyUse(
	tx: Tx,
	id: string,
	{ counter, now }: { counter: number; now: Date },
): Promise<void> {
	await tx
		.update(passkeys)
		.set({ counter, lastUsedAt: now })
		.where(eq(passkeys.id, id));
}

/** False when the person has no such passkey. */
export async function renamePasskey(
	tx: Tx,
	userId: string,
	{ id, name }: { id: string; name: string },
): Promise<boolean> {
	const renamed = await tx
		.update(passkeys)
		.set({ name })
		.where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
		.returning({ id: passkeys.id });
	return renamed.length > 0;
}

/** One of the person's, or all of them. How many there were. */
export async function deletePasskeys(
	tx: Tx,
	userId: string,
	id?: string,
): Promise<number> {
	const gone = await tx
		.delete(passkeys)
		.where(
			and(
				eq(passkeys.userId, userId),
				id === undefined ? undefined : eq(passkeys.id, id),
			),
		)
		.returning({ id: passkeys.id });
	return gone.length;
}
