// Signing in with a password: slower with every failed try, refused after some, and every failure noted.
import { setTimeout as wait } from "node:timers/promises";
import { APIError } from "better-auth/api";
import type { SignInRequest } from "../api/accounts.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import {
	findMadeUpAt,
	findPasswordHash,
	findPasswordHashOf,
	saveRenewedHash,
} from "../db/passwords.ts";
import { noteSpraying, saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { findUserByEmail, isUserSuspended } from "../db/users.ts";
import { slowDownMs } from "../domain/operations/slow-down.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Seal } from "../workflows/seal.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { forgetTries, mayTry } from "./attempts.ts";
import type { Auth } from "./auth.ts";
import { checkFactor } from "./check-factor.ts";
import { networkOf } from "./network.ts";
import { hash, isOutdated, verify } from "./password-hashes.ts";
import type { RequestContext } from "./request-env.ts";
import type { Store } from "./store.ts";

export type SigningIn = Store & {
	auth: Auth;
	seal: Seal;
	settings: SettingsInForce;
};

const MADE_UP_LIFE_MS = 7 * 24 * 3_600_000;

export async function signIn(
	store: SigningIn,
	c: RequestContext,
	{ code, ...body }: SignInRequest,
) {
	const { address } = c.var;
	await mayTry(store, { what: "sign-in address", who: address, address });
	// From where somebody guesses it becomes slow and ends; the owner signs in from elsewhere.
	const who = `${body.email} ${networkOf(address)}`;
	const tries = await mayTry(store, {
		what: "sign-in account",
		who,
		address,
	});
	await wait(slowDownMs(tries));
	const kept = await asSystem(store.db, (tx) =>
		findPasswordHashOf(tx, body.email),
	);
	try {
		const { response, headers } = await store.auth.api.signInEmail({
			body,
			headers: c.req.raw.headers,
			returnHeaders: true,
		});
		const typed = { address, code, password: body.password, kept };
		await mayStay(store, response, typed);
		await forgetTries(store, { what: "sign-in account", who });
		await renewHash(store, response.user.id, typed);
		await asSystem(store.db, (tx) =>
			saveAccountEntry(tx, response.user.id, {
				action: "sign_in",
				now: store.now(),
			}),
		);
		return { user: response.user, headers };
	} catch (error) {
		if (!(error instanceof APIError)) throw error;
		if (error.body?.code === "EMAIL_NOT_VERIFIED")
			throw new Refusal("email-not-confirmed", "Email not confirmed");
		if (error.body?.code !== "INVALID_EMAIL_OR_PASSWORD") throw error;
		await noteFailedSignIn(store, { email: body.email, address, tries });
		throw incorrect();
	}
}

type Typed = {
	address: string;
	password: string;
	code: string | undefined;
	/** The hash that was kept when the password came. */
	kept: string | null;
};

/** The session is there with the right password; nobody has its token before the code was right too. */
async function mayStay(
	store: SigningIn,
	{ token, user }: { token: string; user: { id: string } },
	typed: Typed,
): Promise<void> {
	try {
		await refuseReplaced(store, user.id, typed);
		await refuseSuspended(store, user.id);
		await refuseOldMadeUp(store, user.id);
		const { address, code } = typed;
		await checkFactor(store, { address, code, userId: user.id });
	} catch (error) {
		const { internalAdapter } = await store.auth.$context;
		await internalAdapter.deleteSession(token);
		throw error;
	}
}

/** A password that was replaced while it was looked at is a wrong one. */
async function refuseReplaced(
	{ db }: Pick<Store, "db">,
	userId: string,
	{ kept, password }: Typed,
): Promise<void> {
	const hash = await asSystem(db, (tx) => findPasswordHash(tx, userId));
	if (hash === kept) return;
	// Somebody else who signed in to the account may have had it hashed anew.
	if (hash !== null && (await verify({ hash, password }))) return;
	throw incorrect();
}

async function refuseSuspended(
	{ db }: Pick<Store, "db">,
	userId: string,
): Promise<void> {
	if (!(await asSystem(db, (tx) => isUserSuspended(tx, userId)))) return;
	throw new Refusal(
		"not-allowed",
		"This account is suspended. Ask whoever runs this installation.",
	);
}

/** Its password is at hand now and never else. */
async function renewHash(
	{ db }: Pick<Store, "db">,
	userId: string,
	{ kept, password }: Typed,
): Promise<void> {
	if (kept === null || !isOutdated(kept)) return;
	const renewed = { from: kept, to: await hash(password) };
	await asSystem(db, (tx) => saveRenewedHash(tx, userId, renewed));
}

/** A password that somebody else knows opens an account for a week and no longer. */
async function refuseOldMadeUp(
	{ db, now }: Pick<Store, "db" | "now">,
	userId: string,
): Promise<void> {
	const madeUpAt = await asSystem(db, (tx) => findMadeUpAt(tx, userId));
	if (!madeUpAt || now().getTime() - madeUpAt.getTime() < MADE_UP_LIFE_MS)
		return;
	throw new Refusal(
		"not-allowed",
		"This temporary password is more than seven days old and no longer works. Choose one with “Forgot password?”, or ask whoever runs this installation.",
	);
}

/** From the fifth try in its window on it is more than a slip of the finger. */
async function noteFailedSignIn(
	{ db, now }: Store,
	failed: { email: string; address: string; tries: number },
): Promise<void> {
	await asSystem(db, async (tx) => {
		const user = await findUserByEmail(tx, failed.email);
		const event = {
			type: "failed_login",
			severity: failed.tries >= 5 ? "high" : "medium",
			user_id: user?.id ?? null,
			ip_address: failed.address,
			description: user ? "Wrong password" : "Unknown account",
		} as const;
		await saveSecurityEvent(tx, event, now());
		await noteSpraying(tx, failed.address, now());
	});
}

function incorrect(): Refusal {
	return new Refusal("not-signed-in", "The email or password is incorrect.");
}
