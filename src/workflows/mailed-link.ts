// Links that are mailed and work once: what they are for, how long they live, and what using one up gives. The code in a link
// is kept as a hash; it stands for one account and the address that account had when the link was sent.
import type { Tx } from "../db/database.ts";
import {
	findEmailLink,
	type LinkedEmail,
	type Purpose,
	saveEmailLink,
	takeEmailLink,
} from "../db/email-links.ts";
import { saveMail } from "../db/mail-outbox.ts";
import type { User } from "../db/users.ts";
import {
	confirmationMail,
	type MailText,
	resetMail,
} from "../domain/operations/mails.ts";
import { hashOfCode, newLinkCode } from "./hashed-codes.ts";

const HOUR_MS = 60 * 60 * 1000;

type Kind = {
	lifeMs: number;
	/** Where it leads. A code after "#" never leaves the browser before the person acts. */
	path: string;
	mail(to: { link: string }): MailText;
};

const KINDS: Record<Purpose, Kind> = {
	confirm: {
		lifeMs: 24 * HOUR_MS,
		path: "/confirm-email#",
		mail: confirmationMail,
	},
	reset: { lifeMs: HOUR_MS, path: "/reset-password#", mail: resetMail },
};

/** Puts the mail on its way with the caller's transaction; returns its id. `url` is the installation's own address. */
export async function mailLink(
	tx: Tx,
	purpose: Purpose,
	{
		user,
		url,
		now,
	}: { user: Pick<User, "id" | "email">; url: string; now: Date },
): Promise<string> {
	const { lifeMs, path, mail } = KINDS[purpose];
	const code = newLinkCode();
	await saveEmailLink(
		tx,
		{
			hash: hashOfCode(code),
			userId: user.id,
			purpose,
			email: user.email,
			expiresAt: new Date(now.getTime() + lifeMs),
		},
		now,
	);
	const words = mail({ link: `${url}${path}${code}` });
	return saveMail(tx, { userId: user.id, to: user.email, ...words });
}

/** Whose link it is while it would work; finding it does not use it up. */
export function findLink(
	tx: Tx,
	{ purpose, code }: { purpose: Purpose; code: string },
	now: Date,
): Promise<LinkedEmail | null> {
	return findEmailLink(tx, { purpose, hash: hashOfCode(code) }, now);
}

/** Once for each link, within its time; null otherwise. */
export function takeLink(
	tx: Tx,
	{ purpose, code }: { purpose: Purpose; code: string },
	now: Date,
): Promise<LinkedEmail | null> {
	return takeEmailLink(tx, { purpose, hash: hashOfCode(code) }, now);
}
