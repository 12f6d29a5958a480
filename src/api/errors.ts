// The one form of every error reply, and the codes a reply can carry. A code decides, a message is read: no program looks into it.
import { z } from "zod";

/** "PGRST116" is the specification's code for a single row that is not there (API-05). */
export const ERROR_CODES = [
	"bad_input",
	"bad_request",
	"too_large",
	"not_signed_in",
	"email_not_confirmed",
	"password_must_change",
	"password_needed",
	"second_factor_needed",
	"second_factor_required",
	"passkey_needed",
	"link_used_up",
	"not_allowed",
	"PGRST116",
	"not_found",
	"conflict",
	"limit_reached",
	"too_many_requests",
	"ai_unavailable",
	"unavailable",
	"maintenance",
	"internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** `title` is the toast's heading; `fields` maps a field's name to the message under it; `requestId` is there when it was our fault. */
export const ErrorReply = z.object({
	error: z.object({
		code: z.enum(ERROR_CODES),
		message: z.string(),
		title: z.string().optional(),
		fields: z.record(z.string(), z.string()).optional(),
		requestId: z.string().optional(),
	}),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
