// The built web app: hashed files that never change, and the page itself for every address the app knows.
// An address it does not know gets the same page with status 404, so that search engines are told the truth.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { RequestContext, RequestEnv } from "./request-env.ts";

/** NAV-04 to NAV-06. One id is one path segment. */
const appPaths = [
	"/auth",
	"/set-up",
	"/confirm-email",
	"/reset-password",
	"/invitation",
	"/confirmed",
	"/choose-password",
	"/two-step",
	"/dashboard",
	"/profile",
	"/profile-analysis",
	"/profile-analysis/print",
	"/resume-builder",
	"/resumes",
	"/resume/:id/preview",
	"/cover-letter/:id/preview",
	"/settings",
	"/admin",
	"/admin/users",
	"/admin/analytics",
	"/admin/financial",
	"/admin/templates",
	"/admin/logs",
	"/admin/security",
	"/admin/mail",
	"/admin/plans",
	"/admin/settings",
];

const NOT_BUILT =
	"The web pages of Attune aren't built. Start Attune with bin/attune, which builds them.\n";

/** `folder` is what the web build wrote: index.html, app.html where the app has a page of its own, and hashed files in assets. */
export function pages(folder: string) {
	const app = new Hono<RequestEnv>();
	if (!existsSync(folder)) return app.get("*", (c) => c.text(NOT_BUILT, 503));
	const page = (name: string) =>
		serveStatic<RequestEnv>({ path: join(folder, name), precompressed: true });
	const landing = page("index.html");
	const shell = existsSync(join(folder, "app.html"))
		? page("app.html")
		: landing;

	app.use(cacheFor("no-cache"));
	app.use("/assets/*", cacheFor("public, max-age=31536000, immutable"));
	app.get("/", (c) => show(c, landing, 200));
	for (const path of appPaths)
		for (const typed of [path, `${path}/`])
			app.get(typed, (c) => show(c, shell, 200));
	app.get("*", serveStatic({ root: folder, precompressed: true }), (c) =>
		show(c, shell, 404),
	);
	return app;
}

function cacheFor(policy: string) {
	return async (c: RequestContext, next: () => Promise<void>) => {
		await next();
		if (c.res.status === 200 && !c.res.headers.has("cache-control"))
			c.res.headers.set("cache-control", policy);
	};
}

async function show(
	c: RequestContext,
	page: MiddlewareHandler<RequestEnv>,
	status: 200 | 404,
): Promise<Response> {
	const found = await page(c, async () => {});
	if (!found) return c.text(NOT_BUILT, 503); // removed while we run
	return status === 200
		? found
		: new Response(found.body, { status, headers: found.headers });
}
