// A person's own profile, read and replaced whole, and taken along as a file. Section by section it stands beside this.
import { createHash } from "node:crypto";
import { type ProfileReply, profileCalls } from "../api/profile.ts";
import { saveAccountEntry } from "../db/audit-log.ts";
import { findPhoto } from "../db/photos.ts";
import { findProfile, lockProfile, saveProfile } from "../db/profiles.ts";
import { asPerson, asSystem } from "../db/transactions.ts";
import { toJsonResume } from "../domain/mapping/json-resume/write-json-resume.ts";
import { fullName } from "../domain/profile/full-name.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { Refusal } from "../domain/refusal.ts";
import { attachment } from "./file-name.ts";
import { answers, type Route, sends } from "./route.ts";
import type { Store } from "./store.ts";

const CHANGED =
	"The profile was changed in another window in the meantime. Nothing was overwritten; review it again.";

export function profileRoutes({ db, now }: Store): Route[] {
	const find = (id: string) => asPerson(db, id, (tx) => findProfile(tx, id));
	return [
		sends(profileCalls.export, async ({ person, query: { format }, c }) => {
			await asSystem(db, (tx) =>
				saveAccountEntry(tx, person.id, {
					action: "export_data",
					details: { of: "profile", format },
					now: now(),
				}),
			);
			const { found, photo } = await asPerson(db, person.id, async (tx) => ({
				found: await findProfile(tx, person.id),
				photo: await findPhoto(tx, person.id),
			}));
			const file =
				format === "attune" ? { profile: found } : toJsonResume(found, photo);
			const kind = format === "attune" ? "attune" : "resume";
			c.header("content-type", "application/json; charset=utf-8");
			c.header(
				"content-disposition",
				attachment(`${fullName(found.personal)} ${kind}`, "json"),
			);
			return c.body(JSON.stringify(file, null, 2));
		}),
		answers(profileCalls.read, async ({ person }) =>
			versioned(await find(person.id)),
		),
		answers(profileCalls.replace, async ({ person: { id }, body }) => {
			const { profile, version } = body;
			const saved = await asPerson(db, id, async (tx) => {
				await lockProfile(tx, id);
				if (version && version !== versioned(await findProfile(tx, id)).version)
					throw new Refusal("conflict", CHANGED);
				await saveProfile(tx, id, profile);
				return findProfile(tx, id);
			});
			return versioned(saved);
		}),
	];
}

function versioned(profile: Profile): ProfileReply {
	const content = JSON.stringify(profile);
	return {
		profile,
		version: createHash("sha256").update(content).digest("base64url"),
	};
}
