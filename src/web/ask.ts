// Calls of the API's table, made from the browser: what is sent and what comes back have the call's own types, and every reply is
// held against its schema. Nothing else in the app writes an address of the API.
import {
	addressOf,
	type Call,
	type CallInput,
	type EventsCall,
	type FileCall,
	type JsonCall,
	type ReplyTo,
} from "../api/call.ts";
import type { ErrorCode } from "../api/errors.ts";
import { ApiError, request } from "./client.ts";

type Signaled = { signal?: AbortSignal };
/** `keepalive`: it is made even if the page that asks is gone by then. */
type Lasting = Signaled & { keepalive?: boolean };
type Nothing = Record<never, never>;
/** What a call is given: nothing has to be said where nothing is asked. */
export type CallArguments<C extends Call, More = Nothing> =
	Nothing extends CallInput<C>
		? [input?: CallInput<C> & More]
		: [input: CallInput<C> & More];

/** The codes a failure of this call can have. */
type CodeOf<C extends Call> =
	| "unreachable"
	| "unreadable"
	| "unknown"
	| "bad_input"
	| "bad_request"
	| "too_large"
	| "not_signed_in"
	| "password_must_change"
	| "password_needed"
	| "second_factor_required"
	| "not_allowed"
	| "not_found"
	| "too_many_requests"
	| "unavailable"
	| "maintenance"
	| "internal"
	| (C["refuses"] extends readonly (infer Code extends ErrorCode)[]
			? Code
			: never);
export type CallFailure<C extends Call> = ApiError & { code: CodeOf<C> };

/** Either way it ended. The reply cannot be had without looking at the failure. */
export type CallOutcome<Reply, Failure extends ApiError = ApiError> =
	| { isDone: true; reply: Reply }
	| { isDone: false; failure: Failure };

/** Throws an ApiError; for queries and mutations, which keep it for their page. */
export async function ask<const C extends JsonCall>(
	call: C,
	...[input]: CallArguments<C, Lasting>
): Promise<ReplyTo<C>> {
	return readReply(call, await requestFor(call, input));
}

/** For what a person does once: how it failed stands beside what it answered. */
export async function attempt<const C extends JsonCall>(
	call: C,
	...input: CallArguments<C, Signaled>
): Promise<CallOutcome<ReplyTo<C>, CallFailure<C>>> {
	const outcome = await callOutcome(ask(call, ...input));
	if (outcome.isDone) return outcome;
	// A call refuses with nothing but what its row says.
	return { isDone: false, failure: outcome.failure as CallFailure<C> };
}

/** How something asked of the server ended. What is not about the server, such as a request nobody waits for anymore, is thrown. */
export async function callOutcome<Reply>(
	asked: Promise<Reply>,
): Promise<CallOutcome<Reply>> {
	try {
		return { isDone: true, reply: await asked };
	} catch (failure) {
		if (failure instanceof ApiError) return { isDone: false, failure };
		throw failure;
	}
}

/** The same for a query, which lets go of what nobody waits for anymore. */
export function queryOf<const C extends JsonCall>(
	call: C,
	...[input]: CallArguments<C>
): (waiting: { signal: AbortSignal }) => Promise<ReplyTo<C>> {
	return async ({ signal }) =>
		readReply(call, await requestFor(call, { ...input, signal }));
}

/** Sends a file as a form does; the server tells what it is by its content. */
export async function upload<const C extends JsonCall & { isUpload: true }>(
	call: C,
	file: File,
): Promise<ReplyTo<C>> {
	const body = new FormData();
	body.set("file", file);
	const init = { method: "POST", body };
	return readReply(call, await request(addressOf(call.path), init));
}

/** `missingGlyphs` are the characters no font of ours can draw; they are not on the pages. `linesBeyond` did not fit a letter's page. */
export type ServedFile = {
	bytes: Blob;
	name: string | null;
	missingGlyphs: string;
	linesBeyond: number;
};

export async function askFile<const C extends FileCall>(
	call: C,
	...[input]: CallArguments<C, Signaled>
): Promise<ServedFile> {
	const response = await requestFor(call, input);
	const { headers } = response;
	return {
		bytes: await response.blob(),
		name: fileName(headers.get("content-disposition")),
		missingGlyphs: decodeURIComponent(
			headers.get("x-attune-missing-glyphs") ?? "",
		),
		linesBeyond: Number(headers.get("x-attune-lines-beyond") ?? 0),
	};
}

/** For what the browser itself fetches: a link, a picture, a stream of events. */
export function linkTo<const C extends FileCall | EventsCall>(
	call: C,
	...[input]: CallArguments<C>
): string {
	return addressOf(call.path, input);
}

type Sent = Parameters<typeof addressOf>[1] & Lasting & { body?: unknown };

function requestFor(call: Call, sent: Sent = {}): Promise<Response> {
	const { signal, keepalive = false, body } = sent;
	const json = {
		body: JSON.stringify(body),
		headers: { "content-type": "application/json" },
	};
	return request(
		addressOf(call.path, sent),
		{
			method: call.method.toUpperCase(),
			...(call.body ? json : {}),
			signal: signal ?? null,
			keepalive,
		},
		call.access === "anybody",
	);
}

/** The reply of a request that was made ahead of its schema. */
export async function readReply<C extends JsonCall>(
	{ reply }: C,
	response: Response,
): Promise<ReplyTo<C>> {
	const text = await response.text();
	// Without a schema the reply is nothing, which is what its type says.
	if (!reply) return undefined as ReplyTo<C>;
	try {
		return reply.parse(JSON.parse(text)) as ReplyTo<C>;
	} catch (cause) {
		const message = "The server’s answer couldn’t be read. Reload the page.";
		throw new ApiError(response.status, { code: "unreadable", message }, cause);
	}
}

function fileName(disposition: string | null): string | null {
	const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
	if (extended) return decodeURIComponent(extended);
	return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}
