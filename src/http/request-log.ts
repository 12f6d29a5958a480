// A line of the log for each request, and what tells requests and clients apart.
import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { API_ROOT } from "../api/call.ts";
import { ADDRESS_HEADER } from "./auth.ts";
import type { RequestEnv } from "./request-env.ts";

/** The log keeps the path and never the query: a query may hold a confirmation token. */
export function logRequests(log: Logger) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		const requestId = randomUUID();
		const startedAt = performance.now();
		c.set("requestId", requestId);
		c.set("log", log.child({ requestId }));
		await next();
		c.res.headers.set("x-request-id", requestId);
		const line = {
			method: c.req.method,
			path: c.req.path,
			status: c.res.status,
			ms: Math.round(performance.now() - startedAt),
		};
		if (c.req.path.startsWith(API_ROOT)) c.var.log.info(line, "answered");
		else c.var.log.debug(line, "answered");
	});
}

/** Behind a proxy of our own the last hop it names is the client; otherwise only the connection can be believed. */
export function locateClient(trustProxy: boolean) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		const forwarded = trustProxy
			? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()
			: undefined;
		const address = forwarded || getConnInfo(c).remote.address || "unknown";
		c.set("address", address);
		c.req.raw.headers.set(ADDRESS_HEADER, address);
		await next();
	});
}
