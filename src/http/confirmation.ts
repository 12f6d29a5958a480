// Confirming an address: sending its link again, and what pressing the button behind it does. A link works once, signs nobody in
// and confirms nothing by being opened, since a mail scanner may open it before the person does.
import { deleteEmailLinks } from "../db/email-links.ts";
import { asSystem } from "../db/transactions.ts";
import { confirmUser, findUserByEmail } from "../db/users.ts";
import { Refusal } from "../domain/refusal.ts";
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

/** The address that is now confirmed. Once for each link, within its day. */
export async function confirmAddress(
	{ db, now }: Store,
	code: string,
): Promise<string> {
	const confirmed = await asSystem(db, async (tx) => {
		const asked = { purpose: "confirm", code } as const;
		const taken = await takeLink(tx, asked, now());
		if (!taken || !(await confirmUser(tx, taken))) return null;
		await deleteEmailLinks(tx, taken.userId, "confirm");
		return taken.email;
	});
	if (confirmed) return confirmed;
	throw new Refusal(
		"link-used-up",
		"This link no longer works: links work once, for 24 hours. Sign in to get a new one.",
	);
}
