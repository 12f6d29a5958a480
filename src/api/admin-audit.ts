// What administrators did, to be read and never changed.
import { z } from "zod";
import { calls } from "./call.ts";
import { oneOfThese, pageNumber, searchText, sorted } from "./search-fields.ts";

export const AuditQuery = z.object({
	/** What administrators did, or what people did with their own accounts. */
	kind: oneOfThese(["acts", "accounts"], "acts"),
	/** Held against who, the act, its subject and its details. */
	search: searchText(),
	...sorted(["time", "who", "act", "subject"], "time"),
	page: pageNumber(1000),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditPage = z.object({
	entries: z.array(
		z.object({
			id: z.string(),
			by: z.string(),
			action: z.string(),
			subject_type: z.string(),
			subject_id: z.string().nullable(),
			details: z.record(z.string(), z.unknown()),
			created_at: z.string(),
		}),
	),
	page: z.number(),
	hasMore: z.boolean(),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const auditCalls = calls({
	list: {
		method: "get",
		path: "/api/admin/audit-log",
		access: "administrator",
		query: AuditQuery,
		reply: AuditPage,
		about: "Newest first",
	},
});
