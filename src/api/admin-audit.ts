// What administrators did, to be read and never changed.
import { z } from "zod";
import { calls } from "./call.ts";
import { oneOfThese, TEXT } from "./search-fields.ts";

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
	/** Asks for the entries before these; null when these are the oldest. */
	next: z.string().nullable(),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const auditCalls = calls({
	list: {
		method: "get",
		path: "/api/admin/audit-log",
		access: "administrator",
		query: z.object({
			/** What administrators did, or what people did with their own accounts. */
			kind: oneOfThese(["acts", "accounts"], "acts"),
			/** The `next` of the page before: time and id of its last entry. */
			after: z
				.string()
				.regex(/^[^|]{1,40}\|[0-9a-f-]{36}$/)
				.optional()
				.catch(undefined)
				.meta(TEXT),
		}),
		reply: AuditPage,
		about: "Newest first",
	},
});
