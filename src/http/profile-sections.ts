// The profile as its page edits it: all sections at once, the personal details, and a sample person to try things with.
import { createRoute } from "@hono/zod-openapi";
import {
	PersonalReply,
	PersonalRequest,
	ProfileSections,
	type SectionEntries,
} from "../api/profile-sections.ts";
import type { Tx } from "../db/database.ts";
import {
	findStoredPersonal,
	type StoredPersonal as Row,
	savePersonal,
} from "../db/personal-details.ts";
import { listEntries } from "../db/profile-entries.ts";
import { asPerson } from "../db/transactions.ts";
import { listSections } from "../domain/profile/sections/all-sections.ts";
import {
	loadSamplePerson,
	removeSamplePerson,
} from "../workflows/sample-person.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { House } from "./door.ts";

const whole = {
	200: gives("All sections, with ids and versions", ProfileSections),
	...refuses,
};
const person = {
	200: gives("The personal details", PersonalReply),
	...refuses,
};
const allRoute = createRoute({
	method: "get",
	path: "/sections",
	responses: whole,
});
const loadRoute = createRoute({
	method: "put",
	path: "/sample",
	responses: whole,
});
const removeRoute = createRoute({
	method: "delete",
	path: "/sample",
	responses: whole,
});
const readRoute = createRoute({
	method: "get",
	path: "/personal",
	responses: person,
});
const saveRoute = createRoute({
	method: "put",
	path: "/personal",
	request: takes(PersonalRequest),
	responses: person,
});

export function profileSections(house: House) {
	const as = <T>(id: string, work: (tx: Tx) => Promise<T>) =>
		asPerson(house.db, id, work);
	const app = routes();
	app.openapi(allRoute, async (c) => {
		const { id } = c.var.person;
		return c.json(await as(id, (tx) => findSections(tx, id)), 200);
	});
	app.openapi(loadRoute, async (c) => {
		const { id } = c.var.person;
		const loaded = await as(id, async (tx) => {
			await loadSamplePerson(tx, id);
			return findSections(tx, id);
		});
		return c.json(loaded, 200);
	});
	app.openapi(removeRoute, async (c) => {
		const { id } = c.var.person;
		const left = await as(id, async (tx) => {
			await removeSamplePerson(tx, id);
			return findSections(tx, id);
		});
		return c.json(left, 200);
	});
	app.openapi(readRoute, async (c) => {
		const { id } = c.var.person;
		const row = await as(id, (tx) => findStoredPersonal(tx, id));
		return c.json({ personal: personalOf(row) }, 200);
	});
	app.openapi(saveRoute, async (c) => {
		const { id } = c.var.person;
		const changed = c.req.valid("json");
		const row = await as(id, (tx) => savePersonal(tx, id, changed));
		return c.json({ personal: personalOf(row) }, 200);
	});
	return app;
}

async function findSections(tx: Tx, userId: string): Promise<ProfileSections> {
	const sections: Partial<SectionEntries> = {};
	for (const { name } of listSections)
		sections[name] = await listEntries(tx, { userId, section: name });
	return {
		personal: personalOf(await findStoredPersonal(tx, userId)),
		sections: sections as SectionEntries,
	};
}

/** What stood there before the sample is nobody's business but the server's. */
function personalOf({ before_sample, ...personal }: Row) {
	return { ...personal, is_sample: before_sample !== null };
}
