import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linh } from "../people.ts";
import {
	password,
	type Running,
	signUp,
	startServer,
	type Visitor,
	visit,
} from "./running.ts";

let server: Running;
let visitor: Visitor;
beforeAll(async () => {
	server = await startServer();
	visitor = await signUp(server, {
		firstName: "Linh",
		lastName: "Tran",
		email: "linh@example.org",
	});
});
afterAll(() => server.close());

const json = { "content-type": "application/json" };
const putProfile = (
	headers: Record<string, string>,
	body = JSON.stringify({ profile: linh }),
) =>
	visitor.fetch("/api/profile", {
		method: "PUT",
		headers: { ...json, ...headers },
		body,
	});

describe("a writing call", () => {
	it("SHARED-07 from another site is refused, whatever it sends", async () => {
		const foreign: Record<string, string>[] = [
			{ origin: "https://evil.example" },
			{ origin: "null" },
			{ origin: `${server.url}.evil.example` },
			{ origin: "https://evil.example", "sec-fetch-site": "same-origin" },
		];
		for (const headers of foreign) {
			const reply = await putProfile(headers);
			expect(reply.status).toBe(403);
			expect(await reply.json()).toMatchObject({
				error: {
					code: "not_allowed",
					message: expect.stringContaining(server.url),
				},
			});
		}
		expect(await visitor.get("/api/profile")).not.toMatchObject({
			body: { profile: { skills: [{}] } },
		});
	});

	it("SHARED-07 that does not say where it comes from is refused", async () => {
		const reply = await fetch(`${server.url}/api/auth/sign-in/email`, {
			method: "POST",
			headers: json,
			body: "{}",
		});
		expect(reply.status).toBe(403);
	});

	it("SHARED-07 from our own page is taken, by any name browsers know this machine by", async () => {
		for (const origin of [
			server.url,
			server.url.replace("localhost", "127.0.0.1"),
		]) {
			expect((await putProfile({ origin })).status).toBe(200);
		}
	});

	it("of a whole profile gives back what was stored", async () => {
		const saved = await visitor.send("PUT", "/api/profile", { profile: linh });
		expect(saved).toMatchObject({
			status: 200,
			body: { profile: { personal: linh.personal } },
		});
		expect((await visitor.get("/api/profile")).body).toEqual(saved.body);
	});

	it("with a field that cannot be is refused with the field's place", async () => {
		const wrong = { ...linh, education: [{ ...linh.education[0], gpa: 9 }] };
		const reply = await visitor.send("PUT", "/api/profile", { profile: wrong });
		expect(reply).toMatchObject({
			status: 422,
			body: {
				error: {
					code: "bad_input",
					fields: { "profile.education.0.gpa": expect.any(String) },
				},
			},
		});
	});

	it("that is no JSON is refused in words", async () => {
		const reply = await putProfile({}, "{");
		expect(reply.status).toBe(400);
		expect(await reply.json()).toEqual({
			error: {
				code: "bad_request",
				message: "Couldn't read the request. Send valid JSON.",
			},
		});
	});

	it("with a character no database keeps is refused in words", async () => {
		const wrong = {
			...linh,
			personal: { ...linh.personal, summary: "a\u0000b" },
		};
		const reply = await visitor.send("PUT", "/api/profile", { profile: wrong });
		expect(reply).toMatchObject({
			status: 422,
			body: {
				error: {
					code: "bad_input",
					message: expect.stringContaining("character"),
				},
			},
		});
	});

	it("takes a large profile and refuses one beyond all measure", async () => {
		const lines = Array.from({ length: 50 }, () => "ä".repeat(900));
		const large = {
			...linh,
			work_experience: Array.from({ length: 12 }, (_, nr) => ({
				job_title: "Planner",
				company_name: `Ash ${nr}`,
				achievements: lines,
			})),
		};
		expect(
			(await visitor.send("PUT", "/api/profile", { profile: large })).status,
		).toBe(200);
		const reply = await visitor.send("PUT", "/api/profile", {
			profile: { ...large, extra: "x".repeat(2_000_000) },
		});
		expect(reply).toMatchObject({
			status: 413,
			body: { error: { code: "too_large" } },
		});
	});

	it("other than a profile is a form and may be no longer than one", async () => {
		const reply = await visitor.send("POST", "/api/auth/sign-in/email", {
			email: "x".repeat(300_000),
			password: "x",
		});
		expect(reply.status).toBe(413);
	});
});

