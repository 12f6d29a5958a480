// The outbox, for administrators.
import { z } from "zod";
import { calls } from "./call.ts";

export const MailOutbox = z.object({
	/** Without a mail server the texts are kept here, and their links are how people go on. */
	isOffline: z.boolean(),
	mails: z.array(
		z.object({
			id: z.string(),
			recipient: z.string(),
			subject: z.string(),
			/** Empty once a mail server has taken it: the links in it are the person's alone. */
			body: z.string(),
			state: z.enum(["waiting", "sent", "failed"]),
			attempts: z.number(),
			/** Why the last attempt failed. */
			error: z.string().nullable(),
			createdAt: z.string(),
			sentAt: z.string().nullable(),
		}),
	),
	next: z.string().nullable(),
});
export type MailOutbox = z.infer<typeof MailOutbox>;

export const mailCalls = calls({
	list: {
		method: "get",
		path: "/api/admin/mail-outbox",
		access: "administrator",
		query: z.object({
			/** The `next` of the page before. */
			before: z.uuid().optional(),
		}),
		reply: MailOutbox,
		about: "Newest first",
	},
});
