// What administrators did, to be read and never changed.
import { auditCalls } from "../../api/admin-audit.ts";
import { listAuditEntries } from "../../db/audit-search.ts";
import { asSystem } from "../../db/transactions.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";

const PAGE = 50;

export function auditRoute({ db }: Pick<Store, "db">): Route {
	return answers(auditCalls.list, async ({ query: { page, ...search } }) => {
		const offset = (page - 1) * PAGE;
		const rows = await asSystem(db, (tx) =>
			listAuditEntries(tx, { ...search, limit: PAGE + 1, offset }),
		);
		return {
			entries: rows.slice(0, PAGE).map((row) => ({
				id: row.id,
				by: row.by,
				action: row.action,
				subject_type: row.subject_type,
				subject_id: row.subject_id,
				details: row.details,
				created_at: new Date(row.created_at).toISOString(),
			})),
			page,
			hasMore: rows.length > PAGE,
		};
	});
}
