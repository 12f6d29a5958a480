// Using a passkey: signing in with it, and saying again that it is the person.
import { type PasskeyAnswer, passkeyCalls } from "../api/passkeys.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { findUser, isUserSuspended } from "../db/users.ts";
import { Refusal } from "../domain/refusal.ts";
import {
	askForPasskey,
	type PasskeySite,
	takePasskey,
} from "../workflows/passkeys.ts";
import type { Seal } from "../workflows/seal.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { accountOf } from "./accounts.ts";
import { mayTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import type { Mailed } from "./mailed.ts";
import { ownPasskeyRoutes } from "./own-passkeys.ts";
import { passCookies } from "./pass-cookies.ts";
import {
	challengeIn,
	PasskeyChallenge,
	type PasskeyCookie,
} from "./passkey-challenge.ts";
import { reauthenticate } from "./reauthenticate.ts";
import type { RequestContext } from "./request-env.ts";
import { answers, type Route } from "./route.ts";
import { sealedCookie } from "./sealed-cookie.ts";

type Passkeys = Mailed &
	PasskeySite & {
		auth: Auth;
		seal: Seal;
		settings: SettingsInForce;
		confirmEmail: boolean;
	};

export function passkeyRoutes(parts: Passkeys): Route[] {
	const adding = sealedCookie(parts, "passkey-new", PasskeyChallenge);
	const using = sealedCookie(parts, "passkey", PasskeyChallenge);
	return [...ownPasskeyRoutes(parts, adding), ...usedPasskeys(parts, using)];
}

function usedPasskeys(parts: Passkeys, asked: PasskeyCookie): Route[] {
	const { db, now, auth } = parts;
	return [
		answers(passkeyCalls.beginSignIn, async ({ c }) => {
			const { address } = c.var;
			await mayTry(parts, { what: "sign-in address", who: address, address });
			const options = await askForPasskey(parts);
			asked.keep(c, { challenge: options.challenge });
			return { options: { ...options } };
		}),
		answers(passkeyCalls.signIn, async ({ body: { answer }, c }) => {
			const userId = await ownerOf(parts, c, { answer, asked });
			await refuseKeptOut(parts, userId);
			const { response, headers } = await auth.api.openSession({
				body: { userId },
				headers: c.req.raw.headers,
				returnHeaders: true,
			});
			await asSystem(db, (tx) =>
				saveAccountEntry(tx, userId, { action: "sign_in", now: now() }),
			);
			passCookies(c, headers);
			return { user: accountOf(response) };
		}),
		answers(passkeyCalls.confirm, async ({ body: { answer }, person, c }) => {
			if ((await ownerOf(parts, c, { answer, asked })) !== person.id)
				throw unknown();
			await reauthenticate(parts, c);
			return { confirmed: true as const };
		}),
	];
}

async function ownerOf(
	parts: Passkeys,
	c: RequestContext,
	{ answer, asked }: { answer: PasskeyAnswer; asked: PasskeyCookie },
): Promise<string> {
	const { db, now: clock } = parts;
	const { address } = c.var;
	await mayTry(parts, { what: "sign-in address", who: address, address });
	const challenge = challengeIn(asked, c);
	asked.forget(c);
	const now = clock();
	const taken = await asSystem(db, (tx) =>
		takePasskey(tx, { answer, challenge, site: parts, now }),
	);
	if (taken) return taken.userId;
	const event = {
		type: "failed_login",
		severity: "medium",
		user_id: null,
		ip_address: address,
		description: "A passkey that does not hold",
	} as const;
	await asSystem(db, (tx) => saveSecurityEvent(tx, event, now));
	throw unknown();
}

/** As with a password: nobody who is suspended, and no address that waits to be confirmed. */
async function refuseKeptOut(
	{ db, confirmEmail }: Passkeys,
	userId: string,
): Promise<void> {
	await asSystem(db, async (tx) => {
		if (await isUserSuspended(tx, userId))
			throw new Refusal(
				"not-allowed",
				"This account is suspended. Ask whoever runs this installation.",
			);
		const user = await findUser(tx, userId);
		if (confirmEmail && !user?.emailVerified)
			throw new Refusal("email-not-confirmed", "Email not confirmed");
	});
}

function unknown(): Refusal {
	return new Refusal(
		"not-allowed",
		"This passkey isn't known here. Sign in another way.",
	);
}
