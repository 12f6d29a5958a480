// What stands before every handler: the headers that tell a browser what a page of ours may do, and the check that a
// writing call comes from our own pages. Hono's own check lets foreign JSON through, so this one looks at every writing call.
import { createMiddleware } from "hono/factory";
import { Refusal } from "../domain/refusal.ts";
import type { RequestEnv } from "./request-env.ts";
import { isBearer } from "./session.ts";

/** Scripts come from our own files only. Styles may stand in the page: components set sizes and positions that way. */
const PAGE_POLICY = [
	"default-src 'self'",
	// The engine that sets pages in a browser is WebAssembly; it is a file of ours like any script.
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"font-src 'self' data:",
	"connect-src 'self'",
	"worker-src 'self' blob:",
	"frame-src 'self' blob:",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'",
].join("; ");

/** A document drawn as HTML holds what people wrote: it runs nothing, loads nothing, and only our own pages may frame it. */
export const DOCUMENT_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox; frame-ancestors 'self'";

/** A picture runs nothing and loads nothing, even where it is opened alone. */
export const PICTURE_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

const HEADERS: Record<string, string> = {
	"content-security-policy": PAGE_POLICY,
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
	"referrer-policy": "no-referrer",
	"x-content-type-options": "nosniff",
};

/** For the names below ours too: one of them over http could set cookies for ours. */
const HSTS = "max-age=31536000; includeSubDomains";

/** A handler that sets one of these headers itself knows better and is left alone. */
export function securityHeaders({ https }: { https: boolean }) {
	const headers = https
		? { ...HEADERS, "strict-transport-security": HSTS }
		: HEADERS;
	return createMiddleware<RequestEnv>(async (c, next) => {
		await next();
		for (const [name, value] of Object.entries(headers)) {
			if (!c.res.headers.has(name)) c.res.headers.set(name, value);
		}
	});
}

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** `origins[0]` is the address people are told to use. */
export function sameOriginOnly(origins: [string, ...string[]]) {
	return createMiddleware<RequestEnv>(async (c, next) => {
		if (
			!reading.has(c.req.method) &&
			!isBearer(c.req.raw.headers) &&
			!isOurs(c.req.header("origin"), c.req.header("sec-fetch-site"), origins)
		) {
			throw new Refusal(
				"not-allowed",
				`This must come from ${origins[0]}. Please open Attune there.`,
			);
		}
		await next();
	});
}

/** Browsers send Origin with every writing call. Where it is missing they must say in another way that the page is ours. */
function isOurs(
	origin: string | undefined,
	site: string | undefined,
	origins: string[],
): boolean {
	if (origin !== undefined) return origins.includes(origin);
	return site === "same-origin" || site === "none";
}
