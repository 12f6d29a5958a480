// The dashboard, onboarding and upgrade routes, as the browser of a signed-in person calls them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Dashboard } from "#src/api/dashboard.ts";
import { completionScore } from "#src/domain/profile/completion-score.ts";
import { maya, rafael } from "../people.ts";
import {
	type Running,
	signUp,
	startServer,
	type Visitor,
	visit,
} from "./running.ts";

let server: Running;
let people = 0;

beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server.close());

function somebody(): Promise<Visitor> {
	people += 1;
	return signUp(server, {
		firstName: "Maya",
		lastName: "Okonjo",
		email: `maya.${people}@example.org`,
	});
}

const dashboardOf = async (visitor: Visitor) => {
	const { status, body } = await visitor.get("/api/dashboard");
	expect(status).toBe(200);
	return Dashboard.parse(body);
};

describe("the dashboard", () => {
	it("ONB-01 DASH-39 DASH-47 is empty and untouched for somebody new, with zeros where nothing was used", async () => {
		const dashboard = await dashboardOf(await somebody());
		expect(dashboard).toMatchObject({
			profile: {
				score: 11,
				label: "Needs Work",
				color: "red",
				isEmpty: true,
			},
			stats: { totalDocs: 0, thisMonth: 0, thisWeek: 0, averageTimeMs: null },
			activity: [],
			plan: { name: "free", display_name: "Free", tip: null, requested: null },
			banner: null,
			onboarding: {
				current_step: null,
				completed_steps: [],
				is_completed: false,
				dismissed: false,
			},
			tokens: {
				daily: { total_tokens: 0, calls: null },
				monthly: { total_cost: 0, calls: null },
			},
			platform: null,
		});
		expect(dashboard.usage.documents.remaining).toBe(20);
	});

	it("DASH-10 DASH-27 tells the score with its parts, and what is worth doing first", async () => {
		const visitor = await somebody();
		await visitor.send("PUT", "/api/profile", { profile: rafael });
		const { profile, recommendations } = await dashboardOf(visitor);
		expect(profile.parts.map(({ label }) => label)).toEqual([
			"Personal details",
			"Summary",
			"Work experience",
			"Skills",
			"Education",
			"Links",
			"Additional sections",
		]);
		const sum = profile.parts.reduce((total, { points }) => total + points, 0);
		expect(profile.score).toBe(Math.min(100, Math.round(sum + profile.bonus)));
		expect(profile.score).toBe(completionScore(rafael).score);
		expect(recommendations.length).toBeLessThanOrEqual(3);
	});

	it("DASH-13 DASH-33 DASH-40 counts and lists a document that was asked for", async () => {
		const visitor = await somebody();
		await visitor.send("PUT", "/api/profile", { profile: maya });
		await ask(visitor, "A ward needs a nurse who knows telemetry.");
		const dashboard = await untilDone(visitor);
		expect(dashboard.stats).toMatchObject({
			totalDocs: 1,
			completed: 1,
			thisMonth: 1,
			thisWeek: 1,
			coverLetters: 0,
		});
		expect(dashboard.stats.lastCalls).toEqual([
			expect.objectContaining({ generation_type: "resume", success: true }),
		]);
		expect(dashboard.usage.documents).toEqual({
			used: 1,
			limit: 20,
			remaining: 19,
		});
		expect(dashboard.activity).toEqual([
			expect.objectContaining({
				job_title: "Ward Nurse",
				company_name: "Harbor View",
				generation_status: "completed",
			}),
		]);
		expect(dashboard.tokens.monthly.total_generations).toBe(1);
	});

	it("ROLE-17 belongs to whoever is signed in and to nobody else", async () => {
		const { status } = await visit(server).get("/api/dashboard");
		expect(status).toBe(401);
		const busy = await somebody();
		await busy.send("PUT", "/api/profile", { profile: maya });
		await ask(busy, "A posting.");
		expect((await dashboardOf(await somebody())).stats.totalDocs).toBe(0);
	});
});