describe("every reply", () => {
	it("SHARED-07 tells the browser what our pages may do", async () => {
		for (const path of [
			"/",
			"/dashboard",
			"/nowhere",
			"/api/me",
			"/api/nowhere",
			"/health",
		]) {
			const { headers } = await visitor.fetch(path);
			const policy = headers.get("content-security-policy") ?? "";
			expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
			expect(policy).toContain("frame-ancestors 'none'");
			expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*unsafe-inline/);
			expect(headers.get("x-content-type-options")).toBe("nosniff");
			expect(headers.get("referrer-policy")).toBe("no-referrer");
			expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
		}
	});

	it("of the API is kept by nobody", async () => {
		expect((await visitor.get("/api/me")).headers.get("cache-control")).toBe(
			"no-store",
		);
		expect(
			(await visit(server).get("/api/me")).headers.get("cache-control"),
		).toBe("no-store");
	});

	it("API-05 of an unknown address of the API is an error in the one form", async () => {
		expect(await visitor.get("/api/nowhere")).toMatchObject({
			status: 404,
			body: {
				error: {
					code: "not_found",
					message: "There's nothing at this address.",
				},
			},
		});
	});

	it("of the health check needs nobody", async () => {
		expect(await visit(server).get("/health")).toMatchObject({
			status: 200,
			body: { status: "ok" },
		});
	});

	it("describes the API", async () => {
		const { body } = await visit(server).get("/api/openapi.json");
		expect(body).toMatchObject({
			openapi: "3.1.0",
			paths: {
				"/api/functions/generate-resume": { post: {} },
				"/api/profile": { put: {} },
			},
		});
	});
});

