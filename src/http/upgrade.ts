// The plans that are offered, and wishes for a better one.
import { createRoute } from "@hono/zod-openapi";
import { PlanList, UpgradeRequest, UpgradeRequested } from "../api/upgrade.ts";
import { getEntitlements, listPlans } from "../db/plans.ts";
import { asPerson } from "../db/transactions.ts";
import { saveUpgradeRequest } from "../db/upgrade-requests.ts";
import { planInForce } from "../domain/account/plans.ts";
import { isUpgrade, offersOf } from "../domain/account/upgrade.ts";
import { Refusal } from "../domain/refusal.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { House } from "./door.ts";
import { signedIn } from "./session.ts";

const plansRoute = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("The plans, cheapest first", PlanList), ...refuses },
});
const requestRoute = createRoute({
	method: "post",
	path: "/",
	request: takes(UpgradeRequest),
	responses: {
		201: gives("The one open request", UpgradeRequested),
		...refuses,
	},
});

export function plans(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	return app.openapi(plansRoute, async (c) => {
		const listed = await asPerson(house.db, c.var.person.id, listPlans);
		return c.json({ plans: offersOf(listed.plans, listed.totals) }, 200);
	});
}

export function upgradeRequests(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	return app.openapi(requestRoute, async (c) => {
		const { id } = c.var.person;
		const wish = c.req.valid("json");
		const saved = await asPerson(house.db, id, async (tx) => {
			const { roles, subscribed } = await getEntitlements(
				tx,
				id,
				house.world.now(),
			);
			const current = planInForce(roles, subscribed);
			if (!isUpgrade(current.name, wish.plan))
				throw new Refusal(
					"conflict",
					"Your plan gives this already. Choose a plan above it.",
				);
			return saveUpgradeRequest(tx, id, wish);
		});
		return c.json(
			{ ...saved, created_at: new Date(saved.created_at).toISOString() },
			201,
		);
	});
}
