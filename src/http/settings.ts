// Reading and changing what a person chose for themselves.
import { createRoute } from "@hono/zod-openapi";
import { SettingsChange, SettingsReply } from "../api/settings.ts";
import { getSettings, saveSettings } from "../db/settings.ts";
import { asPerson } from "../db/transactions.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { House } from "./door.ts";
import { signedIn } from "./session.ts";

const readRoute = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("What holds now", SettingsReply), ...refuses },
});
const changeRoute = createRoute({
	method: "put",
	path: "/",
	request: takes(SettingsChange),
	responses: {
		200: gives("What holds from now on", SettingsReply),
		...refuses,
	},
});

export function settings(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	app.openapi(readRoute, async (c) => {
		const { id } = c.var.person;
		const settings = await asPerson(house.db, id, (tx) => getSettings(tx, id));
		return c.json({ settings }, 200);
	});
	app.openapi(changeRoute, async (c) => {
		const { id } = c.var.person;
		const changes = c.req.valid("json");
		const settings = await asPerson(house.db, id, (tx) =>
			saveSettings(tx, id, changes),
		);
		return c.json({ settings }, 200);
	});
	return app;
}