describe("the API", () => {
	/** What is called for each row of the specification. */
	const calls: Record<string, string> = {
		"signing up": "post /api/auth/sign-up/email",
		"signing in": "post /api/auth/sign-in/email",
		"the session": "get /api/auth/get-session",
		"a new password": "put /api/auth/password",
		"role and plan": "get /api/me",
		has_role: "get /api/me/has_role",
		onboarding: "patch /api/onboarding",
		"the dashboard": "get /api/dashboard",
		profile: "get /api/profile",
		"the profile, saved": "put /api/profile",
		...Object.fromEntries(
			[
				"work_experience",
				"education",
				"skills",
				"languages",
				"projects",
				"certifications",
				"software_knowledge",
				"publications",
				"volunteer_experience",
			].flatMap((table) =>
				[
					`post /api/profile/${table}`,
					`put /api/profile/${table}/{id}`,
					`delete /api/profile/${table}/{id}`,
				].map((call) => [call, call]),
			),
		),
		"the latest analysis": "get /api/profile-analysis",
		templates: "get /api/templates",
		"templates, all": "get /api/admin/templates",
		"a template, added": "post /api/admin/templates",
		"a template, changed": "patch /api/admin/templates/{id}",
		documents: "get /api/generations",
		document: "get /api/generations/{id}",
		"a document, edited": "put /api/generations/{id}/content",
		"a document, deleted": "delete /api/generations/{id}",
		"an action of the dialog": "post /api/generations/{id}/actions",
		"analyze-profile": "post /api/functions/analyze-profile",
		"generate-resume": "post /api/functions/generate-resume",
		"generate-cover-letter": "post /api/functions/generate-cover-letter",
		"generate-pdf": "post /api/functions/generate-pdf",
		settings: "put /api/settings",
		"leaving for good": "delete /api/me",
		people: "get /api/admin/users",
		"somebody by e-mail": "get /api/admin/users/by-email",
		"an account, made": "post /api/admin/users",
		"an account, changed": "patch /api/admin/users/{id}",
		"a role": "put /api/admin/users/{id}/role",
		"an account, deleted": "delete /api/admin/users/{id}",
		"the log": "get /api/admin/logs",
		security: "get /api/admin/security",
		"the system's numbers": "get /api/admin/settings",
		analytics: "get /api/admin/analytics",
		money: "get /api/admin/financial",
	};
	type Operation = {
		responses: Record<string, { content?: Record<string, unknown> }>;
	};
	type Described = { paths: Record<string, Record<string, Operation>> };
	const described = async () =>
		(await visitor.get("/api/openapi.json")).body as Described;

	it("API-01 has a route of its own for every call, all below one address", async () => {
		const { paths } = await described();
		const routes = Object.entries(paths).flatMap(([path, methods]) =>
			Object.keys(methods).map((method) => `${method} ${path}`),
		);
		expect(routes).toEqual(expect.arrayContaining(Object.values(calls)));
		for (const path of Object.keys(paths)) expect(path).toMatch(/^\/api\//);
		const { profile } = (await visitor.get("/api/profile")).body as {
			profile: { personal: object; skills: object[] };
		};
		expect(Object.keys(profile.personal)).toEqual(
			expect.arrayContaining([
				"first_name",
				"last_name",
				"email",
				"zip_code",
				"linkedin_url",
				"website_url",
			]),
		);
		expect(profile.skills[0]).toMatchObject({
			skill_name: expect.any(String),
		});
	});

	it("API-04 says of every call what it answers, and refuses all in one form", async () => {
		const { paths } = await described();
		for (const [path, methods] of Object.entries(paths))
			for (const [method, { responses }] of Object.entries(methods)) {
				const { default: refused, ...given } = responses;
				const call = `${method} ${path}`;
				expect(Object.keys(given).join(), call).toMatch(/^(20\d|303)\b/);
				expect(JSON.stringify(refused), call).toContain('"message"');
			}
	});

	it("API-03 signs up, in and out, tells the session, and takes a new password", async () => {
		const person = {
			firstName: "Rui",
			lastName: "Sá",
			email: "rui@example.org",
		};
		const rui = await signUp(server, person);
		const session = async () =>
			(await rui.get("/api/auth/get-session")).body as object | null;
		expect(await session()).toMatchObject({
			user: { first_name: "Rui", last_name: "Sá", email: person.email },
			session: { expiresAt: expect.any(String) },
		});
		const newPassword = "a harbour after rain";
		const changed = await rui.send("PUT", "/api/auth/password", {
			currentPassword: password,
			newPassword,
		});
		expect(changed.status).toBe(200);
		await rui.send("POST", "/api/auth/sign-out", {});
		expect(await session()).toBeNull();
		const signIn = (secret: string) =>
			rui.send("POST", "/api/auth/sign-in/email", {
				email: person.email,
				password: secret,
			});
		expect((await signIn(password)).status).toBe(401);
		expect((await signIn(newPassword)).status).toBe(200);
		expect(await session()).toMatchObject({ user: { email: person.email } });
	});
});

describe("a visitor who is not signed in", () => {
	it.each([
		["GET", "/api/me"],
		["GET", "/api/profile"],
		["PUT", "/api/profile"],
		["POST", "/api/functions/generate-resume"],
		["POST", "/api/functions/generate-cover-letter"],
		["GET", "/api/generations"],
		["GET", "/api/generations/0198f000-0000-7000-8000-000000000000"],
		["GET", "/api/generations/0198f000-0000-7000-8000-000000000000/events"],
		["GET", "/api/generations/0198f000-0000-7000-8000-000000000000/file"],
		["GET", "/api/templates"],
	])(
		"ROLE-18 %s %s is refused before anything else is looked at",
		async (method, path) => {
			const reply = await visit(server).fetch(path, { method });
			expect(reply.status).toBe(401);
			expect(await reply.json()).toEqual({
				error: { code: "not_signed_in", message: "Please sign in." },
			});
		},
	);
});

it("a request that is not even HTTP does no harm", async () => {
	const { hostname, port } = new URL(server.url);
	await new Promise<void>((resolve) => {
		const socket = connect(
			Number(port),
			hostname.replace("localhost", "127.0.0.1"),
			() => socket.end("nonsense\r\n\r\n"),
		);
		socket.resume().once("close", () => resolve());
	});
	expect((await visitor.get("/health")).status).toBe(200);
});

it("a request by TRACE is given back to nobody", async () => {
	const headers = { cookie: "to-be-kept", origin: server.url };
	const address = new URL("/api/me", server.url);
	const sent = request(address, { method: "TRACE", headers }).end();
	const [reply]: IncomingMessage[] = await once(sent, "response");
	const text = (await reply?.toArray())?.join("");
	expect([reply?.statusCode, text?.includes("to-be-kept")]).toEqual([
		404,
		false,
	]);
});
