// Somebody who is signed in showed again who they are. What counts from now on has a token of its own: whoever had the one before,
// from a stolen cookie, has nothing of what was confirmed, and soon nothing at all.
import { randomBytes } from "node:crypto";
import { confirmSession } from "../db/sessions.ts";
import { asSystem } from "../db/transactions.ts";
import type { Auth } from "./auth.ts";
import { hashOf } from "./hashed-sessions.ts";
import { passCookies } from "./pass-cookies.ts";
import type { RequestContext } from "./request-env.ts";
import { findSession } from "./session.ts";
import type { Store } from "./store.ts";

type Parts = Store & { auth: Auth };

/**
 * The reply sets the new cookie, for programs that send it as a bearer token too. Unconfirmed, the token alone is new: what was shown is
 * less than signing in takes.
 */
export async function reauthenticate(
	parts: Parts,
	c: RequestContext,
	{ isConfirmed } = { isConfirmed: true },
): Promise<void> {
	const { db, now, auth } = parts;
	const { headers } = c.req.raw;
	const { found } = await findSession(parts, headers);
	if (!found) return; // ended meanwhile
	const { id, token: before } = found.session;
	const token = randomBytes(32).toString("base64url");
	const tokens = { from: hashOf(before), to: hashOf(token) };
	const isReplaced = await asSystem(db, (tx) =>
		confirmSession(tx, id, { ...tokens, isConfirmed, now: now() }),
	);
	if (!isReplaced) return;
	const renewed = await auth.api.renewCookie({
		body: { token },
		headers,
		returnHeaders: true,
	});
	passCookies(c, renewed.headers);
}
