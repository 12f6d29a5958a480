// The guard of everything under /api/admin. Stands behind the sign-in guard; whoever is no administrator is refused and noted.
import { createMiddleware } from "hono/factory";
import { listRoles } from "../db/roles.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { isAdmin } from "../domain/account/roles.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Door, House } from "./door.ts";

/** `app.use(signedIn(house.auth), adminOnly(house))`. The role is read anew for each call: losing it works at once. */
export function adminOnly({ db, world }: Pick<House, "db" | "world">) {
	return createMiddleware<Door>(async (c, next) => {
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
			await saveSecurityEvent(tx, event, world.now());
			return false;
		});
		if (!mayEnter)
			throw new Refusal("not-allowed", "Only administrators may do this.");
		await next();
	});
}
