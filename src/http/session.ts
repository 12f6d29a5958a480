// Who asks. The answer comes from the session alone: its cookie, or the same value as a bearer token from a program.
import { createMiddleware } from "hono/factory";
import { Refusal } from "../domain/refusal.ts";
import type { Auth } from "./auth.ts";
import type { RequestEnv } from "./request-env.ts";

type Guard = {
	/** Open to somebody who must choose a new password first: choosing it, and little else. */
	evenMustChange?: boolean;
};

/** Stands before every route that belongs to somebody. */
export function signedIn(auth: Auth, { evenMustChange = false }: Guard = {}) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		const { response: found, headers } = await auth.api.getSession({
			headers: await sessionHeaders(auth, c.req.raw.headers),
			returnHeaders: true,
		});
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
		await next();
		// A session that is used lives on: the library renews its cookie once a day.
		if (isBearer(c.req.raw.headers)) return;
		for (const cookie of headers.getSetCookie())
			c.res.headers.append("set-cookie", cookie);
	});
}

/** A page of somebody else's cannot make a browser send this header, so such a call needs no origin; its cookies do not count. */
export function isBearer(headers: Headers): boolean {
	return /^Bearer \S/i.test(headers.get("authorization") ?? "");
}

/** What the library looks for the session in. A bearer token is the value of the session cookie. */
export async function sessionHeaders(
	auth: Auth,
	headers: Headers,
): Promise<Headers> {
	if (!isBearer(headers)) return headers;
	const token = (headers.get("authorization") ?? "").slice("Bearer ".length);
	const { sessionToken } = (await auth.$context).authCookies;
	const asked = new Headers(headers);
	asked.set("cookie", `${sessionToken.name}=${token.trim()}`);
	return asked;
}
