// How much a request may send. Before anything else is done for it, what it may bring is set aside of what its client may have under way;
// its body is read when somebody asks for it, which is after its sender is known, and every piece is counted: against what this
// request may have, and against what all together may hold in memory.
import { createMiddleware } from "hono/factory";
import type { Call } from "../api/call.ts";
import type { ErrorReply } from "../api/errors.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { type BodyShare, createBodyBudget } from "./body-budget.ts";
import { networkOf } from "./network.ts";
import type { RequestContext, RequestEnv } from "./request-env.ts";
import { answerLargeFile } from "./uploaded-file.ts";

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
/** A profile is replaced whole; nearly everything else a person sends is a form. */
const LARGE_LIMIT = 2 * MEGABYTE;
const FORM_LIMIT = 256 * KILOBYTE;
/** What a form adds around a file. */
const FORM_AROUND = 100 * KILOBYTE;
/** How long an answer waits for the rest of a body that nobody asked for: the connection can be used again then. */
const REST_MS = 300;
const BODIED: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);
/** Of the largest file: what one client may have under way, and all together. */
const FILES_OF_ONE = 2;
const FILES_IN_ALL = 6;

type Size = "form" | "large" | "file";
type Limit = { bytes: number; megabytes: number; isFile: boolean };
/** What was counted for one request, and why it was broken off. */
type Count = {
	bytes: number;
	isWhole: boolean;
	brokenOff: "too-large" | "too-much" | null;
};

export function limitBodies(settings: SettingsInForce, calls: readonly Call[]) {
	const sizes = new Map(
		calls.map((call) => [call.path as string, sizeOf(call)]),
	);
	let largest = 0;
	const budget = createBodyBudget({
		mostOfOne: () => FILES_OF_ONE * largest,
		mostInAll: () => FILES_IN_ALL * largest,
	});
	return createMiddleware<RequestEnv>(async (c, next) => {
		if (!BODIED.has(c.req.method) || !c.req.raw.body) return next();
		const { max_file_size_mb: megabytes } = await settings.current();
		largest = megabytes * MEGABYTE + FORM_AROUND;
		const limit = limitFor(sizes.get(c.req.path) ?? "form", megabytes);
		const announced = announcedBy(c, limit);
		if (announced > limit.bytes) return refused(c, "too-large", limit);
		const share = budget.open(shareName(c, announced), announced);
		if (!share) return refused(c, "too-much", limit);
		const count: Count = { bytes: 0, isWhole: false, brokenOff: null };
		c.req.raw = counted(c.req.raw, { count, limit, share });
		try {
			await next();
			if (!count.isWhole && !(await readRest(c.req.raw.body)))
				c.header("connection", "close");
		} finally {
			share.release();
		}
		if (count.brokenOff) c.res = refused(c, count.brokenOff, limit);
	});
}

/** Forms have a share of their own, so that a neighbor's unfinished files refuse nobody's form. */
function shareName(
	{ var: { address } }: RequestContext,
	bytes: number,
): string {
	return `${networkOf(address)} ${bytes > FORM_LIMIT ? "files" : "forms"}`;
}

/** What a request says it brings, or all it may where it does not say. What comes is counted in any case. */
function announcedBy(c: RequestContext, limit: Limit): number {
	const announced = c.req.header("content-length");
	if (announced !== undefined) return Number(announced);
	return c.req.header("transfer-encoding") === undefined ? 0 : limit.bytes;
}

function sizeOf({ isUpload, isLarge }: Call): Size {
	if (isUpload) return "file";
	return isLarge ? "large" : "form";
}

function limitFor(size: Size, megabytes: number): Limit {
	const largest = megabytes * MEGABYTE;
	if (size === "file")
		return { bytes: largest + FORM_AROUND, megabytes, isFile: true };
	const form = size === "large" ? LARGE_LIMIT : FORM_LIMIT;
	return { bytes: Math.min(form, largest), megabytes, isFile: false };
}

function counted(
	request: Request,
	{ count, limit, share }: { count: Count; limit: Limit; share: BodyShare },
): Request {
	const counter = new TransformStream<Uint8Array, Uint8Array>({
		transform(piece, controller) {
			const isTooLarge = count.bytes + piece.length > limit.bytes;
			if (isTooLarge || !share.take(piece.length)) {
				count.brokenOff = isTooLarge ? "too-large" : "too-much";
				return controller.error(new Error("The body was broken off."));
			}
			count.bytes += piece.length;
			controller.enqueue(piece);
		},
		flush() {
			count.isWhole = true;
			share.end();
		},
	});
	const body = request.body?.pipeThrough(counter) ?? null;
	return new Request(request, { body, duplex: "half" } as RequestInit);
}

/** Whether the whole of it came soon. The server ends a connection with an unread body without a word to who uses it next. */
async function readRest(body: ReadableStream | null): Promise<boolean> {
	if (!body || body.locked) return false;
	const stop = AbortSignal.timeout(REST_MS);
	return body.pipeTo(new WritableStream(), { signal: stop }).then(
		() => true,
		() => false,
	);
}

function refused(
	c: RequestContext,
	why: "too-large" | "too-much",
	{ isFile, megabytes }: Limit,
): Response {
	// The rest of what was sent stays unread, so nothing more can be asked on this connection.
	c.header("connection", "close");
	if (why === "too-large" && isFile) return answerLargeFile(c, megabytes);
	const [status, error] =
		why === "too-large"
			? ([413, TOO_LARGE] as const)
			: ([503, TOO_MUCH] as const);
	return c.json({ error } satisfies ErrorReply, status);
}

const TOO_LARGE = {
	code: "too_large",
	message: "This is too much to send at once. Please shorten it.",
} as const;
const TOO_MUCH = {
	code: "unavailable",
	message:
		"Too much is being sent from your network at once. Try again in a minute.",
} as const;
