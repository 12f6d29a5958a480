// All of the server in one app: what stands before every request, the routes of the API, the pages. Knows nothing of ports,
// processes or the environment.
import { OpenAPIHono } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { API_ROOT, DESCRIPTION_PATH } from "../../api/call.ts";
import { describeCall } from "../describe-call.ts";
import { answerUnknownPath, createErrorAnswers } from "../errors.ts";
import { createGuards } from "../guards.ts";
import { healthRoutes } from "../health.ts";
import { maintenance } from "../maintenance.ts";
import { createMetrics } from "../metrics.ts";
import { pages } from "../pages.ts";
import { limitBodies } from "../request-bodies.ts";
import type { RequestEnv } from "../request-env.ts";
import { locateClient, logRequests } from "../request-log.ts";
import type { Route } from "../route.ts";
import { sameOriginOnly, securityHeaders } from "../security.ts";
import { securityText } from "../security-text.ts";
import { allRoutes, type RouteParts } from "./all-routes.ts";

export type ServerParts = RouteParts & {
	log: Logger;
	/** Every address our own pages may be opened at; the first is the public one. */
	origins: [string, ...string[]];
	trustProxy: boolean;
	/** What a monitor shows to be given the server's numbers; null: nobody is. */
	metricsToken: string | null;
	/** What the web build wrote. */
	webFolder: string;
};

type App = OpenAPIHono<RequestEnv>;

export function createServer(parts: ServerParts): App {
	const { url, origins, trustProxy, webFolder } = parts;
	const app: App = new OpenAPIHono();
	const routes = allRoutes(parts);
	app.onError(createErrorAnswers(parts));
	app.notFound(answerUnknownPath);
	const metrics = createMetrics();
	app.use(
		metrics.counted,
		logRequests(parts),
		securityHeaders({ https: url.startsWith("https:") }),
	);
	app.use(
		`${API_ROOT}*`,
		sameOriginOnly(origins),
		locateClient(trustProxy),
		limitBodies(
			parts.settings,
			routes.map(({ call }) => call),
		),
		neverCached,
	);
	app.use(maintenance(parts));
	app.route("/", healthRoutes(parts, metrics));
	app.route("/", securityText(parts));
	addRoutes(app, routes, createGuards(parts));
	app.doc31(DESCRIPTION_PATH, {
		openapi: "3.1.0",
		info: { title: "Attune", version: "1" },
	});
	app.all(`${API_ROOT}*`, answerUnknownPath);
	app.route("/", pages(webFolder));
	return app;
}

function addRoutes(
	app: App,
	routes: readonly Route[],
	guardsOf: ReturnType<typeof createGuards>,
): void {
	// "…/export" is an address of its own, not somebody's id: what has no part to fill in comes first.
	const hasParts = ({ call }: Route) => Number(call.path.includes("{"));
	for (const route of routes.toSorted((a, b) => hasParts(a) - hasParts(b))) {
		const { call, before, answer } = route;
		app.openAPIRegistry.registerPath(describeCall(call));
		const path = call.path.replaceAll(/\{(\w+)\}/g, ":$1");
		const first = before ? [before] : [];
		app.on(call.method, [path], ...guardsOf(call), ...first, answer);
	}
}

/** What the API answers is somebody's own. A route that allows a browser to keep something says so itself. */
const neverCached = createMiddleware<RequestEnv>(async (c, next) => {
	await next();
	if (!c.res.headers.has("cache-control"))
		c.res.headers.set("cache-control", "no-store");
});
