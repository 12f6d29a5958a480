// A new password, however it came to be: whoever else is signed in is signed out, open reset links are closed, and the person
// is told by mail, since it may not have been them.
import type { Tx } from "../db/database.ts";
import { deleteEmailLinks } from "../db/email-links.ts";
import { saveMail } from "../db/mail-outbox.ts";
import { savePassword } from "../db/passwords.ts";
import { deleteSessions } from "../db/sessions.ts";
import { findUser, lockUser } from "../db/users.ts";
import { passwordChangedMail } from "../domain/operations/mails.ts";

export type PasswordToSet = {
	hash: string;
	/** Made up by an administrator: the person chooses another one at the next sign-in. */
	mustChange?: boolean;
	/** The session in which it was changed lives on. */
	keepSession?: string;
	/** The installation's own address, for the mail. */
	url: string;
};

export async function setPassword(
	tx: Tx,
	userId: string,
	{ hash, mustChange = false, keepSession, url }: PasswordToSet,
): Promise<void> {
	// Whoever is signing in with the password of before has no session yet, and is refused, or loses it here.
	await lockUser(tx, userId);
	await savePassword(tx, userId, { hash, mustChange });
	await deleteSessions(tx, userId, { except: keepSession });
	await deleteEmailLinks(tx, userId, "reset");
	const user = await findUser(tx, userId);
	if (!user) return;
	const words = passwordChangedMail({ name: user.name, link: `${url}/auth` });
	await saveMail(tx, { userId, to: user.email, ...words });
}
