// Accounts: who has one, whether the address is confirmed. What the account library does by itself
// (checking a password, making a session) stays with it.
import { and, eq, sql } from "drizzle-orm";
import { keepSumsOf } from "./daily-sums.ts";
import type { Tx } from "./database.ts";
import { keepCallsOf } from "./departed-calls.ts";
import { addPassword } from "./passwords.ts";
import { user } from "./schema/accounts.ts";

export type NewUser = {
	id: string;
	email: string;
	firstName: string;
	lastName: string;
	/** Null for somebody who signs in by other means. */
	passwordHash: string | null;
	/** The address needs no confirmation, or not anymore. */
	emailVerified?: boolean;
	/** The password was made up by somebody else. */
	mustChangePassword?: boolean;
};

export type User = {
	id: string;
	email: string;
	name: string;
	emailVerified: boolean;
};

const found = {
	id: user.id,
	email: user.email,
	name: user.name,
	emailVerified: user.emailVerified,
};

/** A person with this address. False when the address has an account already. */
export async function saveNewUser(
	tx: Tx,
	{ passwordHash, ...person }: NewUser,
): Promise<boolean> {
	const saved = await tx
		.insert(user)
		.values({ ...person, name: `${person.firstName} ${person.lastName}` })
		.onConflictDoNothing({ target: user.email })
		.returning({ id: user.id });
	if (saved.length === 0) return false;
	if (passwordHash !== null) await addPassword(tx, person.id, passwordHash);
	return true;
}

/** Whether anybody has an account, confirmed or not. */
export async function hasUsers(tx: Tx): Promise<boolean> {
	const rows = await tx.select({ id: user.id }).from(user).limit(1);
	return rows.length > 0;
}

/** Whoever comes second waits until this transaction ends. */
export async function lockFirstUser(tx: Tx): Promise<void> {
	await tx.execute(
		sql`select pg_advisory_xact_lock(hashtext('attune first user'))`,
	);
}

export async function findUserByEmail(
	tx: Tx,
	email: string,
): Promise<User | null> {
	const [row] = await tx.select(found).from(user).where(eq(user.email, email));
	return row ?? null;
}

export async function findUser(tx: Tx, id: string): Promise<User | null> {
	const [row] = await tx.select(found).from(user).where(eq(user.id, id));
	return row ?? null;
}

/** False when the account has another address by now: what was proven is not that one. */
export async function confirmUser(
	tx: Tx,
	{ userId, email }: { userId: string; email: string },
): Promise<boolean> {
	const confirmed = await tx
		.update(user)
		.set({ emailVerified: true })
		.where(and(eq(user.id, userId), eq(user.email, email)))
		.returning({ id: user.id });
	return confirmed.length > 0;
}

/** Until this transaction ends nobody gets a session of this account. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
	await tx
		.select({ id: user.id })
		.from(user)
		.where(eq(user.id, id))
		.for("update");
}

/** A suspended account signs in nowhere. */
export async function suspendUser(
	tx: Tx,
	id: string,
	isSuspended: boolean,
): Promise<void> {
	await tx.update(user).set({ banned: isSuspended }).where(eq(user.id, id));
}

export async function isUserSuspended(tx: Tx, id: string): Promise<boolean> {
	const [row] = await tx
		.select({ banned: user.banned })
		.from(user)
		.where(eq(user.id, id));
	return row?.banned === true;
}

/** The account has an address that nobody has proven yet. */
export async function unconfirmUser(tx: Tx, id: string): Promise<void> {
	await tx.update(user).set({ emailVerified: false }).where(eq(user.id, id));
}

/** Everything the person owns goes with the account; what they used stays in the installation's sums, where nobody is named. */
export async function deleteUser(tx: Tx, id: string): Promise<boolean> {
	await keepSumsOf(tx, id);
	await keepCallsOf(tx, id);
	const deleted = await tx
		.delete(user)
		.where(eq(user.id, id))
		.returning({ id: user.id });
	return deleted.length > 0;
}

/** The account's name and address. False when the address is another account's. */
export async function saveUserFields(
	tx: Tx,
	id: string,
	{
		firstName,
		lastName,
		email,
	}: { firstName: string; lastName: string; email: string },
): Promise<boolean> {
	const other = await findUserByEmail(tx, email);
	if (other && other.id !== id) return false;
	await tx
		.update(user)
		.set({
			firstName,
			lastName,
			email,
			name: `${firstName} ${lastName}`.trim(),
		})
		.where(eq(user.id, id));
	return true;
}
