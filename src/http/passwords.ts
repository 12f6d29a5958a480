// Choosing a new password: with the current one, or by a mailed link when it is forgotten.
import { passwordCalls, type ResetRequest } from "../api/accounts.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import { asSystem } from "../db/transactions.ts";
import { confirmUser, findUser, findUserByEmail } from "../db/users.ts";
import { Refusal } from "../domain/refusal.ts";
import { findLink, mailLink, takeLink } from "../workflows/mailed-link.ts";
import { refuseWeakPassword } from "../workflows/refuse-weak-password.ts";
import type { Seal } from "../workflows/seal.ts";
import { setPassword } from "../workflows/set-password.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { mayTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import { changePassword } from "./change-password.ts";
import { checkFactor, stepAfterPassword } from "./check-factor.ts";
import { checkPassword } from "./check-password.ts";
import type { Mailed } from "./mailed.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { answers, type Route } from "./route.ts";

type Passwords = Mailed & {
	auth: Auth;
	seal: Seal;
	settings: SettingsInForce;
};

export function passwordRoutes(parts: Passwords): Route[] {
	const { db, now, url, wakeMail } = parts;
	return [
		answers(passwordCalls.requestReset, async ({ body: { email }, c }) => {
			const { address } = c.var;
			await mayTry(parts, { what: "link address", who: address, address });
			await mayTry(parts, { what: "reset account", who: email, address });
			await asSystem(db, async (tx) => {
				const user = await findUserByEmail(tx, email);
				if (user) await mailLink(tx, "reset", { user, url, now: now() });
			});
			wakeMail();
			return { sent: true as const };
		}),
		answers(passwordCalls.checkResetLink, async ({ body: { code } }) => ({
			works:
				(await asSystem(db, (tx) =>
					findLink(tx, { purpose: "reset", code }, now()),
				)) !== null,
		})),
		answers(passwordCalls.reset, async ({ body, c }) => {
			const { address } = c.var;
			await mayTry(parts, { what: "reset address", who: address, address });
			await resetPassword(parts, body);
			wakeMail();
			return { changed: true as const };
		}),
		answers(passwordCalls.confirm, async ({ body, person, c }) => {
			const { address } = c.var;
			await checkPassword(parts, {
				userId: person.id,
				address,
				password: body.password,
				field: "password",
				purpose: "confirming it",
			});
			const { code } = body;
			await checkFactor(parts, { userId: person.id, address, code });
			await reauthenticate(parts, c);
			return { confirmed: true as const };
		}),
		answers(passwordCalls.change, async ({ body, person, c }) => {
			const { address, session } = c.var;
			await changePassword(parts, {
				...body,
				person,
				address,
				session,
			});
			// The password alone is not all that signing in takes.
			const isConfirmed =
				(await stepAfterPassword(parts, person.id)) === "none";
			await reauthenticate(parts, c, { isConfirmed });
			wakeMail();
			return { changed: true as const };
		}),
	];
}

/** The link is used up only by a password that is taken. Whoever has it has the address, which is thereby confirmed. */
async function resetPassword(
	{ db, now, url, auth }: Passwords,
	{ code, newPassword }: ResetRequest,
): Promise<void> {
	const owner = await asSystem(db, async (tx) => {
		const link = await findLink(tx, { purpose: "reset", code }, now());
		return link && findUser(tx, link.userId);
	});
	if (!owner) throw usedUp();
	await refuseWeakPassword({
		password: newPassword,
		field: "newPassword",
		owner: [owner.name, owner.email],
	});
	const hash = await (await auth.$context).password.hash(newPassword);
	const userId = await asSystem(db, async (tx) => {
		const taken = await takeLink(tx, { purpose: "reset", code }, now());
		if (!taken || !(await confirmUser(tx, taken))) return null;
		await setPassword(tx, taken.userId, { hash, url });
		await saveAccountEntry(tx, taken.userId, {
			action: "change_password",
			now: now(),
		});
		return taken.userId;
	});
	if (!userId) throw usedUp();
}

function usedUp(): Refusal {
	return new Refusal(
		"link-used-up",
		"This link no longer works: links work once, for one hour. Request a new one.",
	);
}
