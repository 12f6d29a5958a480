// Administrators and other people's accounts, over HTTP: found, made, changed, exported, deleted, and who may not.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuditPage } from "#src/api/admin-audit.ts";
import { NewPerson, PeoplePage, PersonDetails } from "#src/api/admin-people.ts";
import { PendingRequests } from "#src/api/admin-requests.ts";
import { EventPage } from "#src/api/admin-security.ts";
import { boss, startWithAdmin } from "./administrator.ts";
import {
	mailsKept,
	mailsTo,
	password,
	type Running,
	signUp,
	signUpByMail,
	type Visitor,
	visit,
} from "./running.ts";

let server: Running;
let admin: Visitor;
let nurse: Visitor;
const maya = {
	firstName: "Maya",
	lastName: "Okonjo",
	email: "maya@example.org",
};

beforeAll(async () => {
	({ server, admin } = await startWithAdmin());
	nurse = await signUp(server, maya);
});
afterAll(() => server.close());

const page = async (query = "") =>
	PeoplePage.parse((await admin.get(`/api/admin/users?${query}`)).body);
const byEmail = async (email: string) =>
	PersonDetails.parse(
		(
			await admin.get(
				`/api/admin/users/by-email?email=${encodeURIComponent(email)}`,
			)
		).body,
	);
const acts = async () =>
	AuditPage.parse((await admin.get("/api/admin/audit-log")).body).entries.map(
		({ action }) => action,
	);
async function add(person: Record<string, string>): Promise<string> {
	const reply = await admin.send("POST", "/api/admin/users", person);
	expect(reply.status).toBe(201);
	return NewPerson.parse(reply.body).id;
}

describe("somebody who is no administrator", () => {
	it.each([
		["GET", "/api/admin/users"],
		["GET", "/api/admin/users/export"],
		["GET", "/api/admin/logs"],
		["GET", "/api/admin/security"],
		["GET", "/api/admin/settings"],
		["POST", "/api/admin/users"],
		["PUT", "/api/admin/settings"],
	] as const)(
		"ROLE-13 is refused %s %s, and it is noted",
		async (method, path) => {
			const reply =
				method === "GET"
					? await nurse.get(path)
					: await nurse.send(method, path, {});
			expect(reply.status).toBe(403);
			const { events } = EventPage.parse(
				(await admin.get("/api/admin/security/events?type=unauthorized_access"))
					.body,
			);
			expect(events.map(({ description }) => description)).toContain(
				`${method} ${path} without the role admin`,
			);
		},
	);

	it("and a visitor is asked to sign in", async () => {
		expect((await visit(server).get("/api/admin/users")).status).toBe(401);
	});
});

