// Other people's accounts: found, made, changed, exported and deleted by administrators.
import { randomBytes } from "node:crypto";
import { createRoute } from "@hono/zod-openapi";
import { hashPassword } from "better-auth/crypto";
import { z } from "zod";
import {
	EmailQuestion,
	NewPerson,
	PeoplePage,
	PeopleQuery,
	PersonChange,
	PersonDetails,
	PersonRequest,
	RoleChange,
} from "../../api/admin-people.ts";
import {
	countPeople,
	type FoundPerson,
	findPerson,
	findStandingOf,
	listPeople,
	listPeopleAfter,
	type PeopleSearch,
} from "../../db/people.ts";
import { asSystem } from "../../db/transactions.ts";
import { Refusal } from "../../domain/refusal.ts";
import {
	addPerson,
	changeRole,
	editPerson,
	endSessions,
	removePerson,
	sendConfirmation,
} from "../../workflows/look-after-people.ts";
import { gives, refuses, routes, takes } from "../body.ts";
import { csvReply } from "../csv.ts";
import { idInPath } from "../document-id.ts";
import type { House } from "../door.ts";
import { acting, idOf } from "./acting.ts";

const done = z.object({ done: z.literal(true) });
const DONE = { done: true } as const;
const NOBODY = "There is no such account.";
const EXPORTED_AT_ONCE = 1000;
const ROLE_WORDS = {
	admin: "Admin",
	test_user: "Test User",
	regular_user: "Regular User",
} as const;

const listRoute = createRoute({
	method: "get",
	path: "/",
	request: { query: PeopleQuery },
	responses: { 200: gives("Newest first", PeoplePage), ...refuses },
});
const byEmailRoute = createRoute({
	method: "get",
	path: "/by-email",
	request: { query: EmailQuestion },
	responses: { 200: gives("Who has it", PersonDetails), ...refuses },
});
const oneRoute = createRoute({
	method: "get",
	path: "/{id}",
	request: idInPath,
	responses: { 200: gives("The account", PersonDetails), ...refuses },
});
const addRoute = createRoute({
	method: "post",
	path: "/",
	request: takes(PersonRequest),
	responses: {
		201: gives("The password is shown here only", NewPerson),
		...refuses,
	},
});
const editRoute = createRoute({
	method: "patch",
	path: "/{id}",
	request: { ...idInPath, ...takes(PersonChange) },
	responses: { 200: gives("Changed", done), ...refuses },
});
const roleRoute = createRoute({
	method: "put",
	path: "/{id}/role",
	request: { ...idInPath, ...takes(RoleChange) },
	responses: { 200: gives("Changed", done), ...refuses },
});
const removeRoute = createRoute({
	method: "delete",
	path: "/{id}",
	request: idInPath,
	responses: { 200: gives("Gone with everything", done), ...refuses },
});
const endRoute = createRoute({
	method: "delete",
	path: "/{id}/sessions",
	request: idInPath,
	responses: { 200: gives("Signed out everywhere", done), ...refuses },
});
const confirmRoute = createRoute({
	method: "post",
	path: "/{id}/confirmation",
	request: idInPath,
	responses: { 200: gives("On its way", done), ...refuses },
});

export function users(house: House) {
	const { db, world } = house;
	const app = routes();
	app.get("/export", (c) => {
		const search = PeopleQuery.parse(c.req.query());
		const day = world.now().toISOString().slice(0, 10);
		return csvReply(c, `users_export_${day}.csv`, {
			head: ["Name", "Email", "Role", "Joined"],
			rows: exported(house, search),
		});
	});
	app.openapi(listRoute, async (c) => {
		const { page, size, ...search } = c.req.valid("query");
		const found = await asSystem(db, async (tx) => ({
			counts: await countPeople(tx),
			...(await listPeople(tx, search, {
				limit: size,
				offset: (page - 1) * size,
			})),
		}));
		const { counts, people, total } = found;
		return c.json({ counts, users: people, total, page }, 200);
	});
	app.openapi(byEmailRoute, async (c) => {
		const { email } = c.req.valid("query");
		if (email === "")
			throw new Refusal(
				"bad-input",
				"Please enter an email address to search.",
			);
		return c.json(
			await detailsOf(house, { email }, `No user found with email: ${email}`),
			200,
		);
	});
	app.openapi(oneRoute, async (c) =>
		c.json(await detailsOf(house, { id: idOf(c, NOBODY) }, NOBODY), 200),
	);
	app.openapi(addRoute, async (c) => {
		const temporaryPassword = randomBytes(12).toString("base64url");
		const id = await addPerson(acting(c, house), {
			...c.req.valid("json"),
			passwordHash: await hashPassword(temporaryPassword),
		});
		return c.json({ id, temporaryPassword }, 201);
	});
	app.openapi(editRoute, async (c) => {
		await editPerson(acting(c, house), idOf(c, NOBODY), c.req.valid("json"));
		return c.json(DONE, 200);
	});
	app.openapi(roleRoute, async (c) => {
		const { role } = c.req.valid("json");
		await changeRole(acting(c, house), idOf(c, NOBODY), role);
		return c.json(DONE, 200);
	});
	app.openapi(removeRoute, async (c) => {
		await removePerson(acting(c, house), idOf(c, NOBODY));
		return c.json(DONE, 200);
	});
	app.openapi(endRoute, async (c) => {
		await endSessions(acting(c, house), idOf(c, NOBODY));
		return c.json(DONE, 200);
	});
	app.openapi(confirmRoute, async (c) => {
		await sendConfirmation(acting(c, house), idOf(c, NOBODY), house.url);
		house.wakeMail();
		return c.json(DONE, 200);
	});
	return app;
}

async function detailsOf(
	{ db }: House,
	which: { id: string } | { email: string },
	missing: string,
) {
	return asSystem(db, async (tx) => {
		const person = await findPerson(tx, which);
		if (!person)
			throw new Refusal("not-found", missing, { title: "User Not Found" });
		return { ...person, ...(await findStandingOf(tx, person.id)) };
	});
}

/** A page a transaction: whoever reads slowly holds nothing. */
async function* exported(
	{ db }: House,
	search: PeopleSearch,
): AsyncGenerator<string[][]> {
	let after: FoundPerson | null = null;
	for (;;) {
		const last: FoundPerson | null = after;
		const people: FoundPerson[] = await asSystem(db, (tx) =>
			listPeopleAfter(tx, search, { after: last, limit: EXPORTED_AT_ONCE }),
		);
		if (people.length > 0)
			yield people.map((person) => [
				`${person.firstName} ${person.lastName}`.trim(),
				person.email,
				ROLE_WORDS[person.role],
				person.createdAt.slice(0, 10),
			]);
		after = people.at(-1) ?? null;
		if (people.length < EXPORTED_AT_ONCE) return;
	}
}
