// Who asks. The answer comes from the session cookie and from nothing else in the request.
import { createMiddleware } from "hono/factory";
import { Refusal } from "../domain/refusal.ts";
import type { Auth } from "./auth.ts";
import type { Door } from "./door.ts";

/** Stands before every route that belongs to somebody. */
export function signedIn(auth: Auth) {
	return createMiddleware<Door>(async (c, next) => {
		const { response: found, headers } = await auth.api.getSession({
			headers: c.req.raw.headers,
			returnHeaders: true,
		});
		if (!found) throw new Refusal("not-signed-in", "Please sign in.");
		const { id, email, firstName, lastName } = found.user;
		c.set("person", { id, email, firstName, lastName });
		await next();
		// A session that is used lives on: the library renews its cookie once a day.
		for (const cookie of headers.getSetCookie())
			c.res.headers.append("set-cookie", cookie);
	});
}
