import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	confirm,
	mailedLink,
	mailsTo,
	password,
	type Running,
	signUp,
	signUpByMail,
	startServer,
	visit,
} from "./running.ts";

let server: Running;
beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server.close());

const ines = {
	firstName: "Ines",
	lastName: "Ferrão",
	email: "ines@example.org",
};
const register = "/api/auth/sign-up/email";
const signIn = "/api/auth/sign-in/email";
const refusal = (code: string, message: string) => ({
	body: { error: { code, message } },
});

describe("an account", () => {
	it("AUTH-16 AUTH-22 AUTH-24 AUTH-25 AUTH-31 NAV-09 PLAN-01 is made, confirmed once by the mailed link and signed in to", async () => {
		const visitor = visit(server);
		const made = await visitor.send("POST", register, {
			...ines,
			email: " Ines@Example.ORG ",
			password,
		});
		expect(made).toMatchObject({
			status: 201,
			body: { user: { email: ines.email, first_name: "Ines" } },
		});
		const { id } = (made.body as { user: { id: string } }).user;
		expect(id).toMatch(/^[0-9a-f-]{36}$/);

		const early = await visitor.send("POST", signIn, {
			email: ines.email,
			password,
		});
		expect(early).toMatchObject({
			status: 403,
			...refusal("email_not_confirmed", "Email not confirmed"),
		});
		expect(await visitor.get("/api/me")).toMatchObject({ status: 401 });

		const link = await mailedLink(server, ines.email);
		// What a mail scanner does, once or often.
		await visitor.fetch(link);
		expect(
			await visitor.send("POST", signIn, { email: ines.email, password }),
		).toMatchObject({ status: 403 });

		expect(await confirm(visitor, link)).toMatchObject({
			status: 200,
			body: { confirmed: true },
		});
		expect(await visitor.get("/api/me")).toMatchObject({ status: 401 });
		expect(await confirm(visitor, link)).toMatchObject({
			status: 410,
			body: { error: { code: "link_used_up" } },
		});

		const signedIn = await visitor.send("POST", signIn, {
			email: "INES@example.org",
			password,
		});
		expect(signedIn).toMatchObject({
			status: 200,
			body: { user: { email: ines.email } },
		});
		expect(await visitor.get("/api/me")).toMatchObject({
			status: 200,
			body: {
				user: {
					id,
					email: ines.email,
					first_name: "Ines",
					last_name: "Ferrão",
				},
				roles: ["regular_user"],
				primaryRole: "regular_user",
				plan: { name: "free", edit_access: false },
				usage: { resumes: { used: 0, limit: 20, remaining: 20 } },
			},
		});
		expect(await visitor.get("/api/profile")).toMatchObject({
			body: {
				profile: {
					personal: {
						first_name: "Ines",
						last_name: "Ferrão",
						email: ines.email,
					},
				},
			},
		});
	});

	it("AUTH-16 signing up again answers the same, and only the owner of the address learns of it", async () => {
		const rui = { firstName: "Rui", lastName: "Sá", email: "rui@example.org" };
		await signUpByMail(server, rui);
		const mailsBefore = (await mailsTo(server, rui.email)).length;
		const stranger = visit(server);
		const again = await stranger.send("POST", register, {
			...rui,
			firstName: "Somebody",
			email: "RUI@example.org",
			password,
		});
		const fresh = await stranger.send("POST", register, {
			...rui,
			firstName: "Somebody",
			email: "new@example.org",
			password,
		});
		expect(again.status).toBe(fresh.status);
		expect(Object.keys(again.body as object)).toEqual(
			Object.keys(fresh.body as object),
		);
		expect(again.body).toMatchObject({
			user: { email: rui.email, first_name: "Somebody" },
			confirmation: "kept",
		});
		const mails = await mailsTo(server, rui.email);
		expect(mails).toHaveLength(mailsBefore + 1);
		expect(mails[0]).toContain("You already have an Attune account");
		expect(mails[0]).not.toContain("Somebody");
		expect(
			await visit(server).send("POST", signIn, { email: rui.email, password }),
		).toMatchObject({ status: 200, body: { user: { first_name: "Rui" } } });
	});

	it("AUTH-16 two sign-ups for one address at once make one account, confirmed by the link of the one that stayed", async () => {
		const twin = {
			firstName: "Ada",
			lastName: "Sá",
			email: "twins@example.org",
			password,
		};
		const replies = await Promise.all([
			visit(server).send("POST", register, twin),
			visit(server).send("POST", register, {
				...twin,
				email: "TWINS@example.org",
			}),
		]);
		expect(replies.map(({ status }) => status)).toContain(201);
		await confirm(visit(server), await mailedLink(server, twin.email));
		expect(
			await visit(server).send("POST", signIn, { email: twin.email, password }),
		).toMatchObject({ status: 200 });
	});

	it.each([
		["AUTH-10", { email: " " }, { email: "Email is required" }],
		["AUTH-11", { email: "ines" }, { email: "Email is invalid" }],
		["AUTH-12", { password: "" }, { password: "Password is required" }],
		[
			"AUTH-13",
			{ password: "12a45" },
			{ password: "Password must be at least 6 characters" },
		],
		["AUTH-14", { firstName: " " }, { firstName: "First name is required" }],
		["AUTH-15", { lastName: "" }, { lastName: "Last name is required" }],
		[
			"AUTH-16",
			{ password: "x".repeat(129) },
			{ password: "Password must be at most 128 characters" },
		],
		[
			"AUTH-16",
			{ password: "Password1" },
			{
				password:
					"This password is one of the first that attackers try. Please choose another one.",
			},
		],
		[
			"AUTH-16",
			{ password: "q7w!zk9" },
			{ password: "Password must be at least 8 characters" },
		],
		[
			"AUTH-16",
			{ password: "mountain42" },
			{
				password:
					"This password is easy to guess. Choose a longer one, such as a few words that don't belong together.",
			},
		],
		[
			"AUTH-16",
			{ password: "Noa.Lind-1987", email: "noa.lind@example.org" },
			{
				password:
					"This password is made of your name or email address, which others know. Choose another one.",
			},
		],
	])("%s sign-up refuses %j", async (_row, wrong, fields) => {
		const person = {
			firstName: "Noa",
			lastName: "Lind",
			email: "noa@example.org",
			password,
			...wrong,
		};
		const reply = await visit(server).send("POST", register, person);
		const [message] = Object.values(fields);
		expect(reply).toMatchObject({
			status: 422,
			body: { error: { code: "bad_input", message, fields } },
		});
	});

	it("AUTH-16 a password of eight characters is taken, and one of hostile length looked at in time", async () => {
		const choose = (email: string, chosen: string) =>
			visit(server).send("POST", register, {
				...ines,
				email,
				password: chosen,
			});
		expect((await choose("eight@example.org", "q7w!zk9x")).status).toBe(201);
		const hostile = "4@8({[</369&#!1/|0$5+7%2/".repeat(5);
		expect((await choose("long@example.org", hostile)).status).toBe(201);
	});

	it("AUTH-13 whoever chose six characters when they were enough signs in with them", async () => {
		const early = { email: "early@example.org", password: "q7w!zk" };
		expect(await visit(server).send("POST", signIn, early)).toMatchObject({
			status: 401,
		});
		const short = { ...early, password: "q7w!z" };
		expect(await visit(server).send("POST", signIn, short)).toMatchObject({
			status: 422,
			body: {
				error: {
					fields: { password: "Password must be at least 6 characters" },
				},
			},
		});
	});

	it("what a body says beyond the form is not taken over", async () => {
		const sly = {
			...ines,
			email: "sly@example.org",
			emailVerified: true,
			role: "admin",
			id: "0",
		};
		const visitor = await signUp(server, sly);
		expect(await visitor.get("/api/me")).toMatchObject({
			body: { roles: ["regular_user"] },
		});
	});

	it("AUTH-24 a new link can be asked for; the answer does not tell whether the address is known", async () => {
		const visitor = visit(server);
		await visitor.send("POST", register, {
			...ines,
			email: "late@example.org",
			password,
		});
		const first = await mailedLink(server, "late@example.org");
		const again = (email: string) =>
			visitor.send("POST", "/api/auth/send-verification-email", { email });
		const [known, unknown] = [
			await again("late@example.org"),
			await again("nobody@example.org"),
		];
		expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
		expect(known.status).toBe(202);
		const mails = await mailsTo(server, "late@example.org", { count: 2 });
		const second = mails[0]?.match(/https?:\/\/\S+/)?.[0] ?? "";
		expect(second).not.toBe(first);
		expect((await confirm(visitor, second)).status).toBe(200);
		expect((await confirm(visitor, first)).status).toBe(410);
	});

	it("AUTH-24 a link that was changed, cut or made up opens nothing", async () => {
		const visitor = visit(server);
		const email = "cut@example.org";
		await visitor.send("POST", register, { ...ines, email, password });
		const link = await mailedLink(server, email);
		for (const wrong of [link.slice(0, -1), `${link}x`, link.split("#")[0]])
			expect((await confirm(visitor, wrong ?? "")).status).toBe(410);
		expect(
			await visitor.send("POST", signIn, { email, password }),
		).toMatchObject({ status: 403 });
	});

	it("links in mails lead to the installation's own address, whatever a request says of itself", async () => {
		const email = "host@example.org";
		await visit(server).fetch(register, {
			method: "POST",
			body: JSON.stringify({ ...ines, email, password }),
			headers: {
				"content-type": "application/json",
				"x-forwarded-host": "evil.example",
				forwarded: "host=evil.example",
			},
		});
		const link = await mailedLink(server, email);
		expect(link.startsWith(`${server.url}/confirm-email#`)).toBe(true);
	});
});

