// Who asks for a document of somebody else is told that there is none, and it is noted: nobody comes by such an id by chance.
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { isDocumentOfOther } from "../db/generations.ts";
import { saveSecurityEvent } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import type { RequestEnv } from "./request-env.ts";
import type { Store } from "./store.ts";

const NOT_FOUND = 404;

/** Stands behind the sign-in guard, before calls whose address names a document. */
export function noteForeignDocuments({ db, now }: Store) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		await next();
		if (c.res.status !== NOT_FOUND) return;
		const id = z.uuid().safeParse(c.req.param("id"));
		if (!id.success) return;
		const { person, address } = c.var;
		await asSystem(db, async (tx) => {
			if (!(await isDocumentOfOther(tx, person.id, id.data))) return;
			const event = {
				type: "unauthorized_access",
				severity: "high",
				user_id: person.id,
				ip_address: address,
				description: "Asked for a document of somebody else",
			} as const;
			await saveSecurityEvent(tx, event, now());
		});
	});
}
