// A person's own profile, read and replaced whole, and taken along as a file. Section by section it stands beside this.
import { createHash } from "node:crypto";
import { createRoute } from "@hono/zod-openapi";
import { ExportRequest, ProfileReply, ProfileRequest } from "../api/profile.ts";
import { findProfile, lockProfile, saveProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import { toJsonResume } from "../domain/mapping/json-resume/write-json-resume.ts";
import { fullName, type Profile } from "../domain/profile/profile.ts";
import { Refusal } from "../domain/refusal.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { House } from "./door.ts";
import { attachment } from "./file-name.ts";
import { profileEntries } from "./profile-entries.ts";
import { profileSections } from "./profile-sections.ts";
import { signedIn } from "./session.ts";

const CHANGED =
	"The profile was changed in another window in the meantime. Nothing was overwritten; look at it again.";

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
	app.get("/export", async (c) => {
		const { id } = c.var.person;
		const { format } = ExportRequest.parse(c.req.query());
		const found = await asPerson(house.db, id, (tx) => findProfile(tx, id));
		const file = format === "attune" ? { profile: found } : toJsonResume(found);
		const kind = format === "attune" ? "attune" : "resume";
		c.header("content-type", "application/json; charset=utf-8");
		c.header(
			"content-disposition",
			attachment(`${fullName(found.personal)} ${kind}`, "json"),
		);
		return c.body(JSON.stringify(file, null, 2));
	});
	app.route("/", profileSections(house));
	app.route("/", profileEntries(house));
	app.openapi(readRoute, async (c) => {
		const { id } = c.var.person;
		const found = await asPerson(house.db, id, (tx) => findProfile(tx, id));
		return c.json(versioned(found), 200);
	});
	app.openapi(replaceRoute, async (c) => {
		const { id } = c.var.person;
		const { profile, version } = c.req.valid("json");
		const saved = await asPerson(house.db, id, async (tx) => {
			await lockProfile(tx, id);
			if (version && version !== versioned(await findProfile(tx, id)).version)
				throw new Refusal("conflict", CHANGED);
			await saveProfile(tx, id, profile);
			return findProfile(tx, id);
		});
		return c.json(versioned(saved), 200);
	});
	return app;
}

function versioned(profile: Profile): ProfileReply {
	const content = JSON.stringify(profile);
	return {
		profile,
		version: createHash("sha256").update(content).digest("base64url"),
	};
}
