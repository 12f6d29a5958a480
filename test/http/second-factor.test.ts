// Two-step sign-in, over HTTP.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../authenticator-app.ts";
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

const person = (name: string) => ({
	firstName: "Ines",
	lastName: "Sá",
	email: `${name}@example.org`,
});
const signIn = async (email: string, code?: string) => {
	const visitor = visit(server);
	const body = { email, password, ...(code ? { code } : {}) };
	const reply = await visitor.send("POST", "/api/auth/sign-in/email", body);
	return { visitor, reply };
};

async function withApp(name: string) {
	const visitor = await signUp(server, person(name));
	const begun = await visitor.send("POST", "/api/factors/app", {});
	const { secret } = begun.body as { secret: string };
	const used = codeOf(secret);
	const confirmed = await visitor.send(
		"POST",
		"/api/factors/app/confirmation",
		{ code: used },
	);
	const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
	return { visitor, secret, used, recoveryCodes, email: person(name).email };
}

describe("an authenticator app", () => {
	it("counts once its first code was right, and the person is told", async () => {
		const visitor = await signUp(server, person("begins"));
		const { email } = person("begins");
		const { body } = await visitor.send("POST", "/api/factors/app", {});
		expect(body).toMatchObject({
			secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
			link: expect.stringContaining("otpauth://totp/Attune%3Abegins%40"),
		});
		const wrong = await visitor.send("POST", "/api/factors/app/confirmation", {
			code: "000000",
		});
		expect(wrong.status).toBe(422);
		expect((await signIn(email)).reply.status).toBe(200);
		const { secret } = body as { secret: string };
		const right = await visitor.send("POST", "/api/factors/app/confirmation", {
			code: codeOf(secret),
		});
		expect(right).toMatchObject({ status: 200 });
		const { recoveryCodes } = right.body as { recoveryCodes: string[] };
		expect(new Set(recoveryCodes).size).toBe(10);
		// 28 signs of five bits each.
		for (const code of recoveryCodes)
			expect(code).toMatch(/^[A-Z2-7]{7}(?:-[A-Z2-7]{7}){3}$/);
		await mailsTo(server, email, { words: "Two-step sign-in for Attune" });
		expect((await visitor.get("/api/factors")).body).toEqual({
			isOn: true,
			recoveryCodes: 10,
			isRequired: false,
		});
		expect((await visitor.send("POST", "/api/factors/app", {})).status).toBe(
			409,
		);
	});

	it("is asked for after the right password alone, and a code works once", async () => {
		const { email, secret, used } = await withApp("asks");
		const { visitor, reply } = await signIn(email);
		expect(reply).toMatchObject({
			status: 403,
			body: { error: { code: "second_factor_needed" } },
		});
		expect(reply.headers.getSetCookie()).toEqual([]);
		expect((await visitor.get("/api/me")).status).toBe(401);
		// By now the app may show another one.
		const again = await signIn(email, used);
		expect(again.reply).toMatchObject({
			status: 422,
			body: { error: { fields: { code: expect.stringContaining("wrong") } } },
		});
		const next = await signIn(email, codeOf(secret, 1));
		expect(next.reply.status).toBe(200);
		expect((await next.visitor.get("/api/me")).status).toBe(200);
		const list = await next.visitor.get("/api/sessions");
		expect((list.body as { sessions: [] }).sessions).toHaveLength(2);
		const wrong = await visit(server).send("POST", "/api/auth/sign-in/email", {
			email,
			password: "not the password",
		});
		expect(wrong.status).toBe(401);
	});

	it("can be replaced by a recovery code, once each, however it is typed", async () => {
		const { email, recoveryCodes } = await withApp("recovers");
		const [first = "", second = ""] = recoveryCodes;
		expect((await signIn(email, first)).reply.status).toBe(200);
		expect((await signIn(email, first)).reply.status).toBe(422);
		const typed = second.toLowerCase().replaceAll("-", " ");
		const { visitor, reply } = await signIn(email, typed);
		expect(reply.status).toBe(200);
		expect(await visitor.get("/api/factors")).toMatchObject({
			body: { recoveryCodes: 8 },
		});
		await visitor.send("POST", "/api/factors/recovery-codes", {});
		expect((await signIn(email, recoveryCodes[2])).reply.status).toBe(422);
	});

	it("AUTH-37 guessing its codes ends after ten tries", async () => {
		const { email } = await withApp("guessed");
		const { email: other } = await withApp("other");
		const statuses: number[] = [];
		for (let guess = 0; guess < 9; guess += 1)
			statuses.push((await signIn(email, `00000${guess}`)).reply.status);
		expect(new Set(statuses)).toEqual(new Set([422]));
		await signIn(email, "000009");
		expect((await signIn(email, "000010")).reply.status).toBe(429);
		expect((await signIn(other, "000010")).reply.status).toBe(422);
	});

	it("is turned off again", async () => {
		const { visitor, email } = await withApp("leaves");
		expect((await visitor.send("DELETE", "/api/factors/app", {})).status).toBe(
			200,
		);
		expect((await signIn(email)).reply.status).toBe(200);
		expect((await visitor.send("DELETE", "/api/factors/app", {})).status).toBe(
			409,
		);
	});
});

describe("an administrator", () => {
	it("removes what somebody has lost; they are told, and it is recorded with what was before", async () => {
		const { visitor, email } = await withApp("lost");
		const { user } = (await visitor.get("/api/me")).body as {
			user: { id: string };
		};
		const path = `/api/admin/users/${user.id}/factors`;
		expect((await visitor.send("DELETE", path, {})).status).toBe(403);
		expect((await admin.send("DELETE", path, {})).status).toBe(200);
		expect((await signIn(email)).reply.status).toBe(200);
		expect((await admin.send("DELETE", path, {})).status).toBe(409);
		await mailsTo(server, email, { words: "was turned off" });
		const acts = await admin.get("/api/admin/audit-log");
		expect(acts.body).toMatchObject({
			entries: expect.arrayContaining([
				expect.objectContaining({
					action: "remove_second_factor",
					details: {
						before: { app: true, passkeys: 0 },
						after: { app: false, passkeys: 0 },
					},
				}),
			]),
		});
		const own = await admin.get("/api/admin/audit-log?kind=accounts");
		expect(JSON.stringify(own.body)).toContain("add_authenticator_app");
	});

	it("can require it of a role: nothing else works before it is set up", async () => {
		const visitor = await signUp(server, person("required"));
		const change = (value: string, before: string) =>
			admin.send("PUT", "/api/admin/settings", {
				changes: [{ key: "second_factor_regular_users", value, before }],
			});
		expect((await change("true", "false")).status).toBe(200);
		try {
			expect(await visitor.get("/api/me")).toMatchObject({
				status: 403,
				body: { error: { code: "second_factor_required" } },
			});
			expect((await admin.get("/api/me")).status).toBe(200);
			const begun = await visitor.send("POST", "/api/factors/app", {});
			const { secret } = begun.body as { secret: string };
			await visitor.send("POST", "/api/factors/app/confirmation", {
				code: codeOf(secret),
			});
			expect((await visitor.get("/api/me")).status).toBe(200);
			expect(
				await visitor.send("DELETE", "/api/factors/app", {}),
			).toMatchObject({
				status: 409,
			});
		} finally {
			await change("false", "true");
		}
	});
});
