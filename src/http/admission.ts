// Whether the installation is open to whoever asks now: not more often in a minute than administrators allow each person, and
// during maintenance to administrators and to whoever signs in alone. What runs already, such as a document being made, goes on.
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { listRoles } from "../db/roles.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { isAdmin } from "../domain/account/roles.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Door, House, Person } from "./door.ts";
import { MAINTENANCE_TITLE, maintenancePage } from "./maintenance-page.ts";
import { createRequestRate } from "./request-rate.ts";
import { sessionHeaders } from "./session.ts";

const MAINTENANCE =
	"Only administrators can use Attune for now. What you typed stays in this window; please try again in a few minutes.";
const RETRY_AFTER_S = "300";
/** Signing in and out, and whether one is: an administrator must be able to come in. */
const STAY_OPEN =
	/^\/(auth|health|ready|metrics|assets\/.*|[^/]+\.[a-z0-9]+|api\/auth\/(sign-in\/email|sign-out|get-session))$/;

/** Drawn or followed while somebody types or waits; each has a limit of its own. */
const UNCOUNTED = /\/(?:pages|events|picture\.svg)$/;

/** Lets the sign-in guard count what a person asks for. */
export function admission(house: House) {
	const { db, world, settings } = house;
	const rate = createRequestRate(db, world.now);
	return createMiddleware<Door>(async (c, next) => {
		c.set("admit", async (person) => {
			if (UNCOUNTED.test(c.req.path)) return;
			const { api_rate_limit } = await settings.current();
			const rated = await rate.count(person.id, api_rate_limit);
			// Whoever can set the limit must be able to mend one that is too low for the page it is set on.
			if (rated.isAllowed || (await isAdministrator(db, person.id))) return;
			if (rated.isFirst)
				await noteTooMany(house, c, { person, api_rate_limit });
			c.header("retry-after", String(rated.secondsLeft));
			throw new Refusal(
				"too-many-requests",
				"Too many requests. Please try again in a moment.",
			);
		});
		await next();
	});
}

export function maintenance(house: House) {
	return createMiddleware<Door>(async (c, next) => {
		if (STAY_OPEN.test(c.req.path) || !(await isClosedTo(c, house)))
			return next();
		c.header("retry-after", RETRY_AFTER_S);
		if (c.req.path.startsWith("/api/"))
			throw new Refusal("maintenance", MAINTENANCE, {
				title: MAINTENANCE_TITLE,
			});
		c.header("cache-control", "no-store");
		return c.html(maintenancePage, 503);
	});
}

async function isClosedTo(
	c: Context<Door>,
	{ db, auth, settings }: House,
): Promise<boolean> {
	// Without its database the server says so where it is asked for something; a page alone needs none.
	const set = await settings.current().catch(() => null);
	if (!set?.maintenance_mode) return false;
	const found = await auth.api.getSession({
		headers: await sessionHeaders(auth, c.req.raw.headers),
	});
	if (!found) return true;
	return !(await isAdministrator(db, found.user.id));
}

async function isAdministrator(
	db: House["db"],
	personId: string,
): Promise<boolean> {
	return isAdmin(await asSystem(db, (tx) => listRoles(tx, personId)));
}

async function noteTooMany(
	{ db, world }: House,
	c: Context<Door>,
	{ person, api_rate_limit }: { person: Person; api_rate_limit: number },
): Promise<void> {
	const event = {
		type: "rate_limit",
		severity: "medium",
		user_id: person.id,
		ip_address: c.var.address,
		description: `More than ${api_rate_limit} requests in a minute`,
	} as const;
	await asSystem(db, (tx) => saveSecurityEvent(tx, event, world.now()));
}
