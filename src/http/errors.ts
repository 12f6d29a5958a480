// The one place where what went wrong becomes a status and words. A refusal keeps its own words; anything we did not
// foresee is our fault, so the person gets a request id and the log gets the rest.
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ErrorCode, ErrorReply } from "../api/errors.ts";
import { errorCode, probe } from "../db/transactions.ts";
import { Refusal, type RefusalCode } from "../domain/refusal.ts";
import type { RequestContext } from "./request-env.ts";
import type { Store } from "./store.ts";

type Answer = { status: ContentfulStatusCode; error: ErrorReply["error"] };

const answers: Record<
	RefusalCode,
	{ status: ContentfulStatusCode; code: ErrorCode }
> = {
	"bad-input": { status: 422, code: "bad_input" },
	"too-large": { status: 413, code: "too_large" },
	"not-signed-in": { status: 401, code: "not_signed_in" },
	"email-not-confirmed": { status: 403, code: "email_not_confirmed" },
	"password-must-change": { status: 403, code: "password_must_change" },
	"second-factor-needed": { status: 403, code: "second_factor_needed" },
	"second-factor-required": { status: 403, code: "second_factor_required" },
	"passkey-needed": { status: 403, code: "passkey_needed" },
	"password-needed": { status: 403, code: "password_needed" },
	"link-used-up": { status: 410, code: "link_used_up" },
	"not-allowed": { status: 403, code: "not_allowed" },
	"not-found": { status: 404, code: "PGRST116" },
	conflict: { status: 409, code: "conflict" },
	"over-limit": { status: 403, code: "limit_reached" },
	"too-many-requests": { status: 429, code: "too_many_requests" },
	"ai-unavailable": { status: 503, code: "ai_unavailable" },
	unavailable: { status: 503, code: "unavailable" },
	maintenance: { status: 503, code: "maintenance" },
};

/** What the framework itself refuses before any of our code has seen the request. */
const refusedEarly: Record<number, { code: ErrorCode; message: string }> = {
	400: {
		code: "bad_request",
		message: "Couldn't read the request. Send valid JSON.",
	},
	413: {
		code: "too_large",
		message: "This is too much to send at once. Please shorten it.",
	},
};

/** PostgreSQL's codes for text with a zero character, plain and within JSON. */
const unstorable = new Set(["22021", "22P05"]);

const RETRY_AFTER_S = "5";

/** What failed for a reason nobody foresaw while the database is away failed for that: libraries lose the cause on the way. */
export function createErrorAnswers({ db }: Pick<Store, "db">) {
	return async (error: unknown, c: RequestContext): Promise<Response> => {
		const isForeseen =
			error instanceof Refusal || error instanceof HTTPException;
		if (isForeseen || unstorable.has(errorCode(error)))
			return answerError(error, c);
		const away = await probe(db).then(
			() => null,
			(refusal: unknown) => refusal,
		);
		return answerError(away instanceof Refusal ? away : error, c);
	};
}

function answerError(error: unknown, c: RequestContext): Response {
	const { status, error: reply } = answerFor(error, c.var.requestId);
	if (reply.code === "unavailable") c.header("retry-after", RETRY_AFTER_S);
	// Whoever closed the page ended the work itself.
	const isGone = c.req.raw.signal.aborted;
	if (status >= 500 && reply.code !== "maintenance" && !isGone)
		c.var.log.error({ err: error }, "failed");
	// The rest of what was sent stays unread, so nothing more can be asked on this connection.
	if (status === 413) c.header("connection", "close");
	return c.json({ error: reply } satisfies ErrorReply, status);
}

export function answerUnknownPath(c: RequestContext): Response {
	const message = "There's nothing at this address.";
	return c.json(
		{ error: { code: "not_found", message } } satisfies ErrorReply,
		404,
	);
}

function answerFor(error: unknown, requestId: string): Answer {
	if (error instanceof Refusal) {
		const { status, code } = answers[error.code];
		return {
			status,
			error: {
				code,
				message: error.message,
				title: error.title,
				fields: error.fields,
			},
		};
	}
	const early =
		error instanceof HTTPException ? refusedEarly[error.status] : undefined;
	if (early && error instanceof HTTPException)
		return { status: error.status, error: early };
	if (unstorable.has(errorCode(error))) {
		const message =
			"The text contains a character that can't be stored. Please type it again.";
		return { status: 422, error: { code: "bad_input", message } };
	}
	return {
		status: 500,
		error: { code: "internal", message: "Please try again later.", requestId },
	};
}
