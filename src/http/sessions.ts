// Where the person is signed in, and ending it: one session, or all of them.
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { SessionList } from "../api/accounts.ts";
import { deleteSession, deleteSessions, listSessions } from "../db/sessions.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import { gives, refuses, routes } from "./body.ts";
import type { House } from "./door.ts";
import { signedIn } from "./session.ts";

const ended = z.object({ ended: z.literal(true) });

const listRoute = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("Last used first", SessionList), ...refuses },
});
const endAllRoute = createRoute({
	method: "delete",
	path: "/",
	responses: { 200: gives("Signed out everywhere", ended), ...refuses },
});
const endRoute = createRoute({
	method: "delete",
	path: "/{id}",
	request: { params: z.object({ id: z.string() }) },
	responses: { 200: gives("That session is over", ended), ...refuses },
});

export function sessions({ db, auth, world }: House) {
	const app = routes();
	app.use(signedIn(auth));
	app.openapi(listRoute, async (c) => {
		const { person, session } = c.var;
		const rows = await asSystem(db, (tx) =>
			listSessions(tx, person.id, world.now()),
		);
		const sessions = rows.map((row) => ({
			id: row.id,
			createdAt: row.createdAt.toISOString(),
			lastUsedAt: row.updatedAt.toISOString(),
			userAgent: row.userAgent,
			address: row.ipAddress,
			isCurrent: row.id === session,
		}));
		return c.json({ sessions }, 200);
	});
	app.openapi(endAllRoute, async (c) => {
		await asSystem(db, (tx) => deleteSessions(tx, c.var.person.id));
		return c.json({ ended: true as const }, 200);
	});
	app.openapi(endRoute, async (c) => {
		const { id } = c.req.valid("param");
		const isEnded =
			z.uuid().safeParse(id).success &&
			(await asSystem(db, (tx) => deleteSession(tx, c.var.person.id, id)));
		if (!isEnded)
			throw new Refusal("not-found", "This session is over already.");
		return c.json({ ended: true as const }, 200);
	});
	return app;
}