describe("the list of people", () => {
	it("API-36 ADMIN-USER-01 ADMIN-USER-07 ADMIN-USER-08 counts everybody and shows the newest first", async () => {
		await add({
			firstName: "Zoe",
			lastName: "Abbot",
			email: "Zoe@Example.org",
		});
		const { counts, users, total } = await page("search=zoe");
		expect(counts).toEqual({
			total: 3,
			admins: 1,
			testUsers: 0,
			regularUsers: 2,
		});
		expect(total).toBe(1);
		expect(users[0]).toMatchObject({
			email: "zoe@example.org",
			role: "regular_user",
			plan: "free",
			isConfirmed: true,
		});
		const all = (await page()).users.map(({ email }) => email);
		expect(all).toEqual(["zoe@example.org", maya.email, boss.email]);
	});

	it("ADMIN-USER-06 is sorted by each column, everybody before the page is cut", async () => {
		const emails = async (query: string) =>
			(await page(query)).users.map(({ email }) => email);
		const three = [boss.email, maya.email, "zoe@example.org"];
		expect(await emails("sort=email&order=asc")).toEqual(three);
		expect(await emails("sort=email&order=desc")).toEqual(three.toReversed());
		expect(await emails("sort=name&order=asc")).toEqual(three);
		expect((await emails("sort=role&order=desc"))[0]).toBe(boss.email);
		expect(await emails("sort=joined&order=asc")).toEqual(three);
		expect(await emails("sort=id&order=asc")).toEqual(three);
	});

	it.each([
		["a part of the name", "OKON", 1],
		["a part of the address", "YA@EXAMPLE", 1],
		["both names", "maya okonjo", 1],
		["a sign that means more in SQL", "%", 0],
		["another one", "_", 0],
		["a pattern", ".*", 0],
		["a quotation mark", "' or 1=1 --", 0],
	])(
		"ADMIN-USER-02 ADMIN-USER-03 is searched for %s",
		async (_, search, found) => {
			const reply = await page(new URLSearchParams({ search }).toString());
			expect(reply.total).toBe(found);
		},
	);

	it("ADMIN-USER-03 is searched by id, and a search of ten thousand signs is refused in words", async () => {
		const { id } = await byEmail(maya.email);
		expect((await page(`search=${id.toUpperCase()}`)).total).toBe(1);
		const long = await admin.get(
			`/api/admin/users?search=${"x".repeat(10_000)}`,
		);
		expect(long.status).toBe(422);
		expect(JSON.stringify(long.body)).toContain("at most 200 characters");
	});

	it("ADMIN-USER-04 ADMIN-USER-05 is filtered by the highest role and comes in pages", async () => {
		expect((await page("role=admin")).users.map(({ email }) => email)).toEqual([
			boss.email,
		]);
		expect((await page("role=test_user")).total).toBe(0);
		const second = await page("page=2&size=10");
		expect(second).toMatchObject({ total: 3, users: [] });
		expect((await page("size=7&role=nobody")).users).toHaveLength(3);
	});

	it("ADMIN-USER-31 ADMIN-USER-32 is exported as a table that a spreadsheet cannot be tricked with", async () => {
		await add({
			firstName: '=HYPERLINK("x")',
			lastName: "Ünal, jr",
			email: "formula@example.org",
		});
		const reply = await admin.fetch("/api/admin/users/export?search=formula@");
		const day = new Date().toISOString().slice(0, 10);
		expect(reply.headers.get("content-disposition")).toBe(
			`attachment; filename="users_export_${day}.csv"`,
		);
		expect(await reply.text()).toBe(
			`"Name","Email","Role","Joined"\r\n"'=HYPERLINK(""x"") Ünal, jr","formula@example.org","Regular User","${day}"\r\n`,
		);
		await add({
			firstName: "＝A1+1",
			lastName: "Wide",
			email: "wide@example.org",
		});
		const wide = await admin.fetch("/api/admin/users/export?search=wide@");
		expect(await wide.text()).toContain(`"'＝A1+1 Wide"`);
		// A sign no database keeps: refused by it, the table would break off while it is sent.
		const found = await admin.fetch(
			"/api/admin/users/export?search=form%00ula@",
		);
		expect(await found.text()).toContain("formula@example.org");
	});
});

