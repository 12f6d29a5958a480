// The log of activity, security events, and the installation in numbers: counted from what is stored, over HTTP.
import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AdminDashboard } from "#src/api/admin-dashboard.ts";
import { LogPage } from "#src/api/admin-logs.ts";
import { EventPage, SecurityStats } from "#src/api/admin-security.ts";
import { Analytics, Financial } from "#src/api/admin-statistics.ts";
import type { Tx } from "#src/db/database.ts";
import { saveNewGeneration, saveProgress } from "#src/db/generations.ts";
import { saveUsage, type UsageLog } from "#src/db/usage.ts";
import { boss, startWithAdmin } from "./administrator.ts";
import { type Running, signUp, type Visitor, visit } from "./running.ts";

const METRICS_TOKEN = "a-token-for-monitors-2";
let server: Running;
let admin: Visitor;

beforeAll(async () => {
	({ server, admin } = await startWithAdmin({ METRICS_TOKEN }, { stage }));
});
afterAll(() => server.close());

const now = new Date();
const monthBefore = new Date(
	Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15),
);

/** Five calls and two documents: two of the calls of the month before, one failed, one a dialog's. */
async function stage(tx: Tx, userId: string): Promise<void> {
	const call = (log: Partial<UsageLog>, at: Date) =>
		saveUsage(tx, userId, {
			generation_type: "resume",
			model_used: "small",
			success: true,
			prompt_tokens: 1000,
			completion_tokens: 500,
			estimated_cost: 0.25,
			response_time_ms: 2000,
			now: at,
			...log,
		});
	await call({}, monthBefore);
	await call(
		{
			generation_type: "cover_letter",
			model_used: "large",
			estimated_cost: 0.75,
		},
		monthBefore,
	);
	await call({ estimated_cost: 1.5 }, now);
	await call(
		{
			success: false,
			error_message: "The provider refused the key. (401)",
			estimated_cost: 0,
			prompt_tokens: 0,
			completion_tokens: 0,
		},
		now,
	);
	await call({ action_type: "view_document", estimated_cost: 0 }, now);
	for (const [title, status] of [
		["Ward Nurse", "completed"],
		["Charge Nurse", "generating"],
	] as const) {
		const id = randomUUIDv7();
		await saveNewGeneration(tx, userId, {
			id,
			kind: "resume",
			job_title: title,
			company_name: "Elm Park",
			job_description: "Care for patients.",
			selected_sections: ["personal"],
			ai_enhancement_strength: "medium",
			template_id: null,
			template: "professional",
			request_key: id,
		});
		await saveProgress(tx, userId, { id, generation_status: status });
	}
}

const log = async (query = "") =>
	LogPage.parse((await admin.get(`/api/admin/logs?${query}`)).body);
const actionsOf = ({ entries }: LogPage) => entries.map(({ action }) => action);