describe("a session", () => {
	it("AUTH-20 a wrong password and an unknown address are refused with the same words", async () => {
		await signUp(server, { ...ines, email: "right@example.org" });
		const wrong = await visit(server).send("POST", signIn, {
			email: "right@example.org",
			password: "not this one",
		});
		const unknown = await visit(server).send("POST", signIn, {
			email: "ghost@example.org",
			password: "not this one",
		});
		expect(wrong).toMatchObject({
			status: 401,
			...refusal("not_signed_in", "The email or password is incorrect."),
		});
		expect(unknown.body).toEqual(wrong.body);
	});

	it("AUTH-30 is an httpOnly SameSite cookie that no page can read", async () => {
		await signUp(server, { ...ines, email: "cookie@example.org" });
		const reply = await visit(server).send("POST", signIn, {
			email: "cookie@example.org",
			password,
		});
		const [cookie, ...others] = reply.headers.getSetCookie();
		expect(others).toEqual([]);
		expect(cookie).toMatch(/^attune\.session_token=/);
		expect(cookie).toMatch(/HttpOnly/i);
		expect(cookie).toMatch(/SameSite=Lax/i);
		expect(JSON.stringify(reply.body)).not.toMatch(/token/i);
	});

	it("AUTH-28 AUTH-29 AUTH-30 ends with signing out, in every tab that holds its cookie", async () => {
		const visitor = await signUp(server, {
			...ines,
			email: "leaver@example.org",
		});
		expect(await visitor.get("/api/auth/get-session")).toMatchObject({
			body: { user: { email: "leaver@example.org" } },
		});
		const tab = visitor.copy();
		expect((await visitor.send("POST", "/api/auth/sign-out", {})).status).toBe(
			200,
		);
		expect((await visitor.get("/api/me")).status).toBe(401);
		expect(await tab.get("/api/me")).toMatchObject({
			status: 401,
			...refusal("not_signed_in", "Please sign in."),
		});
	});

	it("a cookie with another signature is nobody's", async () => {
		const visitor = visit(server);
		const reply = await visitor.fetch("/api/me", {
			headers: { cookie: "attune.session_token=made.up" },
		});
		expect(reply.status).toBe(401);
	});

	it("AUTH-37 guessing one account's password is stopped, from wherever it comes", async () => {
		await signUp(server, { ...ines, email: "target@example.org" });
		const guesses = Array.from({ length: 12 }, (_, guess) => ({
			email: "target@example.org",
			password: `guess number ${guess}`,
		}));
		const replies = await Promise.all(
			guesses.map((guess) => visit(server).send("POST", signIn, guess)),
		);
		expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
		expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
		const right = await visit(server).send("POST", signIn, {
			email: "target@example.org",
			password,
		});
		expect(right).toMatchObject({
			status: 429,
			...refusal(
				"too_many_requests",
				"Too many attempts. Please wait a few minutes and try again.",
			),
		});
	});

	it.each([
		"/api/auth/update-user",
		"/api/auth/delete-user",
		"/api/auth/list-sessions",
		"/api/auth/sign-in/social",
	])("%s of the accounts library is not open", async (path) => {
		const visitor = await signUp(server, {
			...ines,
			email: `closed${path.replaceAll("/", ".")}@example.org`,
		});
		expect((await visitor.send("POST", path, { name: "x" })).status).toBe(404);
		expect((await visitor.get(path)).status).toBe(404);
	});
});
