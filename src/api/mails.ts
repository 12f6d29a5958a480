// The outbox, for administrators: that a mail waits and why, never what stands in it. The links in it are its reader's alone.
import { z } from "zod";
import { calls } from "./call.ts";
import { oneOfThese, pageNumber, searchText, sorted } from "./search-fields.ts";

const STATES = ["waiting", "sent", "failed"] as const;

export const MailQuery = z.object({
	/** Held against the recipient, the subject and the last answer. */
	search: searchText(),
	state: oneOfThese(["all", ...STATES], "all"),
	...sorted(["time", "to", "subject", "state", "tries"], "time"),
	page: pageNumber(1000),
});
export type MailQuery = z.infer<typeof MailQuery>;

export const MailOutbox = z.object({
	/** No mail server is set: mails are kept as files where the server runs. */
	isOffline: z.boolean(),
	mails: z.array(
		z.object({
			id: z.string(),
			recipient: z.string(),
			subject: z.string(),
			state: z.enum(STATES),
			attempts: z.number(),
			/** Why the last attempt failed. */
			error: z.string().nullable(),
			createdAt: z.string(),
			sentAt: z.string().nullable(),
			/** When it is tried next; null for one that is not. */
			dueAt: z.string().nullable(),
		}),
	),
	page: z.number(),
	hasMore: z.boolean(),
});
export type MailOutbox = z.infer<typeof MailOutbox>;

const MailTrial = z.object({ works: z.boolean(), text: z.string() });
export type MailTrial = z.infer<typeof MailTrial>;

export const mailCalls = calls({
	resend: {
		method: "post",
		path: "/api/admin/mail-outbox/{id}/resend",
		access: "administrator",
		reply: z.object({ done: z.literal(true) }),
		about: "Tried again at once",
		refuses: ["conflict"],
	},
	/** To the administrator who asks. */
	test: {
		method: "post",
		path: "/api/admin/mail-outbox/test",
		access: "administrator",
		reply: MailTrial,
		about: "What came of it",
	},
	list: {
		method: "get",
		path: "/api/admin/mail-outbox",
		access: "administrator",
		query: MailQuery,
		reply: MailOutbox,
		about: "Newest first",
	},
});
