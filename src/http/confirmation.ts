// Confirming an address: sending its link again, and what opening it does. A link works once and signs nobody in, since a mail
// scanner may open it before the person does.
import { deleteEmailLinks } from "../db/email-links.ts";
import { asSystem } from "../db/transactions.ts";
import { confirmUser, findUserByEmail } from "../db/users.ts";
import { mailLink, takeLink } from "../workflows/mailed-link.ts";
import type { Mailed } from "./mailed.ts";
import type { Store } from "./store.ts";

/** Only puts the mail on its way, so that the answer takes as long whether or not the address waits for one. */
export async function sendConfirmationAgain(
	{ db, now, url, wakeMail }: Mailed,
	email: string,
): Promise<void> {
	await asSystem(db, async (tx) => {
		const user = await findUserByEmail(tx, email);
		if (!user || user.emailVerified) return;
		await mailLink(tx, "confirm", { user, url, now: now() });
	});
	wakeMail();
}

/** True once for each link, within its day. */
export function confirmAddress(
	{ db, now }: Store,
	code = "",
): Promise<boolean> {
	return asSystem(db, async (tx) => {
		const asked = { purpose: "confirm", code } as const;
		const taken = await takeLink(tx, asked, now());
		if (!taken || !(await confirmUser(tx, taken))) return false;
		await deleteEmailLinks(tx, taken.userId, "confirm");
		return true;
	});
}
