// Passes the session's cookies on to the browser, and has it forget what it stored.
import type { RequestContext } from "./request-env.ts";

/** What the accounts library sets, the reply sets. */
export function passCookies(c: RequestContext, headers: Headers): void {
	for (const cookie of headers.getSetCookie())
		c.header("set-cookie", cookie, { append: true });
}

/** Whatever of ours the browser keeps is gone with the session, as far as it listens; its cookie is taken back apart from this. */
export function forgetInBrowser(c: RequestContext): void {
	c.header("clear-site-data", '"cache", "storage"');
}