describe("onboarding", () => {
	it("ONB-08 ONB-19 keeps each change and leaves the rest as it was", async () => {
		const visitor = await somebody();
		await change(visitor, {
			current_step: "profile-card",
			completed_steps: ["welcome"],
		});
		const { body } = await change(visitor, { dismissed: true });
		expect(body).toEqual({
			current_step: "profile-card",
			completed_steps: ["welcome"],
			is_completed: false,
			dismissed: true,
		});
		expect((await dashboardOf(visitor)).onboarding).toEqual(body);
	});

	it("has the profile's steps done once the profile holds what they ask for, not when they are pressed", async () => {
		const visitor = await somebody();
		await change(visitor, { completed_steps: ["education", "first-resume"] });
		const before = (await dashboardOf(visitor)).onboarding;
		expect(before.completed_steps).toEqual([]);
		await visitor.send("PUT", "/api/profile", { profile: rafael });
		const { onboarding, profile } = await dashboardOf(visitor);
		expect(onboarding.completed_steps).toEqual([
			"personal-details",
			"work-experience",
			"education",
			"skills",
		]);
		expect(profile.isEmpty).toBe(false);
	});

	it("steps done in two windows at once are both done", async () => {
		const visitor = await somebody();
		await Promise.all(
			["welcome", "profile-card", "welcome", "documents"].map((step) =>
				change(visitor, { completed_steps: [step] }),
			),
		);
		const { completed_steps } = (await dashboardOf(visitor)).onboarding;
		expect(completed_steps.toSorted()).toEqual([
			"documents",
			"profile-card",
			"welcome",
		]);
	});

	it("a change that does no step adds none", async () => {
		const visitor = await somebody();
		const { status, body } = await change(visitor, {
			completed_steps: [],
			dismissed: true,
		});
		expect(status).toBe(200);
		expect(body).toMatchObject({ completed_steps: [], dismissed: true });
	});

	it("refuses a step that does not exist", async () => {
		const { status } = await change(await somebody(), {
			current_step: "somewhere",
		});
		expect(status).toBe(422);
	});
});

describe("a better plan", () => {
	it("PLAN-01 PLAN-18 PLAN-20 the offered plans are the stored ones, with the beta price", async () => {
		const { body } = await (await somebody()).get("/api/plans");
		expect(body).toMatchObject({
			plans: [
				{ name: "free", monthly_documents: 20, edit_access: false },
				{ name: "professional", beta_price_cents: 999 },
				{ name: "premium", beta_price_cents: 1999, monthly_resumes: -1 },
			],
		});
	});

	it("PLAN-30 a wish is stored once, however often it is sent, and a new wish replaces it", async () => {
		const visitor = await somebody();
		const wish = { plan: "professional", feature: "edit" };
		const replies = await Promise.all(
			[wish, wish, wish].map((each) => request(visitor, each)),
		);
		expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
		expect((await dashboardOf(visitor)).plan.requested).toBe("Professional");
		const { body } = await request(visitor, {
			plan: "premium",
			feature: "generation",
		});
		expect(body).toMatchObject({ plan: "premium", status: "pending" });
		expect((await dashboardOf(visitor)).plan.requested).toBe("Premium");
	});

	it("refuses a plan that gives no more than one's own, and one that does not exist", async () => {
		const visitor = await somebody();
		const same = await request(visitor, { plan: "free", feature: "edit" });
		expect(same.status).toBe(409);
		const unknown = await request(visitor, { plan: "gold", feature: "edit" });
		expect(unknown.status).toBe(422);
		expect((await dashboardOf(visitor)).plan.requested).toBeNull();
	});
});

function change(visitor: Visitor, body: object) {
	return visitor.send("PATCH", "/api/onboarding", body);
}

function request(visitor: Visitor, body: object) {
	return visitor.send("POST", "/api/upgrade-requests", body);
}

async function ask(visitor: Visitor, jobDescription: string) {
	const { status } = await visitor.send(
		"POST",
		"/api/functions/generate-resume",
		{
			jobTitle: "Ward Nurse",
			companyName: "Harbor View",
			jobDescription,
			selectedSections: ["personal", "work_experience"],
			requestKey: `${people}-first-request`,
		},
	);
	expect(status).toBe(202);
}

/** Asked again until nothing is being made any more. */
async function untilDone(visitor: Visitor): Promise<Dashboard> {
	for (;;) {
		const dashboard = await dashboardOf(visitor);
		const isBusy = dashboard.activity.some(({ generation_status }) =>
			["generating", "processing"].includes(generation_status),
		);
		// The parts of one answer are read one after the other: what ended in between is whole in the next.
		if (!isBusy) return dashboardOf(visitor);
	}
}
