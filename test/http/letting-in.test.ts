// Who may come in: closed sign-up, allowed domains, suspended accounts.
import { afterAll, beforeAll, expect, it } from "vitest";
import { startWithAdmin } from "./administrator.ts";
import {
	password,
	type Running,
	signUp,
	type Visitor,
	visit,
} from "./running.ts";

let server: Running;
let admin: Visitor;
beforeAll(async () => {
	({ server, admin } = await startWithAdmin());
});
afterAll(() => server.close());

const person = (email: string) => ({
	firstName: "Ines",
	lastName: "Sá",
	email,
});
const register = (email: string) =>
	visit(server).send("POST", "/api/auth/sign-up/email", {
		...person(email),
		password,
	});
const signIn = (email: string) =>
	visit(server).send("POST", "/api/auth/sign-in/email", { email, password });
const set = async (key: string, value: string, before: string) => {
	const changes = [{ key, value, before }];
	const saved = await admin.send("PUT", "/api/admin/settings", { changes });
	expect(saved.status, JSON.stringify(saved.body)).toBe(200);
};

it("nobody signs up where sign-up is closed, and administrators add people", async () => {
	await set("sign_up_open", "false", "true");
	expect(await register("closed@example.org")).toMatchObject({
		status: 403,
		body: { error: { message: expect.stringContaining("Sign-up is closed") } },
	});
	const added = await admin.send(
		"POST",
		"/api/admin/users",
		person("added@example.org"),
	);
	expect(added.status).toBe(201);
	await set("sign_up_open", "true", "false");
	expect((await register("closed@example.org")).status).toBe(201);
});

it("only addresses of allowed domains sign up", async () => {
	await set("sign_up_domains", "example.org, example.net", "");
	const message = "Sign up with an email address at example.org or example.net";
	expect(await register("ines@evil.test")).toMatchObject({
		status: 422,
		body: { error: { fields: { email: message } } },
	});
	expect((await register("ines@example.net")).status).toBe(201);
	await set("sign_up_domains", "", "example.org, example.net");
	expect((await register("ines@evil.test")).status).toBe(201);
});

it("a suspended account is signed out at once and kept out until it is reinstated", async () => {
	const email = "suspended@example.org";
	const visitor = await signUp(server, person(email));
	const found = await admin.get(`/api/admin/users/by-email?email=${email}`);
	expect(found.body).toMatchObject({ isSuspended: false });
	const { id } = found.body as { id: string };
	const suspend = (isSuspended: boolean) =>
		admin.send("PUT", `/api/admin/users/${id}/suspension`, { isSuspended });
	expect((await suspend(true)).status).toBe(200);
	expect((await visitor.get("/api/me")).status).toBe(401);
	expect(await signIn(email)).toMatchObject({
		status: 403,
		body: { error: { message: expect.stringContaining("suspended") } },
	});
	expect((await suspend(false)).status).toBe(200);
	expect((await signIn(email)).status).toBe(200);
	expect(
		(await visitor.send("PUT", `/api/admin/users/${id}/suspension`, {})).status,
	).toBe(401);
});

it("an administrator cannot suspend their own account", async () => {
	const me = (await admin.get("/api/me")).body as { user: { id: string } };
	const path = `/api/admin/users/${me.user.id}/suspension`;
	expect((await admin.send("PUT", path, { isSuspended: true })).status).toBe(
		409,
	);
});
