// During maintenance the installation is open to administrators and to whoever signs in alone. What runs already, such as a
// document being made, goes on.
import { createMiddleware } from "hono/factory";
import { accountCalls } from "../api/accounts.ts";
import { API_ROOT } from "../api/call.ts";
import { listRoles } from "../db/roles.ts";
import { asSystem } from "../db/transactions.ts";
import { isAdmin } from "../domain/account/roles.ts";
import { Refusal } from "../domain/refusal.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import type { Auth } from "./auth.ts";
import { MAINTENANCE_TITLE, maintenancePage } from "./maintenance-page.ts";
import type { RequestContext, RequestEnv } from "./request-env.ts";
import { findSession } from "./session.ts";
import type { Store } from "./store.ts";

const MAINTENANCE =
	"Only administrators can use Attune right now. What you typed stays in this window; please try again in a few minutes.";
const RETRY_AFTER_S = "300";
/** Signing in and out, and whether one is: an administrator must be able to come in. */
const OPEN_CALLS: readonly string[] = [
	accountCalls.signIn.path,
	accountCalls.signOut.path,
	accountCalls.session.path,
];
const OPEN_FILES =
	/^\/(?:auth|health|ready|metrics|assets\/.*|[^/]+\.[a-z0-9]+)$/;

type MaintenanceParts = Store & {
	auth: Auth;
	settings: SettingsInForce;
};

export function maintenance(parts: MaintenanceParts) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		const { path } = c.req;
		const staysOpen = OPEN_CALLS.includes(path) || OPEN_FILES.test(path);
		if (staysOpen || !(await isClosedTo(c, parts))) return next();
		c.header("retry-after", RETRY_AFTER_S);
		if (path.startsWith(API_ROOT))
			throw new Refusal("maintenance", MAINTENANCE, {
				title: MAINTENANCE_TITLE,
			});
		c.header("cache-control", "no-store");
		return c.html(maintenancePage, 503);
	});
}

async function isClosedTo(
	c: RequestContext,
	{ db, auth, now, settings }: MaintenanceParts,
): Promise<boolean> {
	// Without its database the server says so where it is asked for something; a page alone needs none.
	const set = await settings.current().catch(() => null);
	if (!set?.maintenance_mode) return false;
	const { found } = await findSession({ auth, now }, c.req.raw.headers);
	if (!found) return true;
	return !isAdmin(await asSystem(db, (tx) => listRoles(tx, found.user.id)));
}
