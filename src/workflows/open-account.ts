// Opening an account: the account, everything it begins with and, where addresses are confirmed, the mail that asks for it.
// One transaction: there is never an account without its rows, nor one that waits for a mail nobody sends.
import { randomUUIDv7 } from "node:crypto";
import { createAccountRows } from "../db/accounts.ts";
import type { Tx } from "../db/database.ts";
import { saveMail } from "../db/mail-outbox.ts";
import { listRoles } from "../db/roles.ts";
import {
	deleteUser,
	findUserByEmail,
	type NewUser,
	saveNewUser,
} from "../db/users.ts";
import { accountExistsMail } from "../domain/operations/mails.ts";
import { Refusal } from "../domain/refusal.ts";
import { mailLink } from "./mailed-link.ts";

export type AccountToOpen = Omit<NewUser, "id" | "emailVerified">;
export type OpenedAccount = {
	id: string;
	/** The mail on its way; null where the address needs none. */
	mailId: string | null;
};

type Opening = {
	/** The installation's own address when the address must be confirmed, null when it need not. */
	confirmAt: string | null;
	now: Date;
};

/**
 * Where addresses are confirmed, whoever asks gets the same answer for an address with an account as for one without: the
 * owner learns of it by mail. Otherwise an address that is taken is refused with "conflict".
 */
export async function openAccount(
	tx: Tx,
	person: AccountToOpen,
	{ confirmAt, now }: Opening,
): Promise<OpenedAccount> {
	const { email, firstName, lastName } = person;
	if (confirmAt !== null) {
		const known = await findUserByEmail(tx, email);
		if (known?.emailVerified) return answerOwner(tx, known, confirmAt);
		if (known) await makeRoom(tx, known.id);
	}
	const id = randomUUIDv7();
	const isNew = await saveNewUser(tx, {
		...person,
		id,
		emailVerified: confirmAt === null,
	});
	if (!isNew) throw new Refusal("conflict", "User already registered");
	await createAccountRows(tx, { userId: id, firstName, lastName, email }, now);
	if (confirmAt === null) return { id, mailId: null };
	const user = { id, email };
	const mailId = await mailLink(tx, "confirm", { user, url: confirmAt, now });
	return { id, mailId };
}

/**
 * An account that was never confirmed belongs to nobody yet: the newest name and password count. One that was given a role
 * stays, and the address is refused: false.
 */
export async function makeRoom(tx: Tx, userId: string): Promise<boolean> {
	const roles = await listRoles(tx, userId);
	if (roles.some((role) => role !== "regular_user")) return false;
	return deleteUser(tx, userId);
}

/** The id is made up: the true one would tell the two answers apart. */
async function answerOwner(
	tx: Tx,
	{ id, email }: { id: string; email: string },
	url: string,
): Promise<OpenedAccount> {
	const words = accountExistsMail({ link: `${url}/auth` });
	const mailId = await saveMail(tx, { userId: id, to: email, ...words });
	return { id: randomUUIDv7(), mailId };
}
