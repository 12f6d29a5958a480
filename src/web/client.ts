// The only place that talks to the server. Every failure is an ApiError whose message can be shown as it is. A request refused
// because the session is over waits until somebody has signed in again, and is then made once more. Calls are made with ask.ts.
import type { ErrorCode, ErrorReply } from "../api/errors.ts";
import { reportReached, reportUnreachable } from "./connection.ts";
import { reportFailedCall } from "./failed-calls.ts";

/** What the server says, or why it said nothing that can be read. */
export type FailureCode = ErrorCode | "unreachable" | "unreadable" | "unknown";
type Failure = Partial<Omit<ErrorReply["error"], "code">> & {
	code?: FailureCode;
};

export class ApiError extends Error {
	readonly status: number;
	readonly code: FailureCode;
	readonly title: string | undefined;
	readonly fields: Record<string, string>;
	/** Whether the message is the server's own. */
	readonly isServers: boolean;

	constructor(status: number, failure: Failure, cause?: unknown) {
		super(failure.message || "Please try again later.", { cause });
		this.name = "ApiError";
		this.status = status;
		this.code = failure.code ?? "unknown";
		this.title = failure.title;
		this.fields = failure.fields ?? {};
		this.isServers = Boolean(failure.message);
	}
}

/** What is said about a failure: the server's words where it had some. */
export function failureText(failure: ApiError, fallback: string): string {
	return failure.isServers ? failure.message : fallback;
}

/** Resolves to true once the same person is signed in again. */
type Regain = () => Promise<boolean>;
let regain: Regain | null = null;

/** While somebody is signed in, a session that ends is regained by this. Answers with what takes it away again. */
export function whenSessionIsLost(ask: Regain): () => void {
	regain = ask;
	return () => {
		if (regain === ask) regain = null;
	};
}

/** Resolves to true once the person has given their password. */
let confirm: Regain | null = null;
const canConfirm = Promise.withResolvers<void>();
/** What asks is fetched beside the first page; whoever presses before it has come waits so long for it. */
const ASKING_COMES_WITHIN_MS = 5000;

/** While somebody is signed in, what needs the password asks for it by this. Answers with what takes it away again. */
export function whenPasswordIsNeeded(ask: Regain): () => void {
	confirm = ask;
	canConfirm.resolve();
	return () => {
		if (confirm === ask) confirm = null;
	};
}

/** `isSigningIn`: being refused is an answer about what was typed, not about a session that ended. */
export async function request(
	path: string,
	init: RequestInit,
	isSigningIn = false,
): Promise<Response> {
	const response = await fetchOnce(path, init);
	if (response.ok) return response;
	const isLost = response.status === 401 && !isSigningIn;
	if (isLost && regain && (await regain())) {
		const again = await fetchOnce(path, init);
		if (again.ok) return again;
		throw await failureOf(again);
	}
	const failure = await failureOf(response);
	const isConfirmed =
		failure.code === "password_needed" && (await confirmPassword());
	if (!isConfirmed) throw failure;
	const again = await fetchOnce(path, init);
	if (again.ok) return again;
	throw await failureOf(again);
}

async function confirmPassword(): Promise<boolean> {
	const late = new Promise((resolve) =>
		setTimeout(resolve, ASKING_COMES_WITHIN_MS),
	);
	await Promise.race([canConfirm.promise, late]);
	return (await confirm?.()) === true;
}

async function fetchOnce(path: string, init: RequestInit): Promise<Response> {
	try {
		const response = await fetch(path, { credentials: "same-origin", ...init });
		if (!isFromProxy(response)) {
			reportReached();
			return response;
		}
	} catch (cause) {
		if (init.signal?.aborted) throw cause;
		reportUnreachable();
		throw unreachable(cause);
	}
	reportUnreachable();
	throw unreachable();
}

/** Whoever stands before the server answers for it in its own form while it is away. */
function isFromProxy({ status, headers }: Response): boolean {
	const isGateway = status === 502 || status === 503 || status === 504;
	return isGateway && !headers.get("content-type")?.includes("json");
}

function unreachable(cause?: unknown): ApiError {
	const message =
		"Can't reach the server. Check your connection and try again.";
	return new ApiError(0, { code: "unreachable", message }, cause);
}

async function failureOf(response: Response): Promise<ApiError> {
	const reply: unknown = await response.json().catch(() => null);
	const failure = failureIn(reply);
	// Never in what is read first: who looks after the server asks for it.
	if (failure.requestId) reportFailedCall(failure.requestId);
	return new ApiError(response.status, failure);
}

/** Of a server of ours; anything else is a failure without words. */
function failureIn(reply: unknown): Failure {
	if (typeof reply !== "object" || reply === null) return {};
	const { error } = reply as Partial<ErrorReply>;
	return typeof error === "object" && error !== null ? error : {};
}