describe("the log of activity", () => {
	it("ADMIN-LOG-01 ADMIN-LOG-02 ADMIN-LOG-11 ADMIN-LOG-19 merges calls and documents, with sums of all time", async () => {
		const page = await log();
		expect(page.stats).toEqual({
			total: 5,
			lastDay: 3,
			successRate: 80,
			successful: 4,
			failed: 1,
		});
		expect(page.total).toBe(7);
		expect(page.isCut).toBe(false);
		const times = page.entries.map(({ created_at }) => created_at);
		expect(times).toEqual(times.toSorted().reverse());
		expect(page.entries.at(-1)).toMatchObject({
			type: "api_call",
			status: "success",
			user: "Ada Byron",
			created_at: expect.stringContaining(
				monthBefore.toISOString().slice(0, 10),
			),
		});
		expect(JSON.stringify(page)).toContain("$1.500000");
		expect(JSON.stringify(page)).toContain("Ward Nurse at Elm Park");
	});

	it.each([
		["ADMIN-LOG-04", "type=generation", 2],
		["ADMIN-LOG-04", "type=api_call", 5],
		["ADMIN-LOG-05 ADMIN-LOG-13", "status=success", 5],
		["ADMIN-LOG-05", "status=failed", 1],
		["ADMIN-LOG-13", "status=processing", 1],
		["ADMIN-LOG-03", "search=BYRON", 7],
		["ADMIN-LOG-03", "search=ada@example.org", 7],
		["ADMIN-LOG-03", "search=letter", 1],
		["ADMIN-LOG-03", "search=nobody", 0],
		["ADMIN-LOG-03 by model", "search=LARG", 1],
		["ADMIN-LOG-03 by company", "search=elm%20park", 2],
		["ADMIN-LOG-03 by job", "search=charge", 1],
		["ADMIN-LOG-03 by error", "search=refused%20the%20KEY", 1],
		["ADMIN-LOG-03 by a sign that means more in SQL", "search=%25", 0],
		["ADMIN-LOG-06", "period=month&type=generation", 2],
		["ADMIN-LOG-06", "period=today&offset=0&type=generation", 2],
		["ADMIN-LOG-07", "size=25&page=2", 7],
	])("%s is narrowed by %s to %i", async (_, query, total) => {
		expect((await log(query)).total).toBe(total);
	});

	it("ADMIN-LOG-10 ADMIN-LOG-20 is sorted by a column before it is cut into pages", async () => {
		const all = actionsOf(await log("sort=action&order=asc"));
		expect(all).toEqual(all.toSorted());
		expect(actionsOf(await log("sort=action&order=desc"))[0]).toBe(
			"Resume generation",
		);
		const statuses = (await log("sort=status&order=asc")).entries.map(
			({ status }) => status,
		);
		expect(statuses.slice(0, 2)).toEqual(["failed", "generating"]);
		const oldest = (await log("sort=time&order=asc")).entries[0];
		expect(oldest?.created_at).toContain(
			monthBefore.toISOString().slice(0, 10),
		);
		expect(actionsOf(await log("sort=nonsense"))).toEqual(
			actionsOf(await log()),
		);
		expect((await log("sort=user&order=asc")).total).toBe(7);
	});

	it("ADMIN-LOG-20 pages through the merged log", async () => {
		expect(actionsOf(await log("page=2"))).toEqual([]);
		const found = await admin.get("/api/admin/logs/newest");
		expect(found.body).toEqual({ newest: (await log()).newest });
	});

	it("ADMIN-LOG-09 is exported as a table", async () => {
		const reply = await admin.fetch("/api/admin/logs/export?status=failed");
		const text = await reply.text();
		expect(reply.headers.get("content-disposition")).toContain(
			`activity_logs_${new Date().toISOString().slice(0, 10)}.csv`,
		);
		const [head, line, ...rest] = text.trim().split("\r\n");
		expect(head?.replace(/^\uFEFF/, "")).toBe(
			'"Type","Action","User","Status","Details","Time"',
		);
		expect(line).toContain(
			'"api_call","Resume generation","Ada Byron","failed"',
		);
		expect(rest).toEqual([]);
	});

	it("a search of ten thousand signs is refused in words", async () => {
		const reply = await admin.get(
			`/api/admin/logs?search=${"x".repeat(10_000)}`,
		);
		expect(reply.status).toBe(422);
	});
});

describe("the installation in numbers", () => {
	it("ADMIN-STAT-01 ADMIN-STAT-02 ADMIN-STAT-03 ADMIN-STAT-04 ADMIN-STAT-05 are counted by type, model, template and day", async () => {
		const all = Analytics.parse(
			(await admin.get("/api/admin/analytics?days=0")).body,
		);
		expect(all).toMatchObject({
			users: 1,
			newThisMonth: 1,
			generations: 2,
			completedShare: 50,
			usage: { calls: 4, successful: 3, tokens: 4500, cost: 2.5, meanMs: 2000 },
			byTemplate: [{ id: "default", name: null, documents: 2 }],
		});
		expect(all.byModel.map(({ name, cost }) => [name, cost])).toEqual([
			["small", 1.75],
			["large", 0.75],
		]);
		expect(all.byType.map(({ name, calls }) => [name, calls])).toEqual([
			["resume", 3],
			["cover_letter", 1],
		]);
		expect(all.series).toHaveLength(30);
		expect(all.series.at(-1)).toMatchObject({
			day: now.toISOString().slice(0, 10),
			documents: 2,
			calls: 2,
			cost: 1.5,
		});
	});

	it("ADMIN-STAT-06 of the last days leave out what is older", async () => {
		const week = Analytics.parse(
			(await admin.get("/api/admin/analytics?days=7")).body,
		);
		expect(week.usage.calls).toBe(2);
	});

	it("ADMIN-FIN-01 ADMIN-FIN-02 ADMIN-FIN-03 ADMIN-FIN-10 ADMIN-FIN-13 tell what models cost, against the budget and the month before", async () => {
		const money = Financial.parse(
			(await admin.get("/api/admin/financial")).body,
		);
		expect(money).toMatchObject({
			thisMonth: 1.5,
			lastMonth: 1,
			trend: 50,
			monthlyBudget: 50,
			budget: { status: "Healthy", left: 48.5, exceededBy: null },
			spenders: [{ user: "Ada Byron", cost: 1.5 }],
		});
		expect(money.budget.percentUsed).toBeCloseTo(3);
		expect(money.recent).toHaveLength(4);
		expect(money.recent.map(({ model }) => model)).toContain("large");
	});

	it("ADMIN-DASH-01 ADMIN-DASH-02 ADMIN-DASH-03 ADMIN-DASH-04 ADMIN-DASH-05 ADMIN-DASH-07 stand on the first page, with what wants a hand", async () => {
		const first = AdminDashboard.parse(
			(await admin.get("/api/admin/dashboard")).body,
		);
		expect(first.stats).toEqual({
			users: 1,
			newThisMonth: 1,
			activeInWeek: 1,
			resumes: 2,
			letters: 0,
			costThisMonth: 1.5,
		});
		// A dialog's call and those of the month before count for nothing: of the day's two calls of a model one failed.
		expect(first.health).toMatchObject({
			...{ calls: 2, successRate: 50, mail: { isOffline: true } },
		});
		expect(first.health.databaseMs).toBeGreaterThan(0);
		expect(first.activity).toHaveLength(5);
		expect(first.alerts).toContainEqual(
			expect.objectContaining({
				page: "logs",
				text: "50% of the last 24 hours' calls failed.",
			}),
		);
	});
});

