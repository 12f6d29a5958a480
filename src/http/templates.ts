// The templates that can be chosen, and which of them the person's plan opens.
import { createRoute } from "@hono/zod-openapi";
import { TemplateList } from "../api/templates.ts";
import { getEntitlements } from "../db/plans.ts";
import { listActiveTemplates } from "../db/templates.ts";
import { asPerson } from "../db/transactions.ts";
import { mayUseTemplate, planInForce } from "../domain/account/plans.ts";
import { gives, refuses, routes } from "./body.ts";
import type { House } from "./door.ts";
import { signedIn } from "./session.ts";

const listRoute = createRoute({
	method: "get",
	path: "/",
	responses: {
		200: gives("Active templates, oldest first of each kind", TemplateList),
		...refuses,
	},
});

export function templates(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	return app.openapi(listRoute, async (c) => {
		const { id } = c.var.person;
		const { active, standing } = await asPerson(house.db, id, async (tx) => ({
			active: await listActiveTemplates(tx),
			standing: await getEntitlements(tx, id, house.world.now()),
		}));
		const plan = planInForce(standing.roles, standing.subscribed);
		const choices = active.map((template) => ({
			name: template.name,
			description: template.description,
			kind: template.kind,
			allowed: mayUseTemplate(plan, template),
		}));
		return c.json({ templates: choices }, 200);
	});
}
