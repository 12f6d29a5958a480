// A file that was sent: as a form's field "file", or as the whole body.
import type { Context } from "hono";
import type { ErrorReply } from "../api/errors.ts";
import { Refusal } from "../domain/refusal.ts";
import type { RequestContext } from "./request-env.ts";

const NO_FILE = "No file came with the request. Choose a resume's file.";

export async function uploadedFile(c: RequestContext): Promise<Uint8Array> {
	const type = c.req.header("content-type") ?? "";
	if (!/^multipart\/form-data/i.test(type))
		return new Uint8Array(await c.req.arrayBuffer());
	const form = await c.req.formData().catch((cause: unknown) => {
		throw new Refusal("bad-input", NO_FILE, { cause });
	});
	const sent = form.get("file");
	if (sent === null || typeof sent === "string")
		throw new Refusal("bad-input", NO_FILE);
	return new Uint8Array(await sent.arrayBuffer());
}

/** Answered before the rest of the file has come. */
export function answerLargeFile(c: Context, megabytes: number): Response {
	c.header("connection", "close");
	const message = tooLarge(megabytes);
	const error = { code: "too_large", message } as const;
	return c.json({ error } satisfies ErrorReply, 413);
}

/** The form around it may have been larger than the file may be. */
export function refuseLargeFile(bytes: Uint8Array, megabytes: number): void {
	if (bytes.length <= megabytes * 1024 * 1024) return;
	throw new Refusal("too-large", tooLarge(megabytes));
}

function tooLarge(megabytes: number): string {
	return `The file is larger than ${megabytes} MB. Export it without pictures or in a smaller size and choose that file.`;
}
