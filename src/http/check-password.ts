// The password in force, asked of somebody who is signed in: whoever tries passwords at an open screen is slowed, then refused,
// and noted.
import { setTimeout as wait } from "node:timers/promises";
import { findPasswordHash } from "../db/passwords.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { slowDownMs } from "../domain/operations/slow-down.ts";
import { Refusal } from "../domain/refusal.ts";
import { forgetTries, mayTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import type { Store } from "./store.ts";

type Asked = {
	userId: string;
	address: string;
	password: string;
	/** The form's field, for the message under it. */
	field: string;
	/** What it was asked for, for the event: "changing it". */
	purpose: string;
};

/** Refuses with "bad-input" when it is another one. */
export async function checkPassword(
	accounts: Store & { auth: Auth },
	{ userId, address, password, field, purpose }: Asked,
): Promise<void> {
	const { db, now, auth } = accounts;
	const what = "current password";
	const tries = await mayTry(accounts, { what, who: userId, address });
	await wait(slowDownMs(tries));
	const hash = await asSystem(db, (tx) => findPasswordHash(tx, userId));
	if (hash === null) throw noPassword(field);
	const context = await auth.$context;
	const isRight = await context.password.verify({ hash, password });
	if (isRight) return forgetTries(accounts, { what, who: userId });
	const event = {
		type: "failed_login",
		severity: tries >= 5 ? "high" : "medium",
		user_id: userId,
		ip_address: address,
		description: `Wrong current password while ${purpose}`,
	} as const;
	await asSystem(db, (tx) => saveSecurityEvent(tx, event, now()));
	const message = "Current password is incorrect.";
	throw new Refusal("bad-input", message, { fields: { [field]: message } });
}

/** Somebody who signs in with a provider or a passkey: signing in again says as much. */
function noPassword(field: string): Refusal {
	const message =
		"Your account has no password. Sign out and sign in again, or choose a password with “Forgot password?”.";
	return new Refusal("bad-input", message, { fields: { [field]: message } });
}
