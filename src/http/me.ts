// Who is signed in, what they may do and what is left of it.
import { createRoute } from "@hono/zod-openapi";
import { Me } from "../api/me.ts";
import { getEntitlements } from "../db/plans.ts";
import { asPerson } from "../db/transactions.ts";
import { allowancesOf, type Standing } from "../domain/account/allowance.ts";
import { planInForce } from "../domain/account/plans.ts";
import { primaryRole } from "../domain/account/roles.ts";
import { gives, refuses, routes } from "./body.ts";
import type { House, Person } from "./door.ts";
import { signedIn } from "./session.ts";

const meRoute = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("The signed-in person", Me), ...refuses },
});

export function me(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	return app.openapi(meRoute, async (c) => {
		const { person } = c.var;
		const standing = await asPerson(house.db, person.id, (tx) =>
			getEntitlements(tx, person.id, house.world.now()),
		);
		return c.json(meOf(person, standing), 200);
	});
}

function meOf(person: Person, standing: Standing): Me {
	const { roles, subscribed, cycle } = standing;
	const { name, edit_access } = planInForce(roles, subscribed);
	const { resumes, coverLetters, profileAnalyses } = allowancesOf(standing);
	return {
		user: {
			id: person.id,
			email: person.email,
			first_name: person.firstName,
			last_name: person.lastName,
		},
		roles,
		primaryRole: primaryRole(roles),
		plan: { name, edit_access },
		usage: {
			resumes,
			coverLetters,
			profileAnalyses,
			billingCycleStart: cycle.start,
			billingCycleEnd: cycle.end,
		},
	};
}
