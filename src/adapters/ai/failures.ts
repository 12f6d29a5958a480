// What went wrong at a provider, told apart by status, code and kind of error. Texts of providers are read for this and
// never passed on: they may quote the key or the request.
import { APICallError } from "ai";
import {
	ModelFailure,
	type ModelFailureReason,
} from "../../domain/model-failure.ts";

/** Longest time a provider may ask us to wait before we say so instead of waiting. */
const LONGEST_WAIT_MS = 20_000;

export function modelFailureOf(error: unknown): ModelFailure {
	const own = inCauses(error, (each) => each instanceof ModelFailure);
	if (own) return own;
	if (isTimeout(error)) return new ModelFailure("timed-out", "silence");
	const call = callErrorIn(error);
	if (!call) return new ModelFailure("unreachable", codeOf(error));
	const { statusCode } = call;
	if (statusCode === undefined || statusCode < 400)
		return new ModelFailure("unreachable", "the connection broke");
	const code = providerCode(call.responseBody);
	return new ModelFailure(
		reasonOf(statusCode, code),
		code ? `status ${statusCode}, ${code}` : `status ${statusCode}`,
	);
}

/** How long to wait before asking again; null where asking again cannot help or would take too long. */
export function retryDelayMs(
	error: unknown,
	failure: ModelFailure,
	{ attempt, retryAfterMs }: { attempt: number; retryAfterMs: number },
): number | null {
	if (!RETRIED.has(failure.reason)) return null;
	const asked = waitAskedFor(callErrorIn(error)?.responseHeaders);
	if (asked !== null) return asked > LONGEST_WAIT_MS ? null : asked;
	return retryAfterMs * 2 ** (attempt - 1);
}

const RETRIED: ReadonlySet<ModelFailureReason> = new Set([
	"rate-limited",
	"overloaded",
	"unreachable",
	"unusable",
]);

function reasonOf(status: number, code: string): ModelFailureReason {
	if (/quota|billing|credit|insufficient/i.test(code)) return "quota-used-up";
	if (status === 401 || status === 403) return "key-refused";
	if (status === 402) return "quota-used-up";
	if (status === 408 || status === 504) return "timed-out";
	if (status === 429) return "rate-limited";
	if (status >= 500) return "overloaded";
	return /content_filter|safety/i.test(code) ? "declined" : "misconfigured";
}

/** The provider's own code, when it is one: a short name, never its sentence. */
function providerCode(body: string | undefined): string {
	try {
		const { error } = JSON.parse(body ?? "") as {
			error?: { code?: unknown; type?: unknown; status?: unknown };
		};
		const code = [error?.code, error?.type, error?.status].find(
			(value) =>
				typeof value === "string" && /^[A-Za-z][\w.-]{0,59}$/.test(value),
		);
		return typeof code === "string" ? code : "";
	} catch {
		return ""; // a page of a proxy, not the provider's JSON
	}
}

function waitAskedFor(
	headers: Record<string, string> | undefined,
): number | null {
	const ms = Number(headers?.["retry-after-ms"]);
	if (ms > 0) return ms;
	const seconds = Number(headers?.["retry-after"]);
	return seconds > 0 ? seconds * 1_000 : null;
}

function callErrorIn(error: unknown): APICallError | null {
	return inCauses(error, (each) => APICallError.isInstance(each));
}

/** The first that fits, of an error and what caused it. */
function inCauses<Found>(
	error: unknown,
	isFound: (each: unknown) => each is Found,
): Found | null {
	for (let at: unknown = error, depth = 0; at && depth < 5; depth += 1) {
		if (isFound(at)) return at;
		at = typeof at === "object" ? Reflect.get(at, "cause") : undefined;
	}
	return null;
}

function isTimeout(error: unknown): boolean {
	return error instanceof Error && error.name === "TimeoutError";
}

function codeOf(error: unknown): string {
	const code =
		typeof error === "object" && error !== null
			? Reflect.get(error, "code")
			: undefined;
	return typeof code === "string" && /^\w{1,40}$/.test(code)
		? code
		: "no connection";
}
