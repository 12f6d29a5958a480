// What the API reads of a person's own records, call by call: documents, calls, plan, the month's use and the tour.
import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Dashboard } from "#src/api/dashboard.ts";
import { Me } from "#src/api/me.ts";
import { createAccountRows } from "#src/db/accounts.ts";
import type { Tx } from "#src/db/database.ts";
import { saveNewGeneration } from "#src/db/generations.ts";
import { saveRole } from "#src/db/roles.ts";
import { saveUsage } from "#src/db/usage.ts";
import { saveNewUser } from "#src/db/users.ts";
import { cycleOf } from "#src/domain/account/allowance.ts";
import { hash } from "#src/http/password-hashes.ts";
import { startWithAdmin } from "./administrator.ts";
import {
	password,
	type Running,
	signUp,
	type Visitor,
	visit,
} from "./running.ts";

const email = "maya@example.org";
const now = new Date();
const month = cycleOf(now).start;
const monthBefore = new Date(Date.parse(month) - 86_400_000);

let server: Running;
let admin: Visitor;
/** A test user, whose role shows every call. */
let busy: Visitor;
let unused: Visitor;
beforeAll(async () => {
	({ server, admin } = await startWithAdmin({}, { stage }));
	busy = visit(server);
	await busy.send("POST", "/api/auth/sign-in/email", { email, password });
	unused = await signUp(server, {
		firstName: "Ines",
		lastName: "Ferrão",
		email: "ines@example.org",
	});
});
afterAll(() => server.close());

/** Four resumes and two letters, one after the other; sixty calls, five of them of the month before. */
async function stage(tx: Tx): Promise<void> {
	const userId = randomUUIDv7();
	const account = { firstName: "Maya", lastName: "Okonjo", email };
	const passwordHash = await hash(password);
	await saveNewUser(tx, {
		...account,
		id: userId,
		passwordHash,
		emailVerified: true,
	});
	await createAccountRows(tx, { ...account, userId }, now);
	await saveRole(tx, userId, "test_user");
	for (let made = 1; made <= 6; made += 1) {
		const id = randomUUIDv7();
		await saveNewGeneration(tx, userId, {
			id,
			kind: made > 4 ? "cover_letter" : "resume",
			job_title: `Nurse ${made}`,
			company_name: "Elm Park",
			job_description: "Care for patients.",
			selected_sections: ["personal"],
			ai_enhancement_strength: "medium",
			template_id: null,
			template: "professional",
			request_key: id,
		});
		const at = new Date(Date.UTC(2020, 0, made)).toISOString();
		await tx.execute(
			sql`update resume_generations set created_at = ${at} where id = ${id}`,
		);
	}
	for (let call = 1; call <= 60; call += 1)
		await saveUsage(tx, userId, {
			generation_type: "resume",
			model_used: "small",
			success: true,
			prompt_tokens: 10,
			completion_tokens: 5,
			response_time_ms: call,
			now: call > 55 ? monthBefore : now,
		});
	for (const [cycle, resumes] of [
		[cycleOf(monthBefore).start, 7],
		[month, 3],
	] as const)
		await tx.execute(
			sql`insert into user_billing_usage (user_id, billing_cycle_start, resumes_generated) values (${userId}, ${cycle}, ${resumes})`,
		);
}

const dashboardOf = async (visitor: Visitor) =>
	Dashboard.parse((await visitor.get("/api/dashboard")).body);
const meOf = async (visitor: Visitor) =>
	Me.parse((await visitor.get("/api/me")).body);

describe("of somebody's documents", () => {
	it("API-10 the letters are counted among them, and none where there are none", async () => {
		expect((await dashboardOf(busy)).stats).toMatchObject({
			totalDocs: 6,
			coverLetters: 2,
		});
		expect((await dashboardOf(unused)).stats).toMatchObject({
			totalDocs: 0,
			coverLetters: 0,
		});
	});

	it("API-16 the five newest are told, newest first", async () => {
		const { activity } = await dashboardOf(busy);
		expect(activity).toEqual(
			[6, 5, 4, 3, 2].map((made) => ({
				id: expect.any(String),
				kind: made > 4 ? "cover_letter" : "resume",
				job_title: `Nurse ${made}`,
				company_name: "Elm Park",
				created_at: new Date(Date.UTC(2020, 0, made)).toISOString(),
				generation_status: "generating",
			})),
		);
	});
});

