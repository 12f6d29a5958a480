// Coming in by invitation: whom a link is for, and the account it makes.
import { invitationCalls } from "../api/invitations.ts";
import { asSystem } from "../db/transactions.ts";
import {
	acceptInvitation,
	invitedAddress,
	usedUp,
} from "../workflows/invite.ts";
import { refuseWeakPassword } from "../workflows/refuse-weak-password.ts";
import { mayTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import { passCookies } from "./pass-cookies.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

export function invitationRoutes(parts: Store & { auth: Auth }): Route[] {
	const { auth, db, now } = parts;
	const addressIn = (code: string) =>
		asSystem(db, (tx) => invitedAddress(tx, code, now()));
	return [
		answers(invitationCalls.check, async ({ body: { code }, c }) => {
			const { address } = c.var;
			await mayTry(parts, { what: "link address", who: address, address });
			return { email: await addressIn(code) };
		}),
		answers(invitationCalls.accept, async ({ body, c }) => {
			const { address } = c.var;
			await mayTry(parts, { what: "sign-up address", who: address, address });
			const { code, password, firstName, lastName } = body;
			const email = await addressIn(code);
			if (!email) throw usedUp();
			const owner = [firstName, lastName, email];
			await refuseWeakPassword({ password, field: "password", owner });
			const context = await auth.$context;
			const passwordHash = await context.password.hash(password);
			const named = { code, firstName, lastName, passwordHash };
			const { id } = await asSystem(db, (tx) =>
				acceptInvitation(tx, named, now()),
			);
			const { headers } = await auth.api.openSession({
				body: { userId: id },
				headers: c.req.raw.headers,
				returnHeaders: true,
			});
			passCookies(c, headers);
			return {
				user: { id, email, first_name: firstName, last_name: lastName },
			};
		}),
	];
}