it("a monitor is given documents and calls by what became of them, and nobody's id", async () => {
	const ask = async () =>
		(
			await visit(server).fetch("/metrics", {
				headers: { authorization: `Bearer ${METRICS_TOKEN}` },
			})
		).text();
	await ask();
	const text = await ask();
	for (const line of [
		'attune_documents{kind="resume",status="completed"} 1',
		'attune_documents{kind="resume",status="generating"} 1',
		'attune_model_calls_total{type="resume",model="small",status="success"} 2',
		'attune_model_calls_total{type="resume",model="small",status="failed"} 1',
		'attune_model_cost_dollars_total{type="cover_letter",model="large",status="success"} 0.75',
		'attune_model_tokens_total{type="cover_letter",model="large",status="success"} 1500',
	])
		expect(text).toContain(line);
	expect(text).not.toContain("view_document");
	expect(text).not.toContain(boss.email);
	expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

describe("security", () => {
	const events = async (query = "") =>
		EventPage.parse(
			(await admin.get(`/api/admin/security/events?${query}`)).body,
		);
	const stats = async () =>
		SecurityStats.parse((await admin.get("/api/admin/security")).body);

	it("ADMIN-SEC-05 ADMIN-SEC-16 ADMIN-SEC-17 counts what was refused, the same from one source in one row", async () => {
		expect(await stats()).toMatchObject({ score: 100, activeThreats: 0 });
		const guesser = visit(server);
		for (let guess = 0; guess < 3; guess += 1)
			await guesser.send("POST", "/api/auth/sign-in/email", {
				email: boss.email,
				password: `guess number ${guess}`,
			});
		const { events: found, total } = await events();
		expect(total).toBe(1);
		expect(found[0]).toMatchObject({
			type: "failed_login",
			severity: "medium",
			status: "active",
			occurrences: 3,
			ip_address: expect.any(String),
		});
		expect(await stats()).toMatchObject({
			score: 95,
			activeThreats: 1,
			failedLogins: 3,
			blocked: 3,
		});
		expect(found[0]?.account).toBe(boss.email);
	});

	it("ADMIN-SEC-08 ADMIN-SEC-12 ADMIN-SEC-13 ADMIN-SEC-14 ADMIN-SEC-15 events are filtered by type and severity", async () => {
		expect((await events("type=failed_login&severity=medium")).total).toBe(1);
		expect((await events("type=rate_limit")).total).toBe(0);
		expect((await events("severity=critical")).total).toBe(0);
	});

	it("ADMIN-SEC-10 ADMIN-SEC-11 an event is looked into and resolved, once, and who did it stays", async () => {
		const id = (await events()).events[0]?.id;
		const handle = (to: string) =>
			admin.send("POST", `/api/admin/security/events/${id}`, { to });
		expect((await handle("investigating")).status).toBe(200);
		expect((await events()).events[0]).toMatchObject({
			status: "investigating",
			handledBy: boss.email,
		});
		const [first, second] = await Promise.all([
			handle("resolved"),
			handle("resolved"),
		]);
		expect([first.status, second.status].sort()).toEqual([200, 409]);
		expect((await handle("investigating")).status).toBe(409);
		expect(await stats()).toMatchObject({ score: 100, activeThreats: 0 });
		const missing =
			"/api/admin/security/events/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b";
		expect((await admin.send("POST", missing, { to: "resolved" })).status).toBe(
			404,
		);
	});

	it("ADMIN-SEC-16 one address over many accounts is one critical event with the accounts", async () => {
		const sprayed = await startWithAdmin({ CONFIRM_EMAIL: "off" });
		const emails = ["maya", "rafael", "linh"].map(
			(name) => `${name}@example.org`,
		);
		for (const email of emails)
			await visit(sprayed.server).send("POST", "/api/auth/sign-up/email", {
				...{ firstName: "Some", lastName: "Body", email },
				password: "a lighthouse at noon",
			});
		const tried = [
			...emails,
			...Array.from({ length: 17 }, (_, at) => `nobody${at}@example.org`),
		];
		for (const email of tried)
			await visit(sprayed.server).send("POST", "/api/auth/sign-in/email", {
				email,
				password: "the password of the year",
			});
		const { body } = await sprayed.admin.get(
			"/api/admin/security/events?type=suspicious_activity",
		);
		const { events: found } = EventPage.parse(body);
		expect(found).toHaveLength(1);
		expect(found[0]).toMatchObject({
			severity: "critical",
			status: "active",
			description: "Failed sign-ins to 20 accounts from one address",
			details: { accounts: emails.toSorted().join(", "), unknown_accounts: 17 },
		});
		const counted = SecurityStats.parse(
			(await sprayed.admin.get("/api/admin/security")).body,
		);
		expect(counted).toMatchObject({ blocked: 20, failedLogins: 20 });
		await sprayed.server.close();
	});

	it("ADMIN-SEC-16 asking for somebody else's document is an event, and for one that never was is none", async () => {
		const page = LogPage.parse(
			(await admin.get("/api/admin/logs?type=generation")).body,
		);
		const id = page.entries[0]?.id ?? "";
		const curious = await signUp(server, {
			firstName: "Cora",
			lastName: "Ives",
			email: "cora@example.org",
		});
		expect((await curious.get(`/api/generations/${id}`)).status).toBe(404);
		expect(
			(await curious.get(`/api/generations/${crypto.randomUUID()}`)).status,
		).toBe(404);
		const { events: found } = await events("type=unauthorized_access");
		expect(found).toMatchObject([
			{
				severity: "high",
				account: "cora@example.org",
				occurrences: 1,
				description: "Asked for a document of somebody else",
			},
		]);
	});

	it("ADMIN-SEC-09 events are sorted by each column", async () => {
		const sorted = async (sort: string, order: string) =>
			EventPage.parse(
				(
					await admin.get(
						`/api/admin/security/events?sort=${sort}&order=${order}`,
					)
				).body,
			).events;
		const grades = ["low", "medium", "high", "critical"];
		const severities = (await sorted("severity", "desc")).map(({ severity }) =>
			grades.indexOf(severity),
		);
		expect(severities.length).toBeGreaterThan(1);
		expect(severities).toEqual(severities.toSorted((a, b) => b - a));
		const times = (await sorted("time", "asc")).map(({ last_at }) => last_at);
		expect(times).toEqual(times.toSorted());
		for (const column of ["type", "status", "ip"])
			expect(await sorted(column, "asc")).toHaveLength(times.length);
	});

	it("ADMIN-SEC-18 counts the accounts that were made in the last day", async () => {
		const before = (await stats()).newAccounts;
		await visit(server).send("POST", "/api/auth/sign-up/email", {
			firstName: "Maya",
			lastName: "Okonjo",
			email: "maya@example.org",
			password: "a lighthouse at noon",
		});
		expect((await stats()).newAccounts).toBe(before + 1);
	});

	it("ADMIN-SEC-19 takes an address from a header only behind a proxy that is trusted", async () => {
		const behindProxy = await startWithAdmin({ TRUST_PROXY: "on" });
		const addressOf = async (place: { server: Running; admin: Visitor }) => {
			await visit(place.server).fetch("/api/auth/sign-in/email", {
				method: "POST",
				body: JSON.stringify({ email: boss.email, password: "not it" }),
				headers: {
					"content-type": "application/json",
					"x-forwarded-for": "198.51.100.1, 203.0.113.9",
				},
			});
			const { body } = await place.admin.get("/api/admin/security/events");
			return EventPage.parse(body).events[0]?.ip_address;
		};
		expect(await addressOf(behindProxy)).toBe("203.0.113.9");
		await behindProxy.server.close();
		expect(await addressOf({ server, admin })).toMatch(
			/^(::1|(::ffff:)?127\.0\.0\.1)$/,
		);
	});

	it("ADMIN-SEC-06 ADMIN-SEC-07 tells who was active last", async () => {
		expect((await stats()).activity).toMatchObject([
			{ user: "Ada Byron", actions: 5 },
		]);
	});
});
