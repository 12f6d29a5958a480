// The only place that talks to the server. A reply is parsed by the schema it is asked with; every failure is an
// ApiError whose message can be shown as it is. A call refused because the session is over waits until somebody has signed in
// again, and is then made once more.
import type { ErrorReply } from "../api/errors.ts";
import { reportReached, reportUnreachable } from "./connection.ts";

type Reply<T> = { parse(reply: unknown): T };
type Failure = Partial<ErrorReply["error"]>;

export class ApiError extends Error {
	readonly status: number;
	readonly code: string;
	readonly title: string | undefined;
	readonly fields: Record<string, string>;
	/** Whether the message is the server's own. */
	readonly isTold: boolean;

	constructor(status: number, failure: Failure, cause?: unknown) {
		const id = failure.requestId ? ` (request ${failure.requestId})` : "";
		super((failure.message || "Please try again later.") + id, { cause });
		this.name = "ApiError";
		this.status = status;
		this.code = failure.code ?? "unknown";
		this.title = failure.title;
		this.fields = failure.fields ?? {};
		this.isTold = Boolean(failure.message);
	}
}

/** What is said about a failure: the server's words where it had some. */
export function wordsOf(failure: Error, fallback: string): string {
	return failure instanceof ApiError && failure.isTold
		? failure.message
		: fallback;
}

export async function read<T>(
	path: string,
	reply: Reply<T>,
	signal?: AbortSignal,
): Promise<T> {
	const response = await ask(path, { signal: signal ?? null });
	return reply.parse(await response.json());
}

export async function send<T>(
	method: "POST" | "PUT" | "PATCH" | "DELETE",
	path: string,
	options: { body?: unknown; reply: Reply<T> },
) {
	const response = await ask(path, {
		method,
		...(options.body === undefined
			? {}
			: {
					body: JSON.stringify(options.body),
					headers: { "content-type": "application/json" },
				}),
	});
	const text = await response.text();
	return options.reply.parse(text ? JSON.parse(text) : null);
}

/** Hands a file over as a form does; the server tells what it is by its content. */
export async function upload<T>(
	path: string,
	file: File,
	reply: Reply<T>,
): Promise<T> {
	const body = new FormData();
	body.set("file", file);
	const response = await ask(path, { method: "POST", body });
	return reply.parse(await response.json());
}

/** `missingGlyphs` are the characters no font of ours can draw; they are not on the pages. `linesBeyond` did not fit a letter's page. */
export type ServedFile = {
	bytes: Blob;
	name: string | null;
	missingGlyphs: string;
	linesBeyond: number;
};

export async function readFile(
	path: string,
	signal?: AbortSignal,
): Promise<ServedFile> {
	return fileIn(await ask(path, { signal: signal ?? null }));
}

/** A file made of what is sent with the question. */
export async function drawFile(
	path: string,
	body: unknown,
	signal: AbortSignal,
): Promise<ServedFile> {
	const headers = { "content-type": "application/json" };
	return fileIn(
		await ask(path, {
			method: "POST",
			body: JSON.stringify(body),
			headers,
			signal,
		}),
	);
}

async function fileIn(response: Response): Promise<ServedFile> {
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

/** For calls whose reply is of no use to the page. */
export const anyReply: Reply<unknown> = { parse: (reply) => reply };

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

async function ask(path: string, init: RequestInit): Promise<Response> {
	const response = await fetchOnce(path, init);
	if (response.ok) return response;
	const isLost = response.status === 401 && !path.startsWith("/api/auth/");
	if (isLost && regain && (await regain())) {
		const again = await fetchOnce(path, init);
		if (again.ok) return again;
		throw await failureOf(again);
	}
	throw await failureOf(response);
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
		"The server cannot be reached. Check your connection and try again.";
	return new ApiError(0, { code: "unreachable", message }, cause);
}

async function failureOf(response: Response): Promise<ApiError> {
	const reply: unknown = await response.json().catch(() => null);
	return new ApiError(response.status, failureIn(reply));
}

/** Our own replies carry `error`; those of the accounts carry `message` and `code` at the top. */
function failureIn(reply: unknown): Failure {
	if (!isRecord(reply)) return {};
	return isRecord(reply.error) ? (reply.error as Failure) : (reply as Failure);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

function fileName(disposition: string | null): string | null {
	const extended = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
	if (extended) return decodeURIComponent(extended);
	return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null;
}
