// The only place that talks to the server. A reply is parsed by the schema it is asked with; every failure is an
// ApiError whose message can be shown as it is.
import type { ErrorReply } from "../api/errors.ts";

type Reply<T> = { parse(reply: unknown): T };
type Failure = Partial<ErrorReply["error"]>;

export class ApiError extends Error {
	readonly status: number;
	readonly code: string;
	readonly title: string | undefined;
	readonly fields: Record<string, string>;

	constructor(status: number, failure: Failure, cause?: unknown) {
		const id = failure.requestId ? ` (request ${failure.requestId})` : "";
		super((failure.message || "Please try again later.") + id, { cause });
		this.name = "ApiError";
		this.status = status;
		this.code = failure.code ?? "unknown";
		this.title = failure.title;
		this.fields = failure.fields ?? {};
	}
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
	method: "POST" | "PUT" | "DELETE",
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

/** `missingGlyphs` are the characters no font of ours can draw; they are not on the pages. */
export type ServedFile = {
	bytes: Blob;
	name: string | null;
	missingGlyphs: string;
};

export async function readFile(
	path: string,
	signal?: AbortSignal,
): Promise<ServedFile> {
	const response = await ask(path, { signal: signal ?? null });
	return {
		bytes: await response.blob(),
		name: fileName(response.headers.get("content-disposition")),
		missingGlyphs: decodeURIComponent(
			response.headers.get("x-attune-missing-glyphs") ?? "",
		),
	};
}

/** For calls whose reply is of no use to the page. */
export const anyReply: Reply<unknown> = { parse: (reply) => reply };

async function ask(path: string, init: RequestInit): Promise<Response> {
	const response = await fetch(path, {
		credentials: "same-origin",
		...init,
	}).catch((cause: unknown) => {
		if (init.signal?.aborted) throw cause;
		throw new ApiError(
			0,
			{
				code: "unreachable",
				message:
					"The server cannot be reached. Check your connection and try again.",
			},
			cause,
		);
	});
	if (response.ok) return response;
	throw new ApiError(
		response.status,
		failureIn(await response.json().catch(() => null)),
	);
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
