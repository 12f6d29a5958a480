// Invitations by mail: made by administrators, accepted once, also where sign-up is closed.
import { afterAll, beforeAll, expect, it } from "vitest";
import { startWithAdmin } from "./administrator.ts";
import {
	mailsTo,
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

const path = "/api/admin/invitations";
const named = { firstName: "Ines", lastName: "Sá" };
const invite = (email: string, more: object = {}) =>
	admin.send("POST", path, { email, ...more });
const codeFor = async (email: string, count = 1) => {
	const words = "You're invited";
	const [newest = ""] = await mailsTo(server, email, { words, count });
	return newest.match(/invitation#(\S+)/)?.[1] ?? "";
};
const accept = async (code: string, more: object = {}) => {
	const visitor = visit(server);
	const at = "/api/auth/invitation/account";
	const body = { ...named, password, code, ...more };
	return { visitor, reply: await visitor.send("POST", at, body) };
};
const listed = async () =>
	(await admin.get(path)).body as {
		invitations: { id: string; email: string }[];
	};

it("an invitation makes one account, confirmed, with its role and plan, where sign-up is closed", async () => {
	const set = (value: string, before: string) =>
		admin.send("PUT", "/api/admin/settings", {
			changes: [{ key: "sign_up_open", value, before }],
		});
	await set("false", "true");
	const email = "tester@example.org";
	const wanted = { role: "test_user", plan: "premium" };
	expect((await invite(email, wanted)).status).toBe(201);
	expect((await listed()).invitations).toMatchObject([
		{ email, ...wanted, isOver: false },
	]);
	expect(JSON.stringify(await listed())).not.toContain("hash");
	const code = await codeFor(email);
	const check = await visit(server).send("POST", "/api/auth/invitation", {
		code,
	});
	expect(check.body).toEqual({ email });
	const { visitor, reply } = await accept(code);
	expect(reply).toMatchObject({ status: 201, body: { user: { email } } });
	expect((await visitor.get("/api/me")).body).toMatchObject({
		primaryRole: "test_user",
		plan: { name: "premium" },
	});
	expect((await accept(code)).reply.status).toBe(410);
	expect((await listed()).invitations).toEqual([]);
	const log = JSON.stringify((await admin.get("/api/admin/audit-log")).body);
	expect(log).toContain("invite_user");
	expect(log).toContain("accept_invitation");
	await set("true", "false");
});

it("a weak password leaves the invitation for another try", async () => {
	const email = "weak@example.org";
	await invite(email);
	const code = await codeFor(email);
	expect((await accept(code, { password: "password" })).reply.status).toBe(422);
	expect((await accept(code)).reply.status).toBe(201);
});

it("the newest one to an address counts, and a withdrawn one no longer works", async () => {
	const email = "twice@example.org";
	await invite(email);
	const first = await codeFor(email);
	await invite(email, { plan: "premium" });
	const second = await codeFor(email, 2);
	expect((await accept(first)).reply.status).toBe(410);
	const [{ id = "" } = {}, ...others] = (await listed()).invitations;
	expect(others).toEqual([]);
	expect((await admin.send("DELETE", `${path}/${id}`, {})).status).toBe(200);
	expect((await admin.send("DELETE", `${path}/${id}`, {})).status).toBe(404);
	expect((await accept(second)).reply.status).toBe(410);
	const check = await visit(server).send("POST", "/api/auth/invitation", {
		code: second,
	});
	expect(check.body).toEqual({ email: null });
});

it("nobody is invited who has an account, and nobody but administrators invites", async () => {
	const email = "known@example.org";
	const visitor = await signUp(server, { ...named, email });
	expect((await invite(email)).status).toBe(409);
	const theirs = await visitor.send("POST", path, { email: "x@example.org" });
	expect(theirs.status).toBe(403);
});

it("an account that a stranger began with the address gives way to who was invited", async () => {
	const email = "begun@example.org";
	await visit(server).send("POST", "/api/auth/sign-up/email", {
		...named,
		email,
		password: "a stranger at the door",
	});
	await invite(email);
	expect((await accept(await codeFor(email))).reply.status).toBe(201);
	const old = { email, password: "a stranger at the door" };
	const tried = await visit(server).send(
		"POST",
		"/api/auth/sign-in/email",
		old,
	);
	expect(tried.status).toBe(401);
});
