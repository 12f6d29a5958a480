import { hashPassword } from "better-auth/crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isOutdated } from "#src/http/password-hashes.ts";
import { codeOf } from "../authenticator-app.ts";
import { boss, startWithAdmin } from "./administrator.ts";
import {
	confirm,
	mailedLink,
	mailsTo,
	password,
	type Running,
	signUp,
	startServer,
	type Visitor,
	visit,
} from "./running.ts";

const ines = {
	firstName: "Ines",
	lastName: "Sá",
	email: "ines@example.org",
};
const jar = new Map<string, string>();
let server: Running;
let visitor: Visitor;

beforeEach(async () => {
	jar.clear();
	server = await startServer();
	await signUp(server, ines);
	visitor = visit(server, jar);
	await visitor.send("POST", "/api/auth/sign-in/email", {
		email: ines.email,
		password,
	});
});
afterEach(() => server.close());

/** In the database, as time or an administrator would: beside the server, or while the embedded database's is stopped. */
async function happens<Row>(change: string): Promise<Row[]> {
	const beside = await server.beside?.();
	if (beside) return (await beside.pool.query(change)).rows;
	await server.stop();
	const { installation } = server;
	const db = await installation.open();
	const { rows } = await db.pool.query(change);
	await db.close();
	server = await startServer({}, installation);
	visitor = visit(server, jar);
	return rows;
}
const anHourLater =
	"update session set confirmed_at = now() - interval '1 hour'";
const refused = {
	status: 403,
	body: {
		error: {
			code: "password_needed",
			message: "Enter your password to confirm that it's you.",
		},
	},
};

it("a password hashed the way of before is hashed anew when it is next given", async () => {
	const before = await hashPassword(password);
	await happens(`update account set password = '${before}'`);
	const enter = async () => {
		const reply = await visit(server).send("POST", "/api/auth/sign-in/email", {
			email: ines.email,
			password,
		});
		return reply.status;
	};
	expect(await enter()).toBe(200);
	const [kept] = await happens<{ password: string }>(
		"select password from account",
	);
	expect(isOutdated(kept?.password ?? before)).toBe(false);
	expect(await enter()).toBe(200);
});

describe("a password that somebody else made up", () => {
	it("opens the account for seven days and no longer", async () => {
		const enter = async () =>
			(
				await visit(server).send("POST", "/api/auth/sign-in/email", {
					email: ines.email,
					password,
				})
			).status;
		await happens(
			`update "user" set must_change_password = true; update account set updated_at = now() - interval '6 days'`,
		);
		expect(await enter()).toBe(200);
		await happens("update account set updated_at = now() - interval '8 days'");
		expect(await enter()).toBe(403);
		await happens(`update "user" set must_change_password = false`);
		expect(await enter()).toBe(200);
	});
});

describe("the password is asked again", () => {
	it("for deleting the account and ending sessions, unless it was given a short while ago", async () => {
		await happens(anHourLater);
		const close = () =>
			visitor.send("DELETE", "/api/me", { confirm: "DELETE" });
		expect(await close()).toMatchObject(refused);
		expect(await visitor.send("DELETE", "/api/sessions", {})).toMatchObject(
			refused,
		);
		expect((await visitor.get("/api/me")).status).toBe(200);

		const give = (given: string) =>
			visitor.send("POST", "/api/auth/confirm-password", { password: given });
		expect(await give("not the password")).toMatchObject({
			status: 422,
			body: {
				error: { fields: { password: "Current password is incorrect." } },
			},
		});
		expect(await close()).toMatchObject(refused);
		expect(await give(password)).toMatchObject({ status: 200 });
		expect((await close()).status).toBe(200);
	});

	it("with a code, of whoever signs in with one; changing the password does not stand in for that", async () => {
		const begun = await visitor.send("POST", "/api/factors/app", {});
		const { secret } = begun.body as { secret: string };
		const at = "/api/factors/app/confirmation";
		await visitor.send("POST", at, { code: codeOf(secret) });
		await happens(anHourLater);
		const turnOff = () => visitor.send("DELETE", "/api/factors/app", {});
		const give = (body: object) =>
			visitor.send("POST", "/api/auth/confirm-password", body);
		expect(await turnOff()).toMatchObject(refused);
		expect(await give({ password })).toMatchObject({
			status: 403,
			body: { error: { code: "second_factor_needed" } },
		});
		expect(await give({ password, code: "000000" })).toMatchObject({
			status: 422,
			body: { error: { fields: { code: expect.stringContaining("wrong") } } },
		});
		const newPassword = "a lighthouse at dawn";
		const changed = { currentPassword: password, newPassword };
		const reply = await visitor.send("PUT", "/api/auth/password", changed);
		expect(reply.status).toBe(200);
		expect(await turnOff()).toMatchObject(refused);
		const code = codeOf(secret, 1);
		expect((await give({ password: newPassword, code })).status).toBe(200);
		expect((await turnOff()).status).toBe(200);
	});

	it("SET-09 AUTH-37 and guessing it ends after ten tries", async () => {
		const guess = () =>
			visitor.send("POST", "/api/auth/confirm-password", { password: "no" });
		const replies = await Promise.all(Array.from({ length: 12 }, guess));
		expect(replies.filter(({ status }) => status === 422)).toHaveLength(10);
		expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
	});
});

