// A new password in place of the current one.
import { setTimeout as wait } from "node:timers/promises";
import type { PasswordChange } from "../api/accounts.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { findPasswordHash } from "../db/users.ts";
import { slowDownMs } from "../domain/operations/slow-down.ts";
import { Refusal } from "../domain/refusal.ts";
import { refuseWeakPassword } from "../workflows/refuse-weak-password.ts";
import { setPassword } from "../workflows/set-password.ts";
import { forgetTries, mayTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import type { Requester } from "./request-env.ts";
import type { Store } from "./store.ts";

type Accounts = Store & { auth: Auth };
type Change = PasswordChange & {
	person: Requester;
	address: string;
	session: string;
};

/** Ends all sessions but the one it is changed in. `url` is the installation's, for the mail that says so. */
export async function changePassword(
	accounts: Accounts & { url: string },
	change: Change,
): Promise<void> {
	const { person, currentPassword, newPassword, session } = change;
	await checkCurrent(accounts, change);
	await refuseWeakPassword({
		password: newPassword,
		field: "newPassword",
		owner: [person.firstName, person.lastName, person.email],
	});
	if (currentPassword === newPassword) {
		const message =
			"The new password is the same as the current one. Choose another.";
		throw new Refusal("bad-input", message, {
			fields: { newPassword: message },
		});
	}
	const { password } = await accounts.auth.$context;
	const hash = await password.hash(newPassword);
	const { db, url } = accounts;
	await asSystem(db, (tx) =>
		setPassword(tx, person.id, { hash, keepSession: session, url }),
	);
}

/** Somebody at an open screen who tries passwords is slowed, then refused, and noted. */
async function checkCurrent(accounts: Accounts, change: Change): Promise<void> {
	const { address, currentPassword } = change;
	const userId = change.person.id;
	const { db, now, auth } = accounts;
	const what = "current password";
	const tries = await mayTry(accounts, { what, who: userId, address });
	await wait(slowDownMs(tries));
	const hash = await asSystem(db, (tx) => findPasswordHash(tx, userId));
	const { password } = await auth.$context;
	const isRight =
		hash !== null &&
		(await password.verify({ hash, password: currentPassword }));
	if (isRight) return forgetTries(accounts, { what, who: userId });
	const event = {
		type: "failed_login",
		severity: tries >= 5 ? "high" : "medium",
		user_id: userId,
		ip_address: address,
		description: "Wrong current password while changing it",
	} as const;
	await asSystem(db, (tx) => saveSecurityEvent(tx, event, now()));
	const message = "Current password is incorrect.";
	throw new Refusal("bad-input", message, {
		fields: { currentPassword: message },
	});
}
