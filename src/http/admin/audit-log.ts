// What administrators did, to be read and never changed.
import { auditCalls } from "../../api/admin-audit.ts";
import { listAuditEntries } from "../../db/audit-log.ts";
import { asSystem } from "../../db/transactions.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";

const PAGE = 50;

export function auditRoute({ db }: Pick<Store, "db">): Route {
	return answers(auditCalls.list, async ({ query: { kind, after } }) => {
		const [created_at = "", id = ""] = after?.split("|") ?? [];
		const rows = await asSystem(db, (tx) =>
			listAuditEntries(tx, {
				...(after ? { after: { created_at, id } } : {}),
				kind,
				limit: PAGE + 1,
			}),
		);
		const entries = rows.slice(0, PAGE);
		const last = rows.length > PAGE ? entries.at(-1) : undefined;
		return {
			entries: entries.map((row) => ({
				id: row.id,
				by: row.by,
				action: row.action,
				subject_type: row.subject_type,
				subject_id: row.subject_id,
				details: row.details,
				created_at: new Date(row.created_at).toISOString(),
			})),
			next: last ? `${last.created_at}|${last.id}` : null,
		};
	});
}
