// The link that sets an installation up: it makes the first account, an administrator's, and signs it in.
import { setUpCalls } from "../api/set-up.ts";
import { refuseWeakPassword } from "../workflows/refuse-weak-password.ts";
import {
	isSetUpCode,
	isSetUpOpen,
	linkUsedUp,
	setUp,
} from "../workflows/set-up.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { mayTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import { passCookies } from "./pass-cookies.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

type SettingUp = Store & {
	auth: Auth;
	settings: SettingsInForce;
	/** The installation's own, which the link is derived from. */
	secret: string;
};

export function setUpRoutes(parts: SettingUp): Route[] {
	const { auth, db, now, secret, settings } = parts;
	return [
		answers(setUpCalls.isOpen, async () => ({ isOpen: await isSetUpOpen(db) })),
		answers(setUpCalls.make, async ({ body, c }) => {
			const { address } = c.var;
			await mayTry(parts, { what: "sign-up address", who: address, address });
			const { code, email, password, firstName, lastName } = body;
			if (!isSetUpCode(secret, code)) throw linkUsedUp();
			await refuseWeakPassword({
				password,
				field: "password",
				owner: [firstName, lastName, email],
			});
			const context = await auth.$context;
			const passwordHash = await context.password.hash(password);
			const person = { email, firstName, lastName, passwordHash };
			const isPersonal = body.audience === "me";
			const id = await setUp(db, { person, isPersonal }, now());
			settings.forget();
			const { headers } = await auth.api.signInEmail({
				body: { email, password },
				headers: c.req.raw.headers,
				returnHeaders: true,
			});
			passCookies(c, headers);
			const user = { id, email, first_name: firstName, last_name: lastName };
			return { user };
		}),
	];
}
