// Where a person is signed in.
import { z } from "zod";
import { calls } from "./call.ts";

export const SessionList = z.object({
	sessions: z.array(
		z.object({
			id: z.string(),
			createdAt: z.string(),
			/** Noted about once a day. */
			lastUsedAt: z.string(),
			/** What the browser says of itself, and where it asks from; either may be unknown. */
			userAgent: z.string().nullable(),
			address: z.string().nullable(),
			isCurrent: z.boolean(),
		}),
	),
});
export type SessionList = z.infer<typeof SessionList>;

const ended = z.object({ ended: z.literal(true) });

export const sessionCalls = calls({
	list: {
		method: "get",
		path: "/api/sessions",
		reply: SessionList,
		about: "Last used first",
	},
	/** Here too. */
	endAll: {
		method: "delete",
		path: "/api/sessions",
		asksPassword: true,
		reply: ended,
		about: "Signed out everywhere",
	},
	end: {
		method: "delete",
		path: "/api/sessions/{id}",
		asksPassword: true,
		reply: ended,
		about: "That session is over",
		refuses: ["PGRST116"],
	},
});
