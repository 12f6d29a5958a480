// Passwords and sessions over HTTP: forgotten, changed, guessed, ended elsewhere.
import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "#src/db/transactions.ts";
import { findUserByEmail } from "#src/db/users.ts";
import { setPassword } from "#src/workflows/set-password.ts";
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

let server: Running;
beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server.close());

const signIn = "/api/auth/sign-in/email";
const next = "a lighthouse at dawn";
const person = (name: string) => ({
	firstName: "Ines",
	lastName: "Ferrão",
	email: `${name}@example.org`,
});
const ask = (email: string) =>
	visit(server).send("POST", "/api/auth/request-password-reset", { email });
const reset = (code: string, newPassword: string) =>
	visit(server).send("POST", "/api/auth/reset-password", { code, newPassword });
const tryPassword = (email: string, tried: string) =>
	visit(server).send("POST", signIn, { email, password: tried });

async function resetCode(email: string): Promise<string> {
	await ask(email);
	return new URL(
		await mailedLink(server, email, "asked for a new password"),
	).hash.slice(1);
}

describe("a forgotten password", () => {
	// Another process at the same database is needed to stop between two of its steps.
	it("that is replaced while somebody signs in with it opens nothing", async ({
		skip,
	}) => {
		if (!server.beside) return skip();
		const { email } = person("meanwhile");
		await signUp(server, person("meanwhile"));
		const db = await server.beside();
		const hash = await hashPassword(next);
		const heldUp = async () => {
			const { rows } = await db.pool.query(
				"select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
			);
			return rows.length;
		};
		let answer: ReturnType<typeof tryPassword> | undefined;
		await asSystem(db, async (tx) => {
			const owner = await findUserByEmail(tx, email);
			await setPassword(tx, owner?.id ?? "", { hash, url: server.url });
			answer = tryPassword(email, password);
			// With the old password right, it is about to open a session.
			await Promise.race([answer, expect.poll(heldUp).toBe(1)]);
		});
		expect((await answer)?.status).toBe(401);
		const { rows } = await db.pool.query(
			`select 1 from session join "user" on "user".id = user_id where email = '${email}'`,
		);
		expect(rows).toEqual([]);
		expect((await tryPassword(email, next)).status).toBe(200);
	});

	it("AUTH-36 is replaced by a mailed link that works once; every session ends and the person is told", async () => {
		const { email } = person("forgot");
		const elsewhere = await signUp(server, person("forgot"));
		const code = await resetCode(email);
		const open = () =>
			visit(server).send("POST", "/api/auth/reset-link", { code });
		expect((await open()).body).toEqual({ works: true });
		expect(await reset(code, next)).toMatchObject({ status: 200 });
		expect((await open()).body).toEqual({ works: false });
		expect((await elsewhere.get("/api/me")).status).toBe(401);
		expect((await tryPassword(email, password)).status).toBe(401);
		expect((await tryPassword(email, next)).status).toBe(200);
		await mailsTo(server, email, { words: "Your Attune password was changed" });
		expect(await reset(code, "yet another lighthouse")).toMatchObject({
			status: 410,
			body: {
				error: {
					code: "link_used_up",
					message:
						"This link no longer works: links work once, for one hour. Request a new one.",
				},
			},
		});
		expect((await tryPassword(email, next)).status).toBe(200);
	});

	it("AUTH-36 the answer does not tell whether the address has an account", async () => {
		await signUp(server, person("known"));
		const [known, unknown] = [
			await ask("known@example.org"),
			await ask("unknown@example.org"),
		];
		expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
		expect(known.status).toBe(202);
	});

	it("AUTH-36 a password that is refused leaves the link in force", async () => {
		const { email } = person("picky");
		await signUp(server, person("picky"));
		const code = await resetCode(email);
		for (const [wrong, message] of [
			["12345", "Password must be at least 6 characters long."],
			["q7w!zk9", "Password must be at least 8 characters long."],
			[
				"ines-ferrao-1990",
				"This password is made of your name or email address, which others know. Choose another one.",
			],
			[
				"password1",
				"This password is one of the first that attackers try. Please choose another one.",
			],
		] as const)
			expect(await reset(code, wrong)).toMatchObject({
				status: 422,
				body: { error: { fields: { newPassword: message } } },
			});
		expect((await reset(code, next)).status).toBe(200);
	});

	it("a confirmation link resets no password, and a made-up code nothing", async () => {
		const { email } = person("mixed");
		await visit(server).send("POST", "/api/auth/sign-up/email", {
			...person("mixed"),
			password,
		});
		const link = new URL(await mailedLink(server, email));
		const code = link.hash.slice(1);
		expect((await reset(code, next)).status).toBe(410);
		expect((await reset("made-up", next)).status).toBe(410);
		expect((await confirm(visit(server), link.href)).status).toBe(200);
	});

	it("AUTH-24 opening the link proves the address, so it is confirmed", async () => {
		const { email } = person("unconfirmed");
		await visit(server).send("POST", "/api/auth/sign-up/email", {
			...person("unconfirmed"),
			password,
		});
		expect((await tryPassword(email, password)).status).toBe(403);
		await reset(await resetCode(email), next);
		expect((await tryPassword(email, next)).status).toBe(200);
	});

	it("AUTH-37 links are not mailed without end", async () => {
		const email = "mailbomb@example.org";
		const replies = await Promise.all([1, 2, 3, 4, 5].map(() => ask(email)));
		expect(replies.map(({ status }) => status).sort()).toEqual([
			202, 202, 202, 429, 429,
		]);
	});
});

