// The one form of every error reply.
import { z } from "zod";

/** `title` is the toast's heading; `fields` maps a field's name to the message under it; `requestId` is there when it was our fault. */
export const ErrorReply = z.object({
	error: z.object({
		code: z.string(),
		message: z.string(),
		title: z.string().optional(),
		fields: z.record(z.string(), z.string()).optional(),
		requestId: z.string().optional(),
	}),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
