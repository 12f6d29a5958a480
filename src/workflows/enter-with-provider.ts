// Who somebody becomes that an identity provider has proved: the account its identity belongs to, the account of the confirmed
// address, or a new one. One transaction; why nobody was let in is an answer, not an exception.
import { randomUUIDv7 } from "node:crypto";
import { createAccountRows } from "../db/accounts.ts";
import { saveAccountEntry, saveAuditEntry } from "../db/audit-log.ts";
import type { Tx } from "../db/database.ts";
import { findIdentity, saveIdentity } from "../db/identities.ts";
import { takeInvitation } from "../db/invitations.ts";
import { saveMail } from "../db/mail-outbox.ts";
import { removeGeneratedPassword } from "../db/passwords.ts";
import { listRoles, lockAdministrators, saveRole } from "../db/roles.ts";
import {
	findUserByEmail,
	isUserSuspended,
	saveNewUser,
	type User,
} from "../db/users.ts";
import {
	type GroupRules,
	type Identity,
	isInAllowedGroup,
	type ProviderFailure,
	roleOf,
} from "../domain/account/identity.ts";
import { isAdmin } from "../domain/account/roles.ts";
import { identityLinkedMail } from "../domain/operations/mails.ts";
import {
	domainsIn,
	isDomainAllowed,
} from "../domain/operations/sign-up-domains.ts";
import type { SystemSettings } from "../domain/operations/system-settings.ts";
import { beginAs } from "./invite.ts";
import { makeRoom } from "./open-account.ts";

export type Provider = { name: string; issuer: string; groups: GroupRules };
export type Entering = {
	identity: Identity;
	provider: Provider;
	settings: SystemSettings;
	/** Whether an account's own address was proved when it was made. */
	confirmsAddresses: boolean;
	/** The installation's own address, for the mail. */
	url: string;
	now: Date;
};

export type Entered =
	| { isIn: true; userId: string }
	| { isIn: false; why: ProviderFailure };

export async function enterWithProvider(
	tx: Tx,
	entering: Entering,
): Promise<Entered> {
	const { identity, provider, now } = entering;
	if (!isInAllowedGroup(identity, provider.groups)) return refused("group");
	const { issuer } = provider;
	const { subject } = identity;
	const known = await findIdentity(tx, { issuer, subject });
	const found: Entered = known
		? { isIn: true, userId: known }
		: await linkOrOpen(tx, entering);
	if (!found.isIn) return found;
	const { userId } = found;
	if (await isUserSuspended(tx, userId)) return refused("suspended");
	await followGroups(tx, userId, entering);
	if (known) return found;
	await saveIdentity(tx, userId, { issuer, subject });
	await saveAccountEntry(tx, userId, { action: "link_identity", now });
	return found;
}

/** By the confirmed address alone: with any other somebody would walk into an account that isn't theirs. */
async function linkOrOpen(tx: Tx, entering: Entering): Promise<Entered> {
	const { identity, confirmsAddresses } = entering;
	const { email } = identity;
	if (!email) return refused("unconfirmed");
	const user = await findUserByEmail(tx, email);
	if (!user?.emailVerified) {
		if (user && !(await makeRoom(tx, user.id))) return refused("taken");
		return openFor(tx, email, entering);
	}
	// Whoever signed up with this address may never have had it.
	if (!confirmsAddresses) return refused("taken");
	if (!(await isUserSuspended(tx, user.id)))
		await notifyOwner(tx, user, entering);
	return { isIn: true, userId: user.id };
}

/** A password that an administrator made up was for coming in, and is not needed anymore. */
async function notifyOwner(
	tx: Tx,
	user: User,
	{ provider, url }: Entering,
): Promise<void> {
	await removeGeneratedPassword(tx, user.id);
	const { name } = provider;
	const words = identityLinkedMail({ provider: name, link: `${url}/auth` });
	await saveMail(tx, { userId: user.id, to: user.email, ...words });
}

/** An invitation by mail, or being in a group that is let in, is enough. Otherwise the settings for signing up hold. */
async function openFor(
	tx: Tx,
	email: string,
	{ identity, provider, settings, now }: Entering,
): Promise<Entered> {
	const invitation = await takeInvitation(tx, { email }, now);
	if (!invitation && provider.groups.allowedGroups.length === 0) {
		if (!settings.sign_up_open) return refused("closed");
		if (!isDomainAllowed(email, domainsIn(settings.sign_up_domains)))
			return refused("domain");
	}
	const { firstName, lastName } = identity;
	const id = randomUUIDv7();
	const named = { firstName, lastName, email };
	const person = { ...named, id, passwordHash: null, emailVerified: true };
	if (!(await saveNewUser(tx, person))) return refused("taken");
	await createAccountRows(tx, { ...named, userId: id }, now);
	if (invitation) await beginAs(tx, id, { invitation, now });
	return { isIn: true, userId: id };
}

/** Where groups decide who is an administrator they do so at every sign-in, both ways; the last administrator stays one. */
async function followGroups(
	tx: Tx,
	userId: string,
	{ identity, provider, now }: Entering,
): Promise<void> {
	const role = roleOf(identity, provider.groups);
	if (!role) return;
	const before = await listRoles(tx, userId);
	if (isAdmin(before) === (role === "admin")) return;
	if (role !== "admin" && (await lockAdministrators(tx)).length < 2) return;
	await saveRole(tx, userId, role);
	await saveAuditEntry(tx, {
		by: { id: null, email: provider.name },
		action: "change_role",
		subject: { type: "user", id: userId },
		details: { before, after: role },
		now,
	});
}

function refused(why: ProviderFailure): Entered {
	return { isIn: false, why };
}
