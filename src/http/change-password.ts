// A new password in place of the current one.
import type { PasswordChange } from "../api/accounts.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import { refuseWeakPassword } from "../workflows/refuse-weak-password.ts";
import { setPassword } from "../workflows/set-password.ts";
import type { Auth } from "./auth.ts";
import { checkPassword } from "./check-password.ts";
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
	await checkPassword(accounts, {
		userId: person.id,
		address: change.address,
		password: currentPassword,
		field: "currentPassword",
		purpose: "changing it",
	});
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
	const { db, now, url } = accounts;
	await asSystem(db, async (tx) => {
		await setPassword(tx, person.id, { hash, keepSession: session, url });
		await saveAccountEntry(tx, person.id, {
			action: "change_password",
			now: now(),
		});
	});
}