describe("giving the password again", () => {
	const giveIt = () =>
		visitor.send("POST", "/api/auth/confirm-password", { password });

	it("gives the session a new token, and the one before it confirms nothing and ends a minute later", async () => {
		await happens(anHourLater);
		const earlier = new Map(jar);
		const underWay = () => visit(server, earlier);
		expect((await giveIt()).headers.getSetCookie()).toHaveLength(1);
		expect(jar).not.toEqual(earlier);
		expect((await underWay().get("/api/me")).status).toBe(200);
		expect(await underWay().send("DELETE", "/api/sessions", {})).toMatchObject(
			refused,
		);
		// Nothing more is listed: this one, and the one that signing up left.
		const { body } = await underWay().get("/api/sessions");
		expect(body).toMatchObject({
			sessions: [{ isCurrent: true }, { isCurrent: false }],
		});

		await happens(
			"update session set created_at = now() - interval '1 minute' where replaced_by is not null",
		);
		expect((await underWay().get("/api/me")).status).toBe(401);
		expect((await visitor.get("/api/me")).status).toBe(200);
	});

	it("twice at once leaves one session, whichever cookie comes last", async () => {
		const other = visitor.copy();
		await Promise.all([
			giveIt(),
			other.send("POST", "/api/auth/confirm-password", { password }),
		]);
		for (const window of [visitor, other])
			expect((await window.get("/api/me")).status).toBe(200);
		await visitor.send("POST", "/api/auth/sign-out", {});
		expect((await other.get("/api/me")).status).toBe(401);
	});
});

describe("a session", () => {
	it("AUTH-30 ends after 30 days, however often it is used", async () => {
		await happens(
			"update session set created_at = now() - interval '29 days 23 hours'",
		);
		expect((await visitor.get("/api/me")).status).toBe(200);
		await happens("update session set created_at = now() - interval '30 days'");
		expect((await visitor.get("/api/me")).status).toBe(401);
		expect((await visitor.get("/api/auth/get-session")).body).toBeNull();
	});

	it("that begins in the moment its account is suspended is nobody's", async () => {
		await happens('update "user" set banned = true');
		expect((await visitor.get("/api/me")).status).toBe(401);
		expect((await visitor.get("/api/auth/get-session")).body).toBe(null);
		await happens('update "user" set banned = false');
		expect((await visitor.get("/api/me")).status).toBe(200);
	});

	it("AUTH-29 that is signed out of leaves nothing in the browser", async () => {
		const reply = await visitor.send("POST", "/api/auth/sign-out", {});
		expect(reply.headers.get("clear-site-data")).toBe('"cache", "storage"');
		expect(jar.size).toBe(0);
	});
});

describe("an administrator", () => {
	it("gives the password before changing anything or taking a table along, and reads without", async () => {
		await server.close();
		({ server } = await startWithAdmin());
		jar.clear();
		await visit(server, jar).send("POST", "/api/auth/sign-in/email", {
			email: boss.email,
			password,
		});
		await happens(anHourLater);
		const later = visit(server, jar);
		const person = { ...ines, email: "new@example.org" };
		const add = () => later.send("POST", "/api/admin/users", person);
		expect((await later.get("/api/admin/users")).status).toBe(200);
		expect(await add()).toMatchObject(refused);
		const tables = ["/api/admin/users/export", "/api/admin/logs/export"];
		for (const table of tables)
			expect(await later.get(table)).toMatchObject(refused);
		await later.send("POST", "/api/auth/confirm-password", { password });
		expect((await add()).status).toBe(201);
		for (const table of tables)
			expect((await later.fetch(table)).status).toBe(200);
	});

	it("who changes an address has the new one confirmed and the old one told", async () => {
		await server.close();
		const { server: theirs, admin } = await startWithAdmin();
		server = theirs;
		await signUp(theirs, ines);
		const found = await admin.get(
			`/api/admin/users/by-email?email=${ines.email}`,
		);
		const { id } = found.body as { id: string };
		const email = "ines.sa@example.org";
		await admin.send("PATCH", `/api/admin/users/${id}`, {
			...{ ...ines, email },
			plan: "free",
		});
		const [reported] = await mailsTo(theirs, ines.email, {
			words: "has another email address now",
		});
		expect(reported).not.toContain(email);
		const signIn = () =>
			visit(theirs).send("POST", "/api/auth/sign-in/email", {
				email,
				password,
			});
		expect((await signIn()).status).toBe(403);
		await confirm(visit(theirs), await mailedLink(theirs, email));
		expect((await signIn()).status).toBe(200);
	});

	it("names whom to tell of a hole", async () => {
		await server.close();
		const { server: theirs, admin } = await startWithAdmin();
		server = theirs;
		const path = "/.well-known/security.txt";
		expect((await admin.get(path)).status).toBe(404);
		const saved = await admin.send("PUT", "/api/admin/settings", {
			changes: [
				{ key: "support_address", value: "help@example.org", before: "" },
			],
		});
		expect(saved.status, JSON.stringify(saved.body)).toBe(200);
		expect((await admin.get(path)).body).toMatch(
			/^Contact: mailto:help@example\.org\nExpires: 20\S+Z\nCanonical: http/,
		);
	});
});