describe("a changed password", () => {
	const change = (
		visitor: Visitor,
		currentPassword: string,
		newPassword = next,
	) =>
		visitor.send("PUT", "/api/auth/password", { currentPassword, newPassword });

	it("SET-09 API-34 needs the current one, and ends all other sessions but not this one", async () => {
		const { email } = person("changer");
		const here = await signUp(server, person("changer"));
		const there = visit(server);
		await there.send("POST", signIn, { email, password });
		expect(await change(here, "not this one")).toMatchObject({
			status: 422,
			body: {
				error: {
					fields: { currentPassword: "Current password is incorrect." },
				},
			},
		});
		expect((await there.get("/api/me")).status).toBe(200);
		expect((await change(here, password)).status).toBe(200);
		expect((await here.get("/api/me")).status).toBe(200);
		expect((await there.get("/api/me")).status).toBe(401);
		expect((await tryPassword(email, password)).status).toBe(401);
		expect((await tryPassword(email, next)).status).toBe(200);
	});

	it("closes a reset link that was under way", async () => {
		const { email } = person("closes");
		const here = await signUp(server, person("closes"));
		const code = await resetCode(email);
		await change(here, password);
		expect((await reset(code, "yet another lighthouse")).status).toBe(410);
	});

	it.each([
		["", next, { currentPassword: "Current password is required" }],
		[
			password,
			"12345",
			{ newPassword: "Password must be at least 6 characters long." },
		],
		[
			password,
			password,
			{
				newPassword:
					"The new password is the same as the current one. Choose another.",
			},
		],
	])(
		"SET-06 %j to %j is refused under its field",
		async (current, wanted, fields) => {
			const here = await signUp(
				server,
				person(`field${current.length}x${wanted.length}`),
			);
			expect(await change(here, current, wanted)).toMatchObject({
				status: 422,
				body: { error: { fields } },
			});
		},
	);

	it("SET-09 AUTH-37 guessing the current one at an open screen is stopped", async () => {
		const here = await signUp(server, person("guessed"));
		const replies = await Promise.all(
			Array.from({ length: 12 }, (_, guess) => change(here, `guess ${guess}`)),
		);
		expect(replies.filter(({ status }) => status === 422)).toHaveLength(10);
		expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
		expect((await change(here, password)).status).toBe(429);
	});

	it("is for signed-in people", async () => {
		expect((await change(visit(server), password)).status).toBe(401);
	});
});

describe("sessions", () => {
	type List = {
		sessions: { id: string; userAgent: string | null; isCurrent: boolean }[];
	};
	const listOf = async (visitor: Visitor) =>
		((await visitor.get("/api/sessions")).body as List).sessions;

	it("AUTH-30 SET-09 are listed with what is known of them, and one can be ended", async () => {
		const { email } = person("listed");
		const here = await signUp(server, person("listed"));
		const there = visit(server);
		await there.fetch(signIn, {
			method: "POST",
			body: JSON.stringify({ email, password }),
			headers: {
				"content-type": "application/json",
				"user-agent": "A browser on a boat",
			},
		});
		const sessions = await listOf(here);
		expect(sessions).toHaveLength(2);
		expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
		const boat = sessions.find(({ isCurrent }) => !isCurrent);
		expect(boat?.userAgent).toBe("A browser on a boat");
		const ended = await here.send("DELETE", `/api/sessions/${boat?.id}`, {});
		expect(ended.status).toBe(200);
		expect((await there.get("/api/me")).status).toBe(401);
		expect(await listOf(here)).toHaveLength(1);
		expect(JSON.stringify(sessions)).not.toMatch(/token/i);
	});

	it("AUTH-29 can all be ended at once, this one too", async () => {
		const { email } = person("everywhere");
		const here = await signUp(server, person("everywhere"));
		const there = visit(server);
		await there.send("POST", signIn, { email, password });
		expect((await here.send("DELETE", "/api/sessions", {})).status).toBe(200);
		expect((await here.get("/api/me")).status).toBe(401);
		expect((await there.get("/api/me")).status).toBe(401);
	});

	it("ROLE-18 another person's session cannot be ended, nor one that never was", async () => {
		const here = await signUp(server, person("mine"));
		const other = await signUp(server, person("theirs"));
		const [theirs] = await listOf(other);
		const replies = await Promise.all(
			[theirs?.id, crypto.randomUUID(), "no-id"].map((id) =>
				here.send("DELETE", `/api/sessions/${id}`, {}),
			),
		);
		for (const reply of replies) {
			expect(reply.status).toBe(404);
			expect(reply.body).toEqual(replies[0]?.body);
		}
		expect((await other.get("/api/me")).status).toBe(200);
	});

	it("AUTH-30 a program signs in with the cookie's value as a bearer token, and needs no origin", async () => {
		await signUp(server, person("program"));
		const reply = await tryPassword("program@example.org", password);
		const [cookie = ""] = reply.headers.getSetCookie();
		const token = cookie.match(/^[^=]+=([^;]*)/)?.[1] ?? "";
		const call = (path: string, method = "GET", bearer = token) =>
			fetch(new URL(path, server.url), {
				method,
				headers: { authorization: `Bearer ${bearer}` },
			});
		expect((await call("/api/me")).status).toBe(200);
		expect((await call("/api/me", "GET", `${token}x`)).status).toBe(401);
		expect((await call("/api/auth/sign-out", "POST")).status).toBe(200);
		expect((await call("/api/me")).status).toBe(401);
	});

	it("a bearer token does not let a cookie in: it is the only thing that counts", async () => {
		const here = await signUp(server, person("forged"));
		const reply = await here.fetch("/api/sessions", {
			method: "DELETE",
			headers: {
				authorization: "Bearer nothing",
				origin: "https://evil.example",
			},
		});
		expect(reply.status).toBe(401);
		expect((await here.get("/api/me")).status).toBe(200);
	});
});