describe("one person", () => {
	it("API-36 ADMIN-USER-17 ADMIN-USER-18 ADMIN-USER-20 ADMIN-USER-21 is found by address, in whatever case", async () => {
		expect(await byEmail(" MAYA@example.ORG ")).toMatchObject({
			firstName: "Maya",
			sessions: 1,
			requestedPlan: null,
		});
		const empty = await admin.get("/api/admin/users/by-email?email=");
		expect(empty.body).toMatchObject({
			error: { message: "Please enter an email address to search." },
		});
		const nobody = await admin.get(
			"/api/admin/users/by-email?email=nobody@example.org",
		);
		expect(nobody.status).toBe(404);
		expect(nobody.body).toMatchObject({
			error: {
				code: "PGRST116",
				title: "User Not Found",
				message: "No user found with email: nobody@example.org",
			},
		});
	});

	it("API-36 ADMIN-USER-23 ADMIN-USER-25 ADMIN-USER-26 AUTH-38 is made with a password that is shown once and must be changed", async () => {
		const reply = await admin.send("POST", "/api/admin/users", {
			firstName: "Tom",
			lastName: "Reed",
			email: "tom@example.org",
			role: "test_user",
		});
		const { temporaryPassword } = NewPerson.parse(reply.body);
		// 144 bits.
		expect(temporaryPassword).toMatch(/^[\w-]{24}$/);
		const tom = visit(server);
		const signedIn = await tom.send("POST", "/api/auth/sign-in/email", {
			email: "tom@example.org",
			password: temporaryPassword,
		});
		expect(signedIn.status).toBe(200);
		expect((await tom.get("/api/me")).body).toMatchObject({
			error: { code: "password_must_change" },
		});
		const twice = await admin.send("POST", "/api/admin/users", {
			firstName: "Tom",
			lastName: "Reed",
			email: "TOM@example.org",
		});
		expect(twice.status).toBe(409);
		const empty = await admin.send("POST", "/api/admin/users", {
			firstName: " ",
			lastName: "",
			email: "x",
		});
		expect(empty.body).toMatchObject({
			error: {
				fields: {
					firstName: "First name is required",
					lastName: "Last name is required",
					email: "Email is invalid",
				},
			},
		});
	});

	it("API-36 ADMIN-USER-12 ADMIN-USER-14 ADMIN-USER-15 ROLE-02 has one role in place of all others, at once", async () => {
		const { id } = await byEmail(maya.email);
		for (const role of ["test_user", "admin", "regular_user"] as const) {
			const reply = await admin.send("PUT", `/api/admin/users/${id}/role`, {
				role,
			});
			expect(reply.status).toBe(200);
			expect((await byEmail(maya.email)).role).toBe(role);
			expect((await nurse.get("/api/admin/users")).status).toBe(
				role === "admin" ? 200 : 403,
			);
		}
	});

	it("API-36 ADMIN-USER-27 ADMIN-USER-28 PLAN-31 has name, address and plan changed together; an address that is taken is refused", async () => {
		const { id } = await byEmail("zoe@example.org");
		const change = {
			firstName: "Zoë",
			lastName: "Abbott",
			email: "zoe.abbott@example.org",
			plan: "premium",
		};
		expect(
			(await admin.send("PATCH", `/api/admin/users/${id}`, change)).status,
		).toBe(200);
		expect(await byEmail("zoe.abbott@example.org")).toMatchObject({
			firstName: "Zoë",
			plan: "premium",
		});
		const taken = await admin.send("PATCH", `/api/admin/users/${id}`, {
			...change,
			email: maya.email,
		});
		expect(taken.status).toBe(409);
		expect(await byEmail("zoe.abbott@example.org")).toMatchObject({ id });
	});

	it("is signed out everywhere", async () => {
		const { id } = await byEmail(maya.email);
		await admin.send("DELETE", `/api/admin/users/${id}/sessions`, {});
		expect((await nurse.get("/api/me")).status).toBe(401);
		await nurse.send("POST", "/api/auth/sign-in/email", {
			email: maya.email,
			password,
		});
		expect((await nurse.get("/api/me")).status).toBe(200);
	});

	it("is sent the confirmation anew while the address is not confirmed", async () => {
		const email = "late@example.org";
		await visit(server).send("POST", "/api/auth/sign-up/email", {
			firstName: "Lena",
			lastName: "Late",
			email,
			password,
		});
		const { id } = await byEmail(email);
		const reply = await admin.send(
			"POST",
			`/api/admin/users/${id}/confirmation`,
			{},
		);
		expect(reply.status).toBe(200);
		expect(
			await mailsTo(server, email, {
				words: "confirm your email address",
				count: 2,
			}),
		).toHaveLength(2);
		const known = await byEmail(maya.email);
		const again = await admin.send(
			"POST",
			`/api/admin/users/${known.id}/confirmation`,
			{},
		);
		expect(again.body).toMatchObject({
			error: { message: "This address is already confirmed." },
		});
	});

	it("PLAN-30 who asked for a better plan is given it, once", async () => {
		await nurse.send("POST", "/api/upgrade-requests", {
			plan: "professional",
			feature: "edit",
		});
		const { requests } = PendingRequests.parse(
			(await admin.get("/api/admin/upgrade-requests")).body,
		);
		expect(requests).toMatchObject([
			{ email: maya.email, plan: "professional", feature: "edit" },
		]);
		const answer = `/api/admin/upgrade-requests/${requests[0]?.id}`;
		const [first, second] = await Promise.all([
			admin.send("POST", answer, { decision: "granted" }),
			admin.send("POST", answer, { decision: "declined" }),
		]);
		expect([first.status, second.status].sort()).toEqual([200, 409]);
		const { plan } = await byEmail(maya.email);
		expect(plan).toBe(first.status === 200 ? "professional" : "free");
	});

	it("API-36 ADMIN-USER-29 ADMIN-USER-30 is deleted with everything, and the session with it", async () => {
		const { id } = await byEmail(maya.email);
		const { email } = maya;
		await nurse.send("POST", "/api/auth/request-password-reset", { email });
		await mailsTo(server, email);
		expect(
			(await admin.send("DELETE", `/api/admin/users/${id}`, {})).status,
		).toBe(200);
		expect(await mailsKept(server, email)).toEqual([]);
		expect((await nurse.get("/api/me")).status).toBe(401);
		expect((await page("search=okonjo")).total).toBe(0);
	});

	it("ADMIN-USER-16 the last administrator is neither demoted nor deleted, nor is oneself", async () => {
		const { id } = await byEmail(boss.email);
		for (const [method, path, body] of [
			["PUT", `/api/admin/users/${id}/role`, { role: "regular_user" }],
			["DELETE", `/api/admin/users/${id}`, {}],
		] as const) {
			const reply = await admin.send(method, path, body);
			expect(reply.status).toBe(409);
		}
		expect((await byEmail(boss.email)).role).toBe("admin");
	});

	it.each(["0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b", "nobody", "1' or '1"])(
		"%s is nobody",
		async (id) => {
			const path = `/api/admin/users/${encodeURIComponent(id)}`;
			const answers = await Promise.all([
				admin.get(path),
				admin.send("DELETE", path, {}),
				admin.send("PUT", `${path}/role`, { role: "admin" }),
			]);
			expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
		},
	);
});

