// The description of the API that other programs read, made of the calls' own rows.
import { type RouteConfig, z } from "@hono/zod-openapi";
import type { Call } from "../api/call.ts";
import { ErrorReply } from "../api/errors.ts";

export function describeCall(call: Call): RouteConfig {
	const { method, path } = call;
	const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
	return {
		method,
		path,
		request: {
			...(names.length > 0 ? { params: textParams(names) } : {}),
			...(call.query ? { query: call.query } : {}),
			...bodyOf(call),
		},
		responses: {
			[statusOf(call)]: { description: call.about, ...contentOf(call) },
			default: {
				description: refusalText(call),
				content: { "application/json": { schema: ErrorReply } },
			},
		},
	};
}

const file = z
	.instanceof(Uint8Array)
	.openapi({ type: "string", format: "binary" });

function textParams(names: readonly string[]) {
	return z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

function bodyOf({ body, isUpload }: Call) {
	const content = isUpload
		? {
				"multipart/form-data": { schema: z.object({ file }) },
				"application/octet-stream": { schema: file },
			}
		: body && { "application/json": { schema: body } };
	return content ? { body: { required: true, content } } : {};
}

function statusOf(call: Call): number {
	if (call.media || call.events) return 200;
	if (call.leadsOn) return 303;
	return call.reply ? (call.status ?? 200) : 204;
}

function contentOf({ reply, media, events }: Call) {
	if (reply) return { content: { "application/json": { schema: reply } } };
	if (events) return { content: { "text/event-stream": { schema: events } } };
	if (!media) return {};
	return {
		content: Object.fromEntries(media.map((type) => [type, { schema: file }])),
	};
}

function refusalText({ refuses = [] }: Call): string {
	const why = "Why it was not done";
	return refuses.length > 0 ? `${why}: also ${refuses.join(", ")}` : why;
}
