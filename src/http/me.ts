// Who is signed in, what they may do and what is left of it; taking all of one's data away, and leaving for good.
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { AccountClosing, HeldRole, Me, RoleQuestion } from "../api/me.ts";
import { listRoles } from "../db/roles.ts";
import { asSystem } from "../db/transactions.ts";
import {
	allowancesOf,
	canGenerate,
	featuresOf,
	type Standing,
} from "../domain/account/allowance.ts";
import { planInForce } from "../domain/account/plans.ts";
import { isAdmin, primaryRole } from "../domain/account/roles.ts";
import { archivePerson } from "../workflows/archive-person.ts";
import { arrive } from "../workflows/arrive.ts";
import { closeAccount } from "../workflows/close-account.ts";
import { mayTry } from "./attempts.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { House, Person } from "./door.ts";
import { signedIn } from "./session.ts";

const meRoute = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("The signed-in person", Me), ...refuses },
});
const leaveRoute = createRoute({
	method: "delete",
	path: "/",
	request: takes(AccountClosing),
	responses: {
		200: gives("Everything is gone", z.object({ deleted: z.literal(true) })),
		...refuses,
	},
});
const roleRoute = createRoute({
	method: "get",
	path: "/has_role",
	request: { query: RoleQuestion },
	responses: { 200: gives("Whether it is held", HeldRole), ...refuses },
});

export function me(house: House) {
	const { db, world, auth } = house;
	const app = routes();
	app.use(signedIn(auth));
	app.openapi(meRoute, async (c) => {
		const { person } = c.var;
		const { standing, set } = await arrive(db, person.id, world.now());
		return c.json(
			{
				...meOf(person, standing),
				supportAddress: set.support_address || null,
				maxFileMb: set.max_file_size_mb,
			},
			200,
		);
	});
	app.openapi(leaveRoute, async (c) => {
		await closeAccount(db, c.var.person.id);
		const { headers } = await auth.api.signOut({
			headers: c.req.raw.headers,
			returnHeaders: true,
		});
		for (const cookie of headers.getSetCookie())
			c.header("set-cookie", cookie, { append: true });
		return c.json({ deleted: true as const }, 200);
	});
	app.openapi(roleRoute, async (c) => {
		const { _user_id, _role } = c.req.valid("query");
		const has_role = await holdsRole(house, c.var.person.id, {
			userId: _user_id,
			role: _role,
		});
		return c.json({ has_role }, 200);
	});
	app.get("/archive", async (c) => {
		const { person, address } = c.var;
		await mayTry(house, { what: "archive", who: person.id, address });
		const day = world.now().toISOString().slice(0, 10);
		c.header("content-type", "application/zip");
		c.header(
			"content-disposition",
			`attachment; filename="attune-data-${day}.zip"`,
		);
		return c.body(archivePerson(db, world, person));
	});
	return app;
}

/** A person who asks about somebody else hears what they would hear about nobody. */
async function holdsRole(
	{ db }: House,
	asker: string,
	{ userId, role }: { userId: string; role: Me["primaryRole"] },
): Promise<boolean> {
	if (!z.uuid().safeParse(userId).success) return false;
	return asSystem(db, async (tx) => {
		const mayAsk = userId === asker || isAdmin(await listRoles(tx, asker));
		return mayAsk && (await listRoles(tx, userId)).includes(role);
	});
}

function meOf(
	person: Person,
	standing: Standing,
): Omit<Me, "supportAddress" | "maxFileMb"> {
	const { roles, subscribed, cycle } = standing;
	const { name, edit_access, accessible_templates } = planInForce(
		roles,
		subscribed,
	);
	return {
		user: {
			id: person.id,
			email: person.email,
			first_name: person.firstName,
			last_name: person.lastName,
		},
		roles,
		primaryRole: primaryRole(roles),
		plan: { name, edit_access, accessible_templates },
		features: featuresOf(standing),
		canGenerate: canGenerate(standing),
		usage: {
			...allowancesOf(standing),
			billingCycleStart: cycle.start,
			billingCycleEnd: cycle.end,
		},
	};
}