describe("the record of acts", () => {
	it("tells who did what, newest first, and cannot be changed by any route", async () => {
		const reported = await acts();
		for (const action of [
			"add_user",
			"change_role",
			"edit_user",
			"end_sessions",
			"resend_confirmation",
			"delete_user",
		])
			expect(reported).toContain(action);
		const entries = JSON.stringify(
			(await admin.get("/api/admin/audit-log")).body,
		);
		expect(entries).toContain(boss.email);
		expect(entries).not.toContain("password");
		for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const)
			expect(
				(await admin.send(method, "/api/admin/audit-log", {})).status,
			).toBe(404);
	});
});

describe("what an administrator did", () => {
	it("is recorded with what was before and after, and reading the outbox however it is asked for", async () => {
		const id = await add({
			...{ firstName: "Sol", lastName: "Vega" },
			email: "sol@example.org",
		});
		const path = `/api/admin/users/${id}`;
		await admin.send("PUT", `${path}/suspension`, { isSuspended: true });
		await admin.send("DELETE", `${path}/sessions`, {});
		await admin.send("DELETE", path, {});
		await admin.get("/api/admin/mail-outbox?search=sol");
		const { entries } = AuditPage.parse(
			(await admin.get("/api/admin/audit-log")).body,
		);
		const told = entries.slice(0, 4).map(({ action, details }) => ({
			...{ action, details },
		}));
		expect(told).toEqual([
			{ action: "read_outbox", details: {} },
			{
				action: "delete_user",
				details: {
					email: "sol@example.org",
					before: { role: "regular_user", plan: "free" },
				},
			},
			{ action: "end_sessions", details: { before: 0, after: 0 } },
			{
				action: "suspend_user",
				details: {
					before: { isSuspended: false },
					after: { isSuspended: true },
				},
			},
		]);
	});
});

describe("the record of accounts", () => {
	it("tells sign-ins, changed passwords, exports and leaving, and names nobody who left", async () => {
		const kept = await signUpByMail(server, {
			...{ firstName: "Noor", lastName: "Haddad" },
			email: "noor@example.org",
		});
		await kept.fetch("/api/me/archive");
		await kept.fetch("/api/profile/export");
		await kept.send("PUT", "/api/auth/password", {
			currentPassword: password,
			newPassword: "a lantern over the harbor",
		});
		const accounts = async () =>
			AuditPage.parse(
				(await admin.get("/api/admin/audit-log?kind=accounts")).body,
			).entries;
		const actions = (entries: AuditPage["entries"], by: string) =>
			entries.filter((entry) => entry.by === by).map(({ action }) => action);
		expect(actions(await accounts(), "noor@example.org").toSorted()).toEqual([
			"change_password",
			"export_data",
			"export_data",
			"sign_in",
		]);
		expect(await acts()).not.toContain("sign_in");
		const left = await kept.send("DELETE", "/api/me", { confirm: "DELETE" });
		expect(left.status).toBe(200);
		const entries = await accounts();
		expect(JSON.stringify(entries)).not.toContain("noor@");
		expect(actions(entries, "Unknown User")).toContain("close_account");
	});

	it("has an act for a password that an administrator resets, of which the person is told", async () => {
		const email = "omar@example.org";
		const omar = await signUp(server, {
			...{ firstName: "Omar", lastName: "Said" },
			email,
		});
		const { id } = await byEmail(email);
		const reply = await admin.send(
			"POST",
			`/api/admin/users/${id}/password`,
			{},
		);
		const { temporaryPassword } = reply.body as { temporaryPassword: string };
		expect((await omar.get("/api/me")).status).toBe(401);
		const signedIn = await omar.send("POST", "/api/auth/sign-in/email", {
			email,
			password: temporaryPassword,
		});
		expect(signedIn.status).toBe(200);
		expect((await omar.get("/api/me")).status).toBe(403);
		const { entries } = AuditPage.parse(
			(await admin.get("/api/admin/audit-log")).body,
		);
		expect(entries[0]).toMatchObject({
			action: "reset_password",
			subject_id: id,
			details: { email },
		});
		expect(JSON.stringify(entries)).not.toContain(temporaryPassword);
		expect(await mailsTo(server, email, { words: "password" })).not.toEqual([]);
		await admin.fetch("/api/admin/users/export");
		expect(await acts()).toContain("export");
	});
});
