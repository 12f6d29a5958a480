// Hashes of passwords: stored, renewed, made up by an administrator, removed.
import { randomUUIDv7 } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { account, user } from "./schema/accounts.ts";

export async function addPassword(
	tx: Tx,
	userId: string,
	password: string,
): Promise<void> {
	await tx.insert(account).values({
		id: randomUUIDv7(),
		userId,
		accountId: userId,
		providerId: "credential",
		password,
	});
}

export async function findPasswordHash(
	tx: Tx,
	userId: string,
): Promise<string | null> {
	const [row] = await tx
		.select({ password: account.password })
		.from(account)
		.where(isPasswordOf(userId));
	return row?.password ?? null;
}

export async function savePassword(
	tx: Tx,
	userId: string,
	{ hash, mustChange }: { hash: string; mustChange: boolean },
): Promise<void> {
	const changed = await tx
		.update(account)
		.set({ password: hash, updatedAt: sql`now()` })
		.where(isPasswordOf(userId))
		.returning({ id: account.id });
	if (changed.length === 0) await addPassword(tx, userId, hash);
	await tx
		.update(user)
		.set({ mustChangePassword: mustChange })
		.where(eq(user.id, userId));
}

/** Null where nobody has the address, or only without a password. */
export async function findPasswordHashOf(
	tx: Tx,
	email: string,
): Promise<string | null> {
	const [row] = await tx
		.select({ password: account.password })
		.from(account)
		.innerJoin(user, eq(user.id, account.userId))
		.where(and(eq(user.email, email), isPassword()));
	return row?.password ?? null;
}

/** The same password, hashed another way; nothing where another one has taken its place meanwhile. */
export async function saveRenewedHash(
	tx: Tx,
	userId: string,
	{ from, to }: { from: string; to: string },
): Promise<void> {
	await tx
		.update(account)
		.set({ password: to })
		.where(and(isPasswordOf(userId), eq(account.password, from)));
}

/** When somebody else made up the password in force; null where the person chose it. */
export async function findMadeUpAt(
	tx: Tx,
	userId: string,
): Promise<Date | null> {
	const [row] = await tx
		.select({ at: account.updatedAt })
		.from(account)
		.innerJoin(user, eq(user.id, account.userId))
		.where(and(isPasswordOf(userId), eq(user.mustChangePassword, true)));
	return row?.at ?? null;
}

/** Takes a password away that an administrator made up; one of the person's own stays. */
export async function removeGeneratedPassword(
	tx: Tx,
	userId: string,
): Promise<void> {
	const removed = await tx
		.update(user)
		.set({ mustChangePassword: false })
		.where(and(eq(user.id, userId), eq(user.mustChangePassword, true)))
		.returning({ id: user.id });
	if (removed.length > 0) await tx.delete(account).where(isPasswordOf(userId));
}

function isPasswordOf(userId: string) {
	return and(eq(account.userId, userId), isPassword());
}

function isPassword() {
	return eq(account.providerId, "credential");
}
