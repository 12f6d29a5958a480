// A person's own profile, read and replaced whole.
import { createRoute } from "@hono/zod-openapi";
import { ProfileReply, ProfileRequest } from "../api/profile.ts";
import { findProfile, saveProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { House } from "./door.ts";
import { signedIn } from "./session.ts";

const responses = { 200: gives("The whole profile", ProfileReply), ...refuses };
const readRoute = createRoute({ method: "get", path: "/", responses });
const replaceRoute = createRoute({
	method: "put",
	path: "/",
	request: takes(ProfileRequest),
	responses,
});

export function profile(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	return app
		.openapi(readRoute, async (c) => {
			const { id } = c.var.person;
			return c.json(
				{ profile: await asPerson(house.db, id, (tx) => findProfile(tx, id)) },
				200,
			);
		})
		.openapi(replaceRoute, async (c) => {
			const { id } = c.var.person;
			const { profile } = c.req.valid("json");
			const saved = await asPerson(house.db, id, async (tx) => {
				await saveProfile(tx, id, profile);
				return findProfile(tx, id);
			});
			return c.json({ profile: saved }, 200);
		});
}
