// Passkeys: setting them up and taking them away, signing in with one, and saying again that it is the person.
import { z } from "zod";
import { type PasskeyAnswer, passkeyCalls } from "../api/passkeys.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import { hasApp } from "../db/factors.ts";
import {
	countPasskeys,
	deletePasskeys,
	listPasskeys,
	renamePasskey,
} from "../db/passkeys.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { confirmSession } from "../db/sessions.ts";
import { asSystem } from "../db/transactions.ts";
import { findUser, isUserSuspended } from "../db/users.ts";
import { Refusal } from "../domain/refusal.ts";
import {
	addPasskey,
	askForNewPasskey,
	askForPasskey,
	type PasskeySite,
	reportPasskeys,
	takePasskey,
} from "../workflows/passkeys.ts";
import type { Seal } from "../workflows/seal.ts";
import type { SettingsInForce } from "../workflows/settings-in-force.ts";
import { accountOf, passCookies } from "./accounts.ts";
import { mayTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import { isFactorRequired } from "./factors.ts";
import type { Mailed } from "./mailed.ts";
import type { RequestContext } from "./request-env.ts";
import { answers, type Route } from "./route.ts";
import { type SealedCookie, sealedCookie } from "./sealed-cookie.ts";

type Passkeys = Mailed &
	PasskeySite & {
		auth: Auth;
		seal: Seal;
		settings: SettingsInForce;
		confirmEmail: boolean;
	};

const Asked = z.object({ challenge: z.string() });
type Cookie = SealedCookie<z.infer<typeof Asked>>;
const DONE = { done: true } as const;

export function passkeyRoutes(parts: Passkeys): Route[] {
	const adding = sealedCookie(parts, "passkey-new", Asked);
	const using = sealedCookie(parts, "passkey", Asked);
	return [...ownPasskeys(parts, adding), ...usedPasskeys(parts, using)];
}

function ownPasskeys(parts: Passkeys, asked: Cookie): Route[] {
	const { db, now, url, wakeMail } = parts;
	return [
		answers(passkeyCalls.list, async ({ person: { id } }) => {
			const passkeys = await asSystem(db, (tx) => listPasskeys(tx, id));
			return {
				passkeys: passkeys.map((key) => ({
					id: key.id,
					name: key.name,
					createdAt: key.createdAt.toISOString(),
					lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
				})),
			};
		}),
		answers(passkeyCalls.begin, async ({ person, c }) => {
			const options = await asSystem(db, (tx) =>
				askForNewPasskey(tx, person, parts),
			);
			asked.keep(c, { challenge: options.challenge });
			return { options: { ...options } };
		}),
		answers(passkeyCalls.add, async ({ person, body, c }) => {
			const challenge = challengeIn(asked, c);
			asked.forget(c);
			const userId = person.id;
			await asSystem(db, async (tx) => {
				const verified = { challenge, site: parts, now: now() };
				await addPasskey(tx, { ...body, ...verified, userId });
				const after = await countPasskeys(tx, userId);
				await saveAccountEntry(tx, userId, {
					action: "add_passkey",
					details: { before: after - 1, after },
					now: now(),
				});
			});
			wakeMail();
			return DONE;
		}),
		answers(passkeyCalls.rename, async ({ person, params, body }) => {
			const named = { id: params.id, name: body.name };
			if (!(await asSystem(db, (tx) => renamePasskey(tx, person.id, named))))
				throw noPasskey();
			return DONE;
		}),
		answers(passkeyCalls.remove, async ({ person, params }) => {
			const userId = person.id;
			const mustKeepOne = await isFactorRequired(parts, userId);
			await asSystem(db, async (tx) => {
				const before = await countPasskeys(tx, userId);
				if (mustKeepOne && before === 1 && !(await hasApp(tx, userId)))
					throw new Refusal(
						"conflict",
						"Your role needs two-step sign-in. Add another passkey or an authenticator app first.",
					);
				if ((await deletePasskeys(tx, userId, params.id)) === 0)
					throw noPasskey();
				await saveAccountEntry(tx, userId, {
					action: "remove_passkey",
					details: { before, after: before - 1 },
					now: now(),
				});
				await reportPasskeys(tx, { userId, url, change: "removed" });
			});
			wakeMail();
			return DONE;
		}),
	];
}

function usedPasskeys(parts: Passkeys, asked: Cookie): Route[] {
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
			const { session } = c.var;
			await asSystem(db, (tx) => confirmSession(tx, session, now()));
			return { confirmed: true as const };
		}),
	];
}

async function ownerOf(
	parts: Passkeys,
	c: RequestContext,
	{ answer, asked }: { answer: PasskeyAnswer; asked: Cookie },
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

function challengeIn(asked: Cookie, c: RequestContext): string {
	const known = asked.read(c);
	if (known) return known.challenge;
	throw new Refusal("bad-input", "That took too long. Try again.");
}

function unknown(): Refusal {
	return new Refusal(
		"not-allowed",
		"This passkey isn't known here. Sign in another way.",
	);
}

function noPasskey(): Refusal {
	return new Refusal("not-found", "There is no such passkey.");
}
