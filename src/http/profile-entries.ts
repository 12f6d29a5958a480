// One route of each kind for each list of the profile, made from the sections' own rules.
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
	changedEntry,
	entryList,
	entryReply,
	newEntry,
} from "../api/profile-sections.ts";
import type { Tx } from "../db/database.ts";
import {
	deleteEntry,
	listEntries,
	type Place,
	saveEntry,
	saveNewEntry,
} from "../db/profile-entries.ts";
import { asPerson } from "../db/transactions.ts";
import { listSections } from "../domain/profile/sections/all-sections.ts";
import {
	latestToday,
	type Section,
} from "../domain/profile/sections/section.ts";
import { Refusal } from "../domain/refusal.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { House } from "./door.ts";

export function profileEntries(house: House) {
	const app = routes();
	for (const section of listSections)
		app.route(`/${section.table}`, sectionRoutes(house, section));
	return app;
}

function sectionRoutes(house: House, section: Section) {
	const route = routesOf(section, () => latestToday(house.world.now()));
	const inPlace = <T>(
		userId: string,
		work: (tx: Tx, place: Place) => Promise<T>,
	) =>
		asPerson(house.db, userId, (tx) =>
			work(tx, { userId, section: section.name }),
		);
	const app = routes();
	app.openapi(route.list, async (c) => {
		const entries = await inPlace(c.var.person.id, listEntries);
		return c.json({ entries }, 200);
	});
	app.openapi(route.add, async (c) => {
		const added = c.req.valid("json");
		const entry = await inPlace(c.var.person.id, (tx, place) =>
			saveNewEntry(tx, place, added),
		);
		return c.json({ entry }, 201);
	});
	app.openapi(route.change, async (c) => {
		const changed = {
			...c.req.valid("json"),
			id: idIn(c.req.valid("param")),
		};
		const entry = await inPlace(c.var.person.id, (tx, place) =>
			saveEntry(tx, place, changed),
		);
		return c.json({ entry }, 200);
	});
	app.openapi(route.remove, async (c) => {
		const id = idIn(c.req.valid("param"));
		const entry = await inPlace(c.var.person.id, (tx, place) =>
			deleteEntry(tx, place, id),
		);
		return c.json({ entry }, 200);
	});
	return app;
}

function routesOf(section: Section, today: () => string) {
	const params = z.object({ id: z.string() });
	const one = gives(`One ${section.entry}`, entryReply(section.name));
	return {
		list: createRoute({
			method: "get",
			path: "/",
			responses: {
				200: gives(`${section.label}, in order`, entryList(section.name)),
				...refuses,
			},
		}),
		add: createRoute({
			method: "post",
			path: "/",
			request: takes(newEntry(section, today)),
			responses: { 201: one, ...refuses },
		}),
		change: createRoute({
			method: "put",
			path: "/{id}",
			request: { params, ...takes(changedEntry(section, today)) },
			responses: { 200: one, ...refuses },
		}),
		remove: createRoute({
			method: "delete",
			path: "/{id}",
			request: { params },
			responses: { 200: one, ...refuses },
		}),
	};
}

/** What cannot be an id is no entry's. */
function idIn({ id }: { id: string }): string {
	if (z.uuid().safeParse(id).success) return id;
	throw new Refusal("not-found", "This entry does not exist any more.");
}
