// Becoming somebody: the account, everything it begins with and, where addresses are confirmed, the mail that asks for it.
// One transaction: there is never an account without its rows, nor one that waits for a mail nobody sends.
import { randomUUIDv7 } from "node:crypto";
import { createAccountRows } from "../db/accounts.ts";
import type { Tx } from "../db/database.ts";
import { type NewUser, saveNewUser } from "../db/users.ts";
import { Refusal } from "../domain/refusal.ts";
import { mailLink } from "./mailed-link.ts";

export type NewAccount = Omit<NewUser, "id" | "emailVerified">;
export type OpenedAccount = {
	id: string;
	/** The confirmation on its way; null where the address needs none. */
	mailId: string | null;
};

/** `confirmAt` is the installation's own address when the address must be confirmed, null when it need not. */
export async function openAccount(
	tx: Tx,
	person: NewAccount,
	{ confirmAt, now }: { confirmAt: string | null; now: Date },
): Promise<OpenedAccount> {
	const { email, firstName, lastName } = person;
	const id = randomUUIDv7();
	const isNew = await saveNewUser(tx, {
		...person,
		id,
		emailVerified: confirmAt === null,
	});
	if (!isNew) throw new Refusal("conflict", "User already registered");
	await createAccountRows(tx, { userId: id, firstName, lastName, email }, now);
	if (confirmAt === null) return { id, mailId: null };
	const user = { id, email, name: `${firstName} ${lastName}` };
	const mailId = await mailLink(tx, "confirm", { user, url: confirmAt, now });
	return { id, mailId };
}
