// Accounts as sign-up and confirmation need them. Sessions and passwords are otherwise the account library's.
import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { account, user } from "./schema/accounts.ts";

export type NewUser = {
	id: string;
	email: string;
	firstName: string;
	lastName: string;
	passwordHash: string;
};
export type User = {
	id: string;
	email: string;
	name: string;
	emailVerified: boolean;
};

/** A person who signs in with this address and password. False when the address has an account already. */
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
	await tx.insert(account).values({
		id: randomUUIDv7(),
		userId: person.id,
		accountId: person.id,
		providerId: "credential",
		password: passwordHash,
	});
	return true;
}

export async function findUserByEmail(
	tx: Tx,
	email: string,
): Promise<User | null> {
	const { id, name, emailVerified } = user;
	const [found] = await tx
		.select({ id, email: user.email, name, emailVerified })
		.from(user)
		.where(eq(user.email, email));
	return found ?? null;
}
