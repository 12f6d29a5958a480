// What administrators do with other people's accounts. Each act and its record in the audit log are one transaction.
import { saveAuditEntry } from "../db/audit-log.ts";
import type { Tx } from "../db/database.ts";
import { deleteEmailLinks } from "../db/email-links.ts";
import { saveMail } from "../db/mail-outbox.ts";
import { type FoundPerson, findPerson } from "../db/people.ts";
import { saveNameAndEmail } from "../db/personal-details.ts";
import { saveSubscription } from "../db/plans.ts";
import { listRoles, saveRole } from "../db/roles.ts";
import { deleteSessions, listSessions } from "../db/sessions.ts";
import { asSystem } from "../db/transactions.ts";
import {
	closeUpgradeRequests,
	decideUpgradeRequest,
} from "../db/upgrade-requests.ts";
import {
	deleteUser,
	findUser,
	saveUserFields,
	suspendUser,
	unconfirmUser,
} from "../db/users.ts";
import type { PlanName } from "../domain/account/plans.ts";
import { isAdmin, type Role } from "../domain/account/roles.ts";
import { addressChangedMail } from "../domain/operations/mails.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Acting } from "./acting.ts";
import { keepAnAdministrator } from "./close-account.ts";
import { mailLink } from "./mailed-link.ts";
import { openAccount } from "./open-account.ts";
import { removeAllFactors } from "./second-factor.ts";
import { setPassword } from "./set-password.ts";

export type PersonFields = {
	firstName: string;
	lastName: string;
	email: string;
	plan: PlanName;
};

type Confirming = { url: string; confirmEmail: boolean };

/** A confirmed account whose password somebody made up: it is changed at the first sign-in. Refuses "conflict" for a known address. */
export function addPerson(
	acting: Acting,
	{
		role,
		passwordHash,
		...account
	}: Omit<PersonFields, "plan"> & { role: Role; passwordHash: string },
): Promise<string> {
	return act(acting, async (tx, record) => {
		const { id } = await openAccount(
			tx,
			{ ...account, passwordHash, mustChangePassword: true },
			{ confirmAt: null, now: acting.now },
		);
		await saveRole(tx, id, role);
		await record("add_user", id, { email: account.email, role });
		return id;
	});
}

/** One role in place of all others. The last administrator stays one. */
export function changeRole(
	acting: Acting,
	id: string,
	role: Role,
): Promise<void> {
	return act(acting, async (tx, record) => {
		await getPerson(tx, id);
		const before = await listRoles(tx, id);
		if (role !== "admin" && isAdmin(before)) {
			refuseOneself(acting, id, "take the role admin from yourself");
			await keepAnAdministrator(tx, id);
		}
		await saveRole(tx, id, role);
		await record("change_role", id, { before, after: role });
	});
}

/**
 * Another address is told to the old one, and has to be confirmed from the new one where the installation, at `url`, confirms
 * addresses: until then nobody signs in with it.
 */
export function editPerson(
	acting: Acting,
	id: string,
	{ plan, url, confirmEmail, ...named }: PersonFields & Confirming,
): Promise<void> {
	return act(acting, async (tx, record) => {
		const before = await getPerson(tx, id);
		if (!(await saveUserFields(tx, id, named)))
			throw new Refusal("conflict", "Another account uses this address.", {
				fields: { email: "Another account uses this address." },
			});
		await saveNameAndEmail(tx, id, {
			first_name: named.firstName,
			last_name: named.lastName,
			email: named.email,
		});
		// A link that was mailed to the old address proves nothing about the new one.
		if (named.email !== before.email) {
			await deleteEmailLinks(tx, id, "confirm");
			await deleteEmailLinks(tx, id, "reset");
			await notifyOldAddress(tx, { id, url, email: before.email });
			if (confirmEmail) {
				await unconfirmUser(tx, id);
				const user = { id, email: named.email };
				await mailLink(tx, "confirm", { user, url, now: acting.now });
			}
		}
		if (plan !== before.plan) {
			await saveSubscription(tx, id, { name: plan, now: acting.now });
			await closeUpgradeRequests(tx, id, { by: acting.by.id, now: acting.now });
		}
		const { firstName, lastName, email } = before;
		await record("edit_user", id, {
			before: { firstName, lastName, email, plan: before.plan },
			after: { ...named, plan },
		});
	});
}

function notifyOldAddress(
	tx: Tx,
	{ id, url, email }: { id: string; url: string; email: string },
): Promise<string> {
	const words = addressChangedMail({ link: url });
	return saveMail(tx, { userId: id, to: email, ...words });
}

