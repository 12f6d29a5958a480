// Signing in with an identity provider: a real one, on this machine, on both databases.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSystem } from "#src/db/transactions.ts";
import type { Identity } from "#src/domain/account/identity.ts";
import { initialSettings } from "#src/domain/operations/system-settings.ts";
import { enterWithProvider } from "#src/workflows/enter-with-provider.ts";
import { codeOf } from "../authenticator-app.ts";
import { engines, freshDatabase } from "../database/fresh.ts";
import {
	type IdentityTwin,
	startIdentityProvider,
} from "../twins/identity-provider.ts";
import { startWithAdmin } from "./administrator.ts";
import {
	mailsTo,
	password,
	type Running,
	signUp,
	startServer,
	type Visitor,
	visit,
} from "./running.ts";

const person = (name: string) => ({
	sub: `sub-${name}`,
	email: `${name}@example.org`,
	email_verified: true,
	given_name: "Ines",
	family_name: "Sá",
});
const named = (name: string) => ({
	firstName: "Ines",
	lastName: "Sá",
	email: `${name}@example.org`,
});

describe("an identity provider", () => {
	let twin: IdentityTwin;
	let server: Running;
	let admin: Visitor;
	beforeAll(async () => {
		twin = await startIdentityProvider();
		const variables = { ...twin.variables, OIDC_ADMIN_GROUPS: "admins" };
		({ server, admin } = await startWithAdmin(variables));
	});
	afterAll(async () => {
		await server.close();
		await twin.close();
	});

	/** The browser's way there and back; where it ends. */
	async function come(visitor = visit(server), next?: string) {
		const body = next ? { next } : {};
		const begun = await visitor.send("POST", "/api/auth/provider", body);
		expect(begun.status, JSON.stringify(begun.body)).toBe(200);
		const back = await there((begun.body as { url: string }).url);
		const { headers } = await visitor.fetch(back.pathname + back.search);
		return { visitor, back, end: headers.get("location") };
	}

	/** From page to page of the provider, with its cookies, until it sends the browser back. */
	async function there(start: string): Promise<URL> {
		const browser = visit({ url: twin.issuer });
		let at = new URL(start);
		while (at.origin === twin.issuer) {
			const reply = await browser.fetch(at.href);
			const on = reply.headers.get("location");
			if (!on) throw new Error(`${at}: ${await reply.text()}`);
			at = new URL(on, at);
		}
		return at;
	}

	/** Where the browser ends that says again who it is. */
	async function confirmed(visitor: Visitor): Promise<URLSearchParams> {
		const path = "/api/auth/provider/confirmation";
		const begun = await visitor.send("POST", path, {});
		const back = await there((begun.body as { url: string }).url);
		const { headers } = await visitor.fetch(back.pathname + back.search);
		const end = new URL(headers.get("location") ?? "", server.url);
		expect(end.pathname).toBe("/confirmed");
		return end.searchParams;
	}

	/** Since they last showed who they are. */
	async function anHourPasses(email: string): Promise<void> {
		// At the address where visitors know it: the embedded database opens beside no server.
		const { port } = new URL(server.url);
		const { installation } = server;
		await server.stop();
		const db = await installation.open();
		await db.pool.query(
			`update session set confirmed_at = now() - interval '1 hour' where user_id = (select id from "user" where email = '${email}')`,
		);
		await db.close();
		server = await startServer({ ...twin.variables, PORT: port }, installation);
	}

	it("is offered by its name", async () => {
		expect(await visit(server).get("/api/auth/ways")).toMatchObject({
			body: { provider: { name: "Example Org" } },
		});
	});

	it("makes an account for somebody new, whose second visit finds it again by who they are", async () => {
		twin.next = person("newcomer");
		const { visitor, end } = await come(undefined, "/profile");
		expect(end).toBe("/auth?next=%2Fprofile");
		const me = await visitor.get("/api/me");
		expect(me.body).toMatchObject({
			user: {
				email: "newcomer@example.org",
				first_name: "Ines",
				last_name: "Sá",
			},
			primaryRole: "regular_user",
		});
		twin.next = { ...person("newcomer"), email: "other@example.org" };
		const again = await come();
		expect((await again.visitor.get("/api/me")).body).toMatchObject({
			user: { email: "newcomer@example.org" },
		});
	});

	it("joins an account by its confirmed address, and its owner is told", async () => {
		await signUp(server, named("owner"));
		twin.next = person("owner");
		const { visitor } = await come();
		expect((await visitor.get("/api/sessions")).body).toMatchObject({
			sessions: [{}, {}],
		});
		await mailsTo(server, "owner@example.org", {
			words: "A new way to sign in",
		});
	});

	it("joins nothing by an address it does not say is confirmed", async () => {
		const owner = await signUp(server, named("victim"));
		twin.next = { ...person("victim"), email_verified: false };
		const { visitor, end } = await come();
		expect(end).toBe("/auth?provider=unconfirmed");
		expect((await visitor.get("/api/me")).status).toBe(401);
		expect((await owner.get("/api/me")).status).toBe(200);
	});

	it("gives nobody the account that a stranger began with their address", async () => {
		const stranger = visit(server);
		await stranger.send("POST", "/api/auth/sign-up/email", {
			...named("early"),
			password,
		});
		twin.next = person("early");
		const { visitor } = await come();
		expect((await visitor.get("/api/me")).status).toBe(200);
		const reply = await stranger.send("POST", "/api/auth/sign-in/email", {
			email: "early@example.org",
			password,
		});
		expect(reply.status).toBe(401);
	});

	it("makes administrators of the group that is named for them, and takes it back", async () => {
		twin.next = { ...person("chief"), groups: ["admins"] };
		expect((await (await come()).visitor.get("/api/me")).body).toMatchObject({
			primaryRole: "admin",
		});
		twin.next = { ...person("chief"), groups: [] };
		expect((await (await come()).visitor.get("/api/me")).body).toMatchObject({
			primaryRole: "regular_user",
		});
		const log = await admin.get("/api/admin/audit-log");
		expect(JSON.stringify(log.body)).toContain("Example Org");
	});

	it("says in words that somebody declined", async () => {
		twin.next = null;
		expect((await come()).end).toBe("/auth?provider=declined");
	});

	it("is of use in the browser that began it alone, and once", async () => {
		twin.next = person("thief");
		const { visitor, back } = await come();
		const link = back.pathname + back.search;
		const elsewhere = visit(server);
		const stolen = await elsewhere.fetch(link);
		expect(stolen.headers.get("location")).toBe("/auth?provider=expired");
		expect((await elsewhere.get("/api/me")).status).toBe(401);
		const twice = await visitor.fetch(link);
		expect(twice.headers.get("location")).toBe("/auth?provider=expired");
		// Another answer than the one that was begun.
		const other = visit(server);
		await other.send("POST", "/api/auth/provider", {});
		const mixed = await other.fetch(link);
		expect(mixed.headers.get("location")).toBe("/auth?provider=unusable");
	});

	it("does not stand in for two-step sign-in", async () => {
		const owner = await signUp(server, named("careful"));
		const begun = await owner.send("POST", "/api/factors/app", {});
		const { secret } = begun.body as { secret: string };
		await owner.send("POST", "/api/factors/app/confirmation", {
			code: codeOf(secret),
		});
		twin.next = person("careful");
		const { visitor, end } = await come();
		expect(end).toBe("/auth?provider=code");
		expect((await visitor.get("/api/me")).status).toBe(401);
		const give = (code: string) =>
			visitor.send("POST", "/api/auth/provider/code", { code });
		expect((await give("000000")).status).toBe(422);
		expect((await give(codeOf(secret, 1))).status).toBe(200);
		expect((await visitor.get("/api/me")).status).toBe(200);
		expect((await give(codeOf(secret, 1))).status).toBe(401);
	});

	it("lets in nobody who is suspended, or new where sign-up is closed", async () => {
		twin.next = person("banned");
		const first = await come();
		const me = (await first.visitor.get("/api/me")).body as {
			user: { id: string };
		};
		const path = `/api/admin/users/${me.user.id}/suspension`;
		await admin.send("PUT", path, { isSuspended: true });
		expect((await come()).end).toBe("/auth?provider=suspended");
		const set = (value: string, before: string) =>
			admin.send("PUT", "/api/admin/settings", {
				changes: [{ key: "sign_up_open", value, before }],
			});
		await set("false", "true");
		twin.next = person("late");
		expect((await come()).end).toBe("/auth?provider=closed");
		await set("true", "false");
	});

	it("stands in for the password of somebody who has none, when they show it again who they are", async () => {
		twin.next = person("again");
		const { visitor } = await come();
		const ways = await visitor.get("/api/auth/confirming-ways");
		expect(ways.body).toEqual({
			password: false,
			passkey: false,
			provider: { name: "Example Org" },
		});
		await anHourPasses("again@example.org");
		const close = () =>
			visitor.send("DELETE", "/api/me", { confirm: "DELETE" });
		expect((await close()).body).toMatchObject({
			error: { code: "password_needed" },
		});

		const outcome = async () => (await confirmed(visitor)).get("outcome");
		twin.next = person("somebody-else");
		expect(await outcome()).toBe("somebody-else");
		twin.next = null;
		expect(await outcome()).toBe("declined");
		twin.next = person("again");
		twin.shownAt = Math.floor(Date.now() / 1000) - 3600;
		expect(await outcome()).toBe("not-again");
		expect((await close()).status).toBe(403);
		twin.shownAt = null;
		expect(await outcome()).toBe("confirmed");
		expect((await close()).status).toBe(200);
	});

	it("confirms no other session than the one that asked", async () => {
		twin.next = person("two-rooms");
		const { visitor } = await come();
		await anHourPasses("two-rooms@example.org");
		const begun = await visitor.send(
			"POST",
			"/api/auth/provider/confirmation",
			{},
		);
		const back = await there((begun.body as { url: string }).url);
		await visitor.send("POST", "/api/auth/sign-out", {});
		const reply = await visitor.fetch(back.pathname + back.search);
		expect(reply.headers.get("location")).toBe("/confirmed?outcome=expired");
	});

	it("leaves somebody without a password who can choose one by mail", async () => {
		twin.next = person("wordless");
		const { visitor } = await come();
		const asked = await visitor.send("POST", "/api/auth/confirm-password", {
			password,
		});
		expect(asked).toMatchObject({
			status: 422,
			body: { error: { message: expect.stringContaining("no password") } },
		});
		const { email } = person("wordless");
		await visitor.send("POST", "/api/auth/request-password-reset", { email });
		const [mail = ""] = await mailsTo(server, email, {
			words: "to choose one",
		});
		const code = mail.match(/reset-password#(\S+)/)?.[1];
		const newPassword = "a lighthouse at dusk";
		await visitor.send("POST", "/api/auth/reset-password", {
			code,
			newPassword,
		});
		const back = visit(server);
		const reply = await back.send("POST", "/api/auth/sign-in/email", {
			email,
			password: newPassword,
		});
		expect(reply.status).toBe(200);
	});
});

describe("signing up with a provider", () => {
	const identity: Identity = {
		subject: "8c1f",
		email: "ines@example.org",
		firstName: "Ines",
		lastName: "Sá",
		groups: ["staff"],
	};

	it.each(engines)(
		"follows the settings, unless a group is an invitation of its own (%s)",
		async (engine) => {
			const db = await freshDatabase(engine);
			const enter = (set: object, allowedGroups: string[] = []) =>
				asSystem(db, (tx) =>
					enterWithProvider(tx, {
						identity,
						provider: {
							name: "Example Org",
							issuer: "https://login.example.org",
							groups: { allowedGroups, adminGroups: [] },
						},
						settings: { ...initialSettings(), ...set },
						confirmsAddresses: true,
						url: "https://attune.example.org",
						now: new Date("2026-03-02T09:00:00Z"),
					}),
				);
			const closed = { sign_up_open: false };
			expect(await enter(closed)).toEqual({ isIn: false, why: "closed" });
			expect(await enter({ sign_up_domains: "example.net" })).toEqual({
				isIn: false,
				why: "domain",
			});
			expect(await enter(closed, ["nurses"])).toEqual({
				isIn: false,
				why: "group",
			});
			expect(await enter(closed, ["staff"])).toMatchObject({ isIn: true });
			await db.close();
		},
	);
});
