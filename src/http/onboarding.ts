// How far somebody is in being shown around. What a press changes is decided in the page; here it is kept.
import { createRoute } from "@hono/zod-openapi";
import { OnboardingReply, OnboardingRequest } from "../api/onboarding.ts";
import { saveOnboarding } from "../db/onboarding.ts";
import { asPerson } from "../db/transactions.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { House } from "./door.ts";
import { signedIn } from "./session.ts";

const changeRoute = createRoute({
	method: "patch",
	path: "/",
	request: takes(OnboardingRequest),
	responses: { 200: gives("The whole progress", OnboardingReply), ...refuses },
});

export function onboarding(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	return app.openapi(changeRoute, async (c) => {
		const { id } = c.var.person;
		const change = { ...c.req.valid("json"), now: house.world.now() };
		const saved = await asPerson(house.db, id, (tx) =>
			saveOnboarding(tx, id, change),
		);
		return c.json(saved, 200);
	});
}
