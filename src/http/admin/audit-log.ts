// What administrators did, to be read and never changed.
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { AuditPage } from "../../api/admin-people.ts";
import { listAuditEntries } from "../../db/audit-log.ts";
import { asSystem } from "../../db/transactions.ts";
import { gives, refuses, routes } from "../body.ts";
import type { House } from "../door.ts";

const PAGE = 50;
/** Time and id of the last entry of the page before. */
const After = z.object({
	after: z
		.string()
		.regex(/^[^|]{1,40}\|[0-9a-f-]{36}$/)
		.optional()
		.catch(undefined)
		.meta({ type: "string" }),
});

const listRoute = createRoute({
	method: "get",
	path: "/",
	request: { query: After },
	responses: { 200: gives("Newest first", AuditPage), ...refuses },
});

export function auditLog({ db }: House) {
	return routes().openapi(listRoute, async (c) => {
		const { after } = c.req.valid("query");
		const [created_at = "", id = ""] = after?.split("|") ?? [];
		const rows = await asSystem(db, (tx) =>
			listAuditEntries(tx, {
				...(after ? { after: { created_at, id } } : {}),
				limit: PAGE + 1,
			}),
		);
		const entries = rows.slice(0, PAGE);
		const last = rows.length > PAGE ? entries.at(-1) : undefined;
		const reply = {
			entries: entries.map((row) => ({
				id: row.id,
				by: row.actor_email,
				action: row.action,
				subject_type: row.subject_type,
				subject_id: row.subject_id,
				details: row.details,
				created_at: new Date(row.created_at).toISOString(),
			})),
			next: last ? `${last.created_at}|${last.id}` : null,
		};
		return c.json(reply, 200);
	});
}