/** As when the person leaves themselves; their sessions end with it. */
export function removePerson(
	acting: Acting,
	id: string,
): Promise<{ email: string }> {
	return act(acting, async (tx, record) => {
		const { email, role, plan } = await getPerson(tx, id);
		refuseOneself(acting, id, "delete your own account here");
		await keepAnAdministrator(tx, id);
		await deleteUser(tx, id);
		await record("delete_user", id, { email, before: { role, plan } });
		return { email };
	});
}

export function endSessions(acting: Acting, id: string): Promise<void> {
	return act(acting, async (tx, record) => {
		await getPerson(tx, id);
		const { length: before } = await listSessions(tx, id, acting.now);
		await deleteSessions(tx, id);
		await record("end_sessions", id, { before, after: 0 });
	});
}

/** A password made up for somebody who cannot get in. The person is told by mail, and every session ends. */
export function resetPassword(
	acting: Acting,
	id: string,
	{ hash, url }: { hash: string; url: string },
): Promise<void> {
	return act(acting, async (tx, record) => {
		const { email } = await getPerson(tx, id);
		refuseOneself(acting, id, "reset your own password here");
		await setPassword(tx, id, { hash, mustChange: true, url });
		await record("reset_password", id, { email });
	});
}

/** For somebody who has lost app, recovery codes and passkeys; told by mail. Refuses "conflict" where there are none. */
export function removeFactors(
	acting: Acting,
	id: string,
	url: string,
): Promise<void> {
	return act(acting, async (tx, record) => {
		await getPerson(tx, id);
		refuseOneself(acting, id, "remove your own second factor here");
		const before = await removeAllFactors(tx, { userId: id, url });
		if (!before.app && before.passkeys === 0)
			throw new Refusal("conflict", "This account has no second factor.");
		const after = { app: false, passkeys: 0 };
		await record("remove_second_factor", id, { before, after });
	});
}

/** Signed out everywhere at once, and kept out until it is lifted. Nothing is deleted. */
export function suspendPerson(
	acting: Acting,
	id: string,
	isSuspended: boolean,
): Promise<void> {
	return act(acting, async (tx, record) => {
		const before = await getPerson(tx, id);
		refuseOneself(acting, id, "suspend your own account");
		await suspendUser(tx, id, isSuspended);
		if (isSuspended) {
			await deleteSessions(tx, id);
			await deleteEmailLinks(tx, id, "reset");
		}
		await record(isSuspended ? "suspend_user" : "reinstate_user", id, {
			before: { isSuspended: before.isSuspended },
			after: { isSuspended },
		});
	});
}

/** Mails the link anew. Refuses "conflict" when the address is confirmed already. */
export function sendConfirmation(
	acting: Acting,
	id: string,
	url: string,
): Promise<void> {
	return act(acting, async (tx, record) => {
		const user = await findUser(tx, id);
		if (!user) throw nobody();
		if (user.emailVerified)
			throw new Refusal("conflict", "This address is already confirmed.");
		await deleteEmailLinks(tx, id, "confirm");
		await mailLink(tx, "confirm", { user, url, now: acting.now });
		await record("resend_confirmation", id, { email: user.email });
	});
}

/** Grants the plan that was asked for, or declines it. Refuses "conflict" when somebody else has answered. */
export function answerUpgradeRequest(
	acting: Acting,
	id: string,
	decision: "granted" | "declined",
): Promise<void> {
	return act(acting, async (tx, record) => {
		const decided = await decideUpgradeRequest(tx, id, {
			decision,
			by: acting.by.id,
			now: acting.now,
		});
		if (!decided)
			throw new Refusal("conflict", "This request has already been answered.");
		const { userId, plan } = decided;
		if (decision === "granted")
			await saveSubscription(tx, userId, { name: plan, now: acting.now });
		await record(`upgrade_${decision}`, userId, { plan });
	});
}

type Noting = (
	action: string,
	id: string,
	details: Record<string, unknown>,
) => Promise<void>;

function act<T>(
	{ database, by, now }: Acting,
	work: (tx: Tx, record: Noting) => Promise<T>,
): Promise<T> {
	return asSystem(database, (tx) =>
		work(tx, (action, id, details) =>
			saveAuditEntry(tx, {
				by,
				action,
				subject: { type: "user", id },
				details,
				now,
			}),
		),
	);
}

async function getPerson(tx: Tx, id: string): Promise<FoundPerson> {
	const person = await findPerson(tx, { id });
	if (person) return person;
	throw nobody();
}

function nobody(): Refusal {
	return new Refusal("not-found", "There is no such account.");
}

function refuseOneself({ by }: Acting, id: string, what: string): void {
	if (by.id !== id) return;
	throw new Refusal(
		"conflict",
		`You can't ${what}: ask another administrator to do it.`,
	);
}