describe("of somebody's calls", () => {
	it("API-11 the last ones are told with kind, outcome, time taken and moment", async () => {
		const { lastCalls } = (await dashboardOf(busy)).stats;
		expect(lastCalls).toHaveLength(10);
		for (const call of lastCalls)
			expect(call).toEqual({
				generation_type: "resume",
				success: true,
				response_time_ms: expect.any(Number),
				created_at: now.toISOString(),
			});
		expect((await dashboardOf(unused)).stats.lastCalls).toEqual([]);
	});

	it("API-14 the sums of the day and of the month are those of their own rows, and zero without one", async () => {
		const { daily, monthly } = (await dashboardOf(busy)).tokens;
		const sums = { total_generations: 55, total_tokens: 55 * 15 };
		expect(daily).toMatchObject({
			...sums,
			period_start: now.toISOString().slice(0, 10),
		});
		expect(monthly).toMatchObject({ ...sums, period_start: month });
		const none = { total_generations: 0, total_tokens: 0, total_cost: 0 };
		expect((await dashboardOf(unused)).tokens).toMatchObject({
			daily: none,
			monthly: none,
		});
	});

	it("API-15 those since the period began are listed, newest first and fifty at most", async () => {
		const { calls } = (await dashboardOf(busy)).tokens.monthly;
		expect(calls).toHaveLength(50);
		const times = (calls ?? []).map(({ created_at }) => created_at);
		expect(times).toEqual(times.toSorted().reverse());
		for (const time of times) expect(time >= month).toBe(true);
	});
});

describe("of somebody's plan", () => {
	it("API-12 the one active subscription is told with its plan", async () => {
		for (const plan of ["professional", "premium", "free"] as const) {
			await subscribe(plan);
			expect((await meOf(unused)).plan.name).toBe(plan);
			const { subscriptions } = await recordsOf(unused);
			expect(
				subscriptions.filter(
					({ is_active }: { is_active: boolean }) => is_active,
				),
			).toHaveLength(1);
		}
	});

	it("ANA-38 a limit of -1 is none: analyses go on", async () => {
		await subscribe("premium");
		for (let asked = 1; asked <= 12; asked += 1)
			expect(
				await unused.send("POST", "/api/functions/analyze-profile", {
					requestKey: `analysis-${asked}`,
				}),
			).toMatchObject({ status: 202, body: { remaining: -1 } });
		expect((await meOf(unused)).usage.profileAnalyses).toEqual({
			used: 12,
			limit: -1,
			remaining: -1,
		});
	});

	it("API-13 what was used is that of the month that goes on", async () => {
		const { usage } = await meOf(busy);
		expect(usage.billingCycleStart).toBe(month);
		expect(usage.resumes.used).toBe(3);
		expect((await meOf(unused)).usage.resumes.used).toBe(0);
	});
});

describe("of the tour", () => {
	it("API-08 there is one row, whose parts are changed alone and which keeps when", async () => {
		const { onboarding } = await dashboardOf(unused);
		expect(onboarding).toMatchObject({
			current_step: null,
			completed_steps: [],
		});
		const [before] = (await recordsOf(unused)).onboarding;
		const change = { current_step: "profile-card" };
		const { body } = await unused.send("PATCH", "/api/onboarding", change);
		expect(body).toEqual({ ...onboarding, ...change });
		const rows = (await recordsOf(unused)).onboarding;
		expect(rows).toMatchObject([change]);
		expect(Date.parse(rows[0].last_interaction_at)).toBeGreaterThan(
			Date.parse(before.last_interaction_at),
		);
	});
});

async function subscribe(plan: string): Promise<void> {
	const { user } = await meOf(unused);
	const changed = await admin.send("PATCH", `/api/admin/users/${user.id}`, {
		firstName: user.first_name,
		lastName: user.last_name,
		email: user.email,
		plan,
	});
	expect(changed.status).toBe(200);
}

/** What the archive holds beside profile and documents. */
async function recordsOf(visitor: Visitor) {
	const reply = await visitor.fetch("/api/me/archive");
	const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
	return JSON.parse(strFromU8(files["usage.json"] ?? new Uint8Array()));
}
