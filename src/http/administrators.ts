// The guard of every call for administrators. Stands behind the sign-in guard; whoever is no administrator is refused and noted.
import { createMiddleware } from "hono/factory";
import { listRoles } from "../db/roles.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { isAdmin } from "../domain/account/roles.ts";
import { Refusal } from "../domain/refusal.ts";
import type { RequestEnv } from "./request-env.ts";
import type { Store } from "./store.ts";

/** The role is read anew for each call: losing it works at once. */
export function adminOnly({ db, now }: Store) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		const { person, address } = c.var;
		const mayEnter = await asSystem(db, async (tx) => {
			if (isAdmin(await listRoles(tx, person.id))) return true;
			const event = {
				type: "unauthorized_access",
				severity: "high",
				user_id: person.id,
				ip_address: address,
				description: `${c.req.method} ${c.req.path} without the role admin`,
			} as const;
			await saveSecurityEvent(tx, event, now());
			return false;
		});
		if (!mayEnter)
			throw new Refusal("not-allowed", "Only administrators can do this.");
		await next();
	});
}
