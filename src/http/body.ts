// How a route says in one line what it takes and gives, for the handler and for the API's description alike.
import type { z } from "@hono/zod-openapi";
import { OpenAPIHono } from "@hono/zod-openapi";
import { ErrorReply } from "../api/errors.ts";
import type { Door } from "./door.ts";

/** Input that does not fit is thrown and answered where every error is. */
export function routes() {
	return new OpenAPIHono<Door>({
		defaultHook: (result) => {
			if (!result.success) throw result.error;
		},
	});
}

export function takes<T extends z.ZodType>(schema: T) {
	return {
		body: { required: true, content: { "application/json": { schema } } },
	} as const;
}

export function gives<T extends z.ZodType>(description: string, schema: T) {
	return { description, content: { "application/json": { schema } } } as const;
}

export const refuses = {
	default: gives("Why it was not done", ErrorReply),
} as const;
