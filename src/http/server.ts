// All doors of the server in one app: what stands before every request, the routes of each noun, the pages.
// Knows nothing of ports, processes or the environment.
import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { accounts } from "./accounts.ts";
import { admin } from "./admin/admin.ts";
import { admission, maintenance } from "./admission.ts";
import { analysis } from "./analysis.ts";
import { ADDRESS_HEADER } from "./auth.ts";
import { routes } from "./body.ts";
import { dashboard } from "./dashboard.ts";
import type { Door, House } from "./door.ts";
import { answerError, answerUnknownPath } from "./errors.ts";
import { functions } from "./functions.ts";
import { generations } from "./generations.ts";
import { health } from "./health.ts";
import { postings, profileImport } from "./import.ts";
import { me } from "./me.ts";
import { createMetrics } from "./metrics.ts";
import { onboarding } from "./onboarding.ts";
import { pages } from "./pages.ts";
import { passwords } from "./passwords.ts";
import { profile } from "./profile.ts";
import { limitBodies } from "./request-bodies.ts";
import { sameOriginOnly, securityHeaders } from "./security.ts";
import { sessions } from "./sessions.ts";
import { settings } from "./settings.ts";
import { templates } from "./templates.ts";
import { plans, upgradeRequests } from "./upgrade.ts";
import { words } from "./words.ts";
import { writer } from "./writer.ts";

export function createServer(house: House) {
	const app = routes();
	app.onError(answerError);
	app.notFound(answerUnknownPath);
	const metrics = createMetrics();
	app.use(
		metrics.counted,
		identify(house.log),
		securityHeaders({ https: house.url.startsWith("https:") }),
	);
	app.use(
		"/api/*",
		sameOriginOnly(house.origins),
		locate(house.trustProxy),
		limitBodies(house),
		admission(house),
		neverCached,
	);
	app.use(maintenance(house));

	app.route("/", health(house, metrics));
	app.route("/api/auth", accounts(house));
	app.route("/api/auth", passwords(house));
	app.route("/api/sessions", sessions(house));
	app.route("/api/me", me(house));
	app.route("/api/settings", settings(house));
	app.route("/api/profile", profile(house));
	app.route("/api/profile/import", profileImport(house));
	app.route("/api/postings", postings(house));
	app.route("/api/functions", functions(house));
	app.route("/api/profile-analysis", analysis(house));
	app.route("/api/writer", writer(house));
	app.route("/api/generations", generations(house));
	app.route("/api/templates", templates(house));
	app.route("/api/dashboard", dashboard(house));
	app.route("/api/onboarding", onboarding(house));
	app.route("/api/plans", plans(house));
	app.route("/api/upgrade-requests", upgradeRequests(house));
	app.route("/api/words", words(house));
	app.route("/api/admin", admin(house));
	app.doc31("/api/openapi.json", {
		openapi: "3.1.0",
		info: { title: "Attune", version: "1" },
	});
	app.all("/api/*", answerUnknownPath);
	app.route("/", pages(house.webFolder));
	return app;
}

/** The log keeps the path and never the query: a query may hold a confirmation token. */
function identify(log: Logger) {
	return createMiddleware<Door>(async (c, next) => {
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
		if (c.req.path.startsWith("/api/")) c.var.log.info(line, "answered");
		else c.var.log.debug(line, "answered");
	});
}

/** Behind a proxy of our own the last hop it names is the client; otherwise only the connection can be believed. */
function locate(trustProxy: boolean) {
	return createMiddleware<Door>(async (c, next) => {
		const forwarded = trustProxy
			? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()
			: undefined;
		const address = forwarded || getConnInfo(c).remote.address || "unknown";
		c.set("address", address);
		c.req.raw.headers.set(ADDRESS_HEADER, address);
		await next();
	});
}

/** What the API answers is somebody's own. A route that allows a browser to keep something says so itself. */
const neverCached = createMiddleware<Door>(async (c, next) => {
	await next();
	if (!c.res.headers.has("cache-control"))
		c.res.headers.set("cache-control", "no-store");
});
