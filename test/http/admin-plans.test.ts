// Plans as administrators change them, and what people may do from the next request on.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PlanLimits, PlansInForce } from "#src/api/admin-plans.ts";
import { SystemConfiguration } from "#src/api/admin-settings.ts";
import { Me } from "#src/api/me.ts";
import { maya } from "../people.ts";
import { startWithAdmin } from "./administrator.ts";
import { type Running, signUp, type Visitor } from "./running.ts";

let server: Running;
let admin: Visitor;
let nurse: Visitor;
beforeAll(async () => {
	({ server, admin } = await startWithAdmin());
	nurse = await signUp(server, {
		firstName: "Maya",
		lastName: "Okonjo",
		email: "maya@example.org",
	});
	await nurse.send("PUT", "/api/profile", { profile: maya });
});
afterAll(() => server.close());

const read = async () =>
	PlansInForce.parse((await admin.get("/api/admin/plans")).body);
const planOf = async (name: string) => {
	const plan = (await read()).plans.find((each) => each.name === name);
	if (!plan) throw new Error(`There is no plan ${name}.`);
	return plan;
};
async function change(name: string, part: Partial<PlanLimits>) {
	const { holds: before } = await planOf(name);
	const after = { ...before, ...part };
	return admin.send("PUT", `/api/admin/plans/${name}`, { before, after });
}
const setting = async (key: string, value: string) => {
	const { settings } = SystemConfiguration.parse(
		(await admin.get("/api/admin/settings")).body,
	);
	const before = settings.find((each) => each.key === key)?.value ?? "";
	return admin.send("PUT", "/api/admin/settings", {
		changes: [{ key, value, before }],
	});
};
const me = async () => Me.parse((await nurse.get("/api/me")).body);
const order = (kind: "resume" | "cover-letter") =>
	nurse.send("POST", `/api/functions/generate-${kind}`, {
		jobTitle: "Ward Nurse",
		companyName: "St. Anna",
		jobDescription:
			"We look for a charge nurse with intensive care experience who leads a shift, teaches juniors and keeps the ward calm.",
		selectedSections: ["personal", "work_experience"],
		requestKey: crypto.randomUUID(),
	});

describe("plans", () => {
	it("are listed with what they hold, the free one first, and the templates there are", async () => {
		const { plans, templates } = await read();
		expect(plans.map(({ displayName, total }) => [displayName, total])).toEqual(
			[
				["Free", 20],
				["Professional", null],
				["Premium", -1],
			],
		);
		expect(plans[0]?.holds).toMatchObject({
			monthly_resumes: 20,
			monthly_profile_analyses: 5,
			edit_access: false,
		});
		expect(templates.map(({ name }) => name.toLowerCase())).toEqual(
			expect.arrayContaining(["modern", "harvard"]),
		);
	});

	it("PLAN-03 PLAN-05 PLAN-06 hold for everybody on them at once, with what is used already", async () => {
		expect((await order("cover-letter")).status).toBe(202);
		await change("free", {
			monthly_cover_letters: 1,
			monthly_profile_analyses: 0,
		});
		expect((await me()).usage).toMatchObject({
			coverLetters: { used: 1, limit: 1, remaining: 0 },
			profileAnalyses: { limit: 0, remaining: 0 },
			resumes: { limit: 20 },
		});
		expect((await order("cover-letter")).status).toBe(403);
		expect((await order("resume")).status).toBe(202);
		await change("free", { monthly_cover_letters: -1 });
		expect((await me()).usage.coverLetters).toMatchObject({ limit: 20 });
		expect((await order("cover-letter")).status).toBe(202);
		await change("free", { monthly_profile_analyses: 5 });
	});

	it("PLAN-02 a plan without a limit on documents has none of its own either, and can be given one again", async () => {
		await change("free", { monthly_resumes: 1, monthly_cover_letters: 1 });
		expect((await order("resume")).status).toBe(403);
		await setting("generation_limit_free", "-1");
		expect((await planOf("free")).holds).toMatchObject({
			monthly_resumes: -1,
			monthly_cover_letters: -1,
		});
		expect((await me()).usage.documents.limit).toBe(-1);
		expect((await order("resume")).status).toBe(202);
		await change("free", { monthly_resumes: 1 });
		expect((await order("resume")).status).toBe(403);
		await setting("generation_limit_free", "20");
		await change("free", { monthly_resumes: 20, monthly_cover_letters: 20 });
	});

	it("PLAN-07 PLAN-12 PLAN-13 open templates and editing, and never leave a kind of document without one", async () => {
		await change("free", {
			edit_access: true,
			accessible_templates: ["modern", "harvard"],
		});
		expect((await me()).plan).toMatchObject({
			edit_access: true,
			accessible_templates: ["modern", "harvard"],
		});
		const refused = await change("free", {
			accessible_templates: ["academic"],
		});
		expect(refused).toMatchObject({
			status: 422,
			body: {
				error: {
					title: "Error saving plan",
					message: expect.stringContaining("one for letters"),
				},
			},
		});
		expect((await planOf("free")).holds.accessible_templates).toEqual([
			"modern",
			"harvard",
		]);
	});

	it("are not changed over somebody else's change, nor to what cannot be", async () => {
		const { holds: before } = await planOf("premium");
		const path = "/api/admin/plans/premium";
		const after = { ...before, monthly_resumes: 9 };
		expect((await admin.send("PUT", path, { before, after })).status).toBe(200);
		expect((await admin.send("PUT", path, { before, after })).status).toBe(409);
		for (const monthly_resumes of [-2, 1.5, 2_000_000])
			expect((await change("premium", { monthly_resumes })).status).toBe(422);
		expect((await planOf("premium")).holds.monthly_resumes).toBe(9);
		const none = await admin.send("PUT", "/api/admin/plans/gold", {
			before,
			after,
		});
		expect(none.status).toBe(404);
	});

	it("ROLE-19 are closed to everybody else, and each change stands in the record", async () => {
		expect((await nurse.get("/api/admin/plans")).status).toBe(403);
		const acts = JSON.stringify((await admin.get("/api/admin/audit-log")).body);
		expect(acts).toContain('"action":"change_plan"');
		expect(acts).toContain('"monthly_resumes":9');
	});
});
