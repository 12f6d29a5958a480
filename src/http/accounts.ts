// Signing up, confirming, signing in and out. Only the calls named here and in passwords.ts reach the accounts library.
import type { AccountReply } from "../api/accounts.ts";
import { accountCalls } from "../api/accounts.ts";
import { deleteSession } from "../db/sessions.ts";
import { asSystem } from "../db/transactions.ts";
import { mayTry } from "./attempts.ts";
import { confirmAddress, sendConfirmationAgain } from "./confirmation.ts";
import type { Mailed } from "./mailed.ts";
import { forgetInBrowser, passCookies } from "./pass-cookies.ts";
import { answers, type Route } from "./route.ts";
import { findSession, sessionHeaders } from "./session.ts";
import { type SigningIn, signIn } from "./sign-in.ts";
import { type SigningUp, signUp } from "./sign-up.ts";

export function accountRoutes(parts: SigningUp & SigningIn & Mailed): Route[] {
	const { auth } = parts;
	return [
		answers(accountCalls.signUp, async ({ body, c }) => {
			const { address } = c.var;
			await mayTry(parts, { what: "sign-up address", who: address, address });
			return signUp(parts, body, address);
		}),
		answers(accountCalls.verifyEmail, async ({ body: { code } }) => {
			const email = await confirmAddress(parts, code);
			return { confirmed: true as const, email };
		}),
		answers(accountCalls.sendVerification, async ({ body: { email }, c }) => {
			const { address } = c.var;
			await mayTry(parts, { what: "link address", who: address, address });
			await mayTry(parts, { what: "link account", who: email, address });
			await sendConfirmationAgain(parts, email);
			return { sent: true as const };
		}),
		answers(accountCalls.signIn, async ({ body, c }) => {
			const { user, headers } = await signIn(parts, c, body);
			passCookies(c, headers);
			return { user: accountOf(user) };
		}),
		answers(accountCalls.signOut, async ({ c }) => {
			// The library ends the token it is shown; what was replaced goes with its session.
			const { found } = await findSession(parts, c.req.raw.headers);
			if (found)
				await asSystem(parts.db, (tx) =>
					deleteSession(tx, found.user.id, found.session.id),
				);
			const { headers } = await auth.api.signOut({
				headers: await sessionHeaders(auth, c.req.raw.headers),
				returnHeaders: true,
			});
			passCookies(c, headers);
			forgetInBrowser(c);
			return { success: true as const };
		}),
		answers(accountCalls.session, async ({ c }) => {
			const { found } = await findSession(parts, c.req.raw.headers);
			if (!found) return null;
			const expiresAt = found.session.expiresAt.toISOString();
			return { user: accountOf(found.user), session: { expiresAt } };
		}),
	];
}

export function accountOf(user: {
	id: string;
	email: string;
	firstName: string;
	lastName: string;
}): AccountReply["user"] {
	const { id, email, firstName, lastName } = user;
	return { id, email, first_name: firstName, last_name: lastName };
}
