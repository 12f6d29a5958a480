// Inviting somebody by mail: the link works once, for a week, and where sign-up is closed too. Whoever has it has the address, which
// is thereby confirmed.
import { randomUUIDv7 } from "node:crypto";
import { saveAuditEntry } from "../db/audit-log.ts";
import type { Tx } from "../db/database.ts";
import {
	deleteInvitation,
	findInvitation,
	type Invitation,
	saveInvitation,
	takeInvitation,
} from "../db/invitations.ts";
import { saveMail } from "../db/mail-outbox.ts";
import { saveSubscription } from "../db/plans.ts";
import { saveRole } from "../db/roles.ts";
import { asSystem } from "../db/transactions.ts";
import { findUserByEmail } from "../db/users.ts";
import { invitationMail } from "../domain/operations/mails.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Acting } from "./acting.ts";
import { hashOfCode, newLinkCode } from "./hashed-codes.ts";
import { makeRoom, openAccount } from "./open-account.ts";

const LIFE_MS = 7 * 86_400_000;

type Wanted = Pick<Invitation, "email" | "role" | "plan">;

/** A second one to an address takes the place of the first. Refuses "conflict" where the address has an account. */
export function invite(
	{ database, by, now }: Acting,
	wanted: Wanted,
	url: string,
): Promise<string> {
	return asSystem(database, async (tx) => {
		const { email } = wanted;
		if ((await findUserByEmail(tx, email))?.emailVerified)
			throw taken("There is already an account for this address.");
		const id = randomUUIDv7();
		const code = newLinkCode();
		const expiresAt = new Date(now.getTime() + LIFE_MS);
		const hash = hashOfCode(code);
		await saveInvitation(tx, {
			...wanted,
			id,
			hash,
			expiresAt,
			createdAt: now,
		});
		const words = invitationMail({ link: `${url}/invitation#${code}` });
		await saveMail(tx, { userId: null, to: email, ...words });
		const subject = { type: "invitation", id };
		const action = "invite_user";
		await saveAuditEntry(tx, { by, action, subject, details: wanted, now });
		return id;
	});
}

export function withdrawInvitation(
	{ database, by, now }: Acting,
	id: string,
): Promise<void> {
	return asSystem(database, async (tx) => {
		const gone = await deleteInvitation(tx, id);
		if (!gone) throw new Refusal("not-found", "There is no such invitation.");
		const { email, role, plan } = gone;
		await saveAuditEntry(tx, {
			by,
			action: "withdraw_invitation",
			subject: { type: "invitation", id },
			details: { email, role, plan },
			now,
		});
	});
}

/** Whom it is for, while it works. */
export async function invitedAddress(
	tx: Tx,
	code: string,
	now: Date,
): Promise<string | null> {
	return (
		(await findInvitation(tx, { hash: hashOfCode(code) }, now))?.email ?? null
	);
}

type Accepting = {
	code: string;
	firstName: string;
	lastName: string;
	passwordHash: string;
};

/** The account it was for, confirmed. Refuses "link-used-up", and "conflict" where the address has an account by now. */
export async function acceptInvitation(
	tx: Tx,
	{ code, ...named }: Accepting,
	now: Date,
): Promise<{ id: string; email: string }> {
	const invitation = await takeInvitation(tx, { hash: hashOfCode(code) }, now);
	if (!invitation) throw usedUp();
	const { email } = invitation;
	const known = await findUserByEmail(tx, email);
	if (known?.emailVerified || (known && !(await makeRoom(tx, known.id))))
		throw taken("You already have an account. Sign in with it.");
	const person = { ...named, email };
	const { id } = await openAccount(tx, person, { confirmAt: null, now });
	await beginAs(tx, id, { invitation, now });
	return { id, email };
}

/** What the account of somebody invited begins as. */
export async function beginAs(
	tx: Tx,
	userId: string,
	{ invitation, now }: { invitation: Invitation; now: Date },
): Promise<void> {
	const { id, email, role, plan } = invitation;
	await saveRole(tx, userId, role);
	if (plan !== "free") await saveSubscription(tx, userId, { name: plan, now });
	await saveAuditEntry(tx, {
		by: { id: userId, email },
		action: "accept_invitation",
		subject: { type: "user", id: userId },
		details: { invitation: id, role, plan },
		now,
	});
}

export function usedUp(): Refusal {
	return new Refusal(
		"link-used-up",
		"This invitation no longer works: it was used or withdrawn, or it is older than seven days. Ask for a new one.",
	);
}

function taken(message: string): Refusal {
	return new Refusal("conflict", message, { fields: { email: message } });
}
