// A line of the log for each request, and what tells requests and clients apart.
import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { API_ROOT } from "../api/call.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import { ADDRESS_HEADER } from "./auth.ts";
import { networkOf } from "./network.ts";
import { hashingFor } from "./password-hashes.ts";
import type { RequestContext, RequestEnv } from "./request-env.ts";

/** What a proxy calls a request, where it is nothing that could break a line or a header. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

type LogParts = {
	log: Logger;
	settings: SettingsInForce;
	/** Whether a proxy of our own stands before the server; otherwise nobody names a request but we. */
	trustProxy: boolean;
};

/** The log keeps the path and never the query: a query may hold a confirmation token. */
export function logRequests({ log, settings, trustProxy }: LogParts) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		const given = (trustProxy && c.req.header("x-request-id")) || "";
		const requestId = REQUEST_ID.test(given) ? given : randomUUID();
		const startedAt = performance.now();
		c.set("requestId", requestId);
		c.set("log", log.child({ requestId }));
		await next();
		c.res.headers.set("x-request-id", requestId);
		const line = {
			...(await whoAsked(c, settings)),
			method: c.req.method,
			path: c.req.path,
			status: c.res.status,
			ms: Math.round(performance.now() - startedAt),
		};
		if (c.req.path.startsWith(API_ROOT)) c.var.log.info(line, "answered");
		else c.var.log.debug(line, "answered");
	});
}

/** Nothing, unless administrators want it. */
async function whoAsked(c: RequestContext, settings: SettingsInForce) {
	const set = await settings.current().catch(() => null); // without a database nobody is named
	if (!set?.log_people) return {};
	return { person: c.get("person")?.id, address: c.get("address") };
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
		await hashingFor.run(networkOf(address), next);
	});
}
