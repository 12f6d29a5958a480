// Wishes for a better plan, answered by administrators.
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Decision, PendingRequests } from "../../api/admin-people.ts";
import { asSystem } from "../../db/transactions.ts";
import { listPendingRequests } from "../../db/upgrade-requests.ts";
import { answerUpgradeRequest } from "../../workflows/look-after-people.ts";
import { gives, refuses, routes, takes } from "../body.ts";
import { idInPath } from "../document-id.ts";
import type { House } from "../door.ts";
import { acting, idOf } from "./acting.ts";

const MOST = 100;

const listRoute = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("The oldest first", PendingRequests), ...refuses },
});
const answerRoute = createRoute({
	method: "post",
	path: "/{id}",
	request: { ...idInPath, ...takes(Decision) },
	responses: {
		200: gives("Answered", z.object({ done: z.literal(true) })),
		...refuses,
	},
});

export function upgradeRequests(house: House) {
	const app = routes();
	app.openapi(listRoute, async (c) => {
		const requests = await asSystem(house.db, (tx) =>
			listPendingRequests(tx, MOST),
		);
		return c.json({ requests }, 200);
	});
	app.openapi(answerRoute, async (c) => {
		const { decision } = c.req.valid("json");
		const id = idOf(c, "There is no such request.");
		await answerUpgradeRequest(acting(c, house), id, decision);
		return c.json({ done: true as const }, 200);
	});
	return app;
}
