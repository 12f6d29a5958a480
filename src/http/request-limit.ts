// How often a person may ask: not more in a minute than administrators allow each of them.
import { createMiddleware } from "hono/factory";
import { listRoles } from "../db/roles.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { isAdmin } from "../domain/account/roles.ts";
import { Refusal } from "../domain/refusal.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import type { RequestContext, RequestEnv } from "./request-env.ts";
import { createRequestRate } from "./request-rate.ts";
import type { Store } from "./store.ts";

const COUNTED_EVERY_MS = 1_000;

type RatedParts = Store & { settings: SettingsInForce };

/** Stands behind the sign-in guard. */
export function limitRequests(parts: RatedParts) {
	const { db, now, settings } = parts;
	const rate = createRequestRate(db, now);
	const uncounted = new Map<string, number>();

	/** Refusing is cheap and stays so: those of a second are written together. */
	function count(c: RequestContext, limit: number): void {
		const key = `${c.var.person.id} ${c.var.address}`;
		const before = uncounted.get(key) ?? 0;
		uncounted.set(key, before + 1);
		if (before > 0) return;
		setTimeout(() => {
			const times = uncounted.get(key) ?? 1;
			uncounted.delete(key);
			// Whoever is refused waits for nothing of this, and a database that is away misses a count.
			noteTooMany(parts, { c, limit, times }).catch(() => undefined);
		}, COUNTED_EVERY_MS).unref();
	}

	return createMiddleware<RequestEnv>(async (c, next) => {
		const { id } = c.var.person;
		const { api_rate_limit: limit } = await settings.current();
		const rated = await rate.count(id, limit);
		// Whoever can set the limit must be able to correct one that is too low for the page it is set on.
		if (rated.isAllowed || (await isAdministrator(db, id))) return next();
		if (rated.isFirst) await noteTooMany(parts, { c, limit, times: 1 });
		else count(c, limit);
		c.header("retry-after", String(rated.secondsLeft));
		throw new Refusal(
			"too-many-requests",
			"Too many requests. Please try again in a moment.",
		);
	});
}

function isAdministrator(db: Store["db"], personId: string): Promise<boolean> {
	return asSystem(db, async (tx) => isAdmin(await listRoles(tx, personId)));
}

async function noteTooMany(
	{ db, now }: Store,
	{ c, limit, times }: { c: RequestContext; limit: number; times: number },
): Promise<void> {
	const event = {
		type: "rate_limit",
		severity: "medium",
		user_id: c.var.person.id,
		ip_address: c.var.address,
		description: `More than ${limit} requests in a minute`,
		times,
	} as const;
	await asSystem(db, (tx) => saveSecurityEvent(tx, event, now()));
}
