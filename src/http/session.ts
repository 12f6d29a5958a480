// Who asks. The answer comes from the session alone: its cookie, or the same value as a bearer token from a program.
import { createMiddleware } from "hono/factory";
import { parse } from "hono/utils/cookie";
import { LONGEST_SESSION_MS, REPLACED_TOKEN_MS } from "../db/sessions.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Auth } from "./auth.ts";
import type { RequestEnv } from "./request-env.ts";
import { inForce } from "./signed-value.ts";
import type { Store } from "./store.ts";

type Guard = {
	/** Open to somebody who must choose a new password first: choosing it, and little else. */
	evenMustChange?: boolean;
};
type Sessions = Pick<Store, "now"> & { auth: Auth };

/** Stands before every route that belongs to somebody. */
export function signedIn(
	sessions: Sessions,
	{ evenMustChange = false }: Guard = {},
) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		const { found, headers } = await findSession(sessions, c.req.raw.headers);
		if (!found) throw new Refusal("not-signed-in", "Please sign in.");
		const { id, email, firstName, lastName, mustChangePassword } = found.user;
		if (mustChangePassword && !evenMustChange)
			throw new Refusal(
				"password-must-change",
				"Please choose a new password first.",
			);
		const person = { id, email, firstName, lastName };
		c.set("person", person);
		c.set("session", found.session.id);
		c.set("confirmedAt", found.session.confirmedAt ?? null);
		await next();
		// A session that is used lives on: the library renews its cookie once a day.
		if (isBearer(c.req.raw.headers)) return;
		// Unless the call itself gave it another token.
		const set = c.res.headers.getSetCookie().map(nameOf);
		for (const cookie of headers.getSetCookie())
			if (!set.includes(nameOf(cookie)))
				c.res.headers.append("set-cookie", cookie);
	});
}

function nameOf(cookie: string): string {
	return cookie.slice(0, cookie.indexOf("="));
}

/**
 * The session these headers hold, null where there is none or it is too old; and the cookies that renew it. A token that was replaced
 * leads to its session for a minute, and renews nothing.
 */
export async function findSession(
	{ auth, now }: Sessions,
	sent: Headers,
): Promise<FoundSession> {
	const { response: found, headers } = await auth.api.getSession({
		headers: await sessionHeaders(auth, sent),
		returnHeaders: true,
	});
	if (!found) return { found: null, headers };
	// Suspending ends all sessions but one that begins in the same moment.
	if (found.user.banned) return { found: null, headers: new Headers() };
	const { replacedBy, createdAt } = found.session;
	const mostMs = replacedBy ? REPLACED_TOKEN_MS : LONGEST_SESSION_MS;
	const isOver = createdAt.getTime() <= now().getTime() - mostMs;
	if (!replacedBy) return { found: isOver ? null : found, headers };
	const session = { ...found.session, id: replacedBy };
	const lasting = { ...found, session };
	return { found: isOver ? null : lasting, headers: new Headers() };
}

type FoundSession = {
	found: Awaited<ReturnType<Auth["api"]["getSession"]>>;
	headers: Headers;
};

/** A page of somebody else's cannot make a browser send this header, so such a call needs no origin; its cookies do not count. */
export function isBearer(headers: Headers): boolean {
	return /^Bearer \S/i.test(headers.get("authorization") ?? "");
}

/**
 * What the library looks for the session in. A bearer token is the value of the session cookie. What an earlier secret signed is
 * given to the library as the one in force signs it.
 */
export async function sessionHeaders(
	auth: Auth,
	headers: Headers,
): Promise<Headers> {
	const { name } = (await auth.$context).authCookies.sessionToken;
	const signed = isBearer(headers)
		? (headers.get("authorization") ?? "").slice("Bearer ".length).trim()
		: (parse(headers.get("cookie") ?? "", name)[name] ?? "");
	const valid = inForce(signed, auth.secrets);
	if (!isBearer(headers) && valid === signed) return headers;
	const asked = new Headers(headers);
	asked.set("cookie", `${name}=${valid}`);
	return asked;
}
