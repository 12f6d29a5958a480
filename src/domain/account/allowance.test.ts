import { afterEach, describe, expect, it, vi } from "vitest";
import {
	allowancesOf,
	canPerformAction,
	cycleOf,
	limitOf,
	openFeatures,
	type Standing,
	type Usage,
} from "./allowance.ts";
import { canGenerate, limitMessage } from "./limit-message.ts";
import type { Plan } from "./plans.ts";
import type { Role } from "./roles.ts";

const free: Plan = {
	name: "free",
	display_name: "Free",
	landing_name: "Beta",
	list_price_cents: 0,
	beta_price_cents: 0,
	monthly_resumes: 20,
	monthly_cover_letters: 20,
	monthly_profile_analyses: 5,
	edit_access: false,
	features: [],
	accessible_templates: ["professional"],
};
const professional: Plan = {
	...free,
	name: "professional",
	monthly_profile_analyses: 10,
	accessible_templates: ["*"],
};
const premium: Plan = {
	...professional,
	name: "premium",
	monthly_resumes: -1,
	monthly_cover_letters: -1,
	monthly_profile_analyses: -1,
};

function standing(
	subscribed: Plan,
	used: Partial<Usage> = {},
	roles: Role[] = ["regular_user"],
): Standing {
	return {
		roles,
		subscribed,
		totals: { generation_limit_free: 20, generation_limit_premium: -1 },
		usage: {
			resumes_generated: 0,
			cover_letters_generated: 0,
			profile_analyses_used: 0,
			edits_performed: 0,
			...used,
		},
		cycle: cycleOf(new Date("2026-11-20T12:00:00Z")),
	};
}

describe("a billing cycle", () => {
	afterEach(() => {
		vi.unstubAllEnvs();
	});

	it("PLAN-41 is the calendar month in UTC", () => {
		expect(cycleOf(new Date("2026-11-20T12:00:00Z"))).toEqual({
			start: "2026-11-01",
			end: "2026-11-30",
		});
		expect(cycleOf(new Date("2026-12-31T23:59:59Z"))).toEqual({
			start: "2026-12-01",
			end: "2026-12-31",
		});
		expect(cycleOf(new Date("2028-02-29T00:00:00Z"))).toEqual({
			start: "2028-02-01",
			end: "2028-02-29",
		});
		expect(cycleOf(new Date("2026-12-01T00:30:00+02:00")).start).toBe(
			"2026-11-01",
		);
	});

	it.each(["Pacific/Auckland", "America/Los_Angeles"])(
		"DASH-50 is the same on a server in %s",
		(zone) => {
			vi.stubEnv("TZ", zone);
			const ends = new Date("2026-11-30T23:59:59Z");
			const begins = new Date("2026-12-01T00:00:00Z");
			expect([ends, begins].map((moment) => cycleOf(moment).start)).toEqual([
				"2026-11-01",
				"2026-12-01",
			]);
		},
	);
});

describe("what is left", () => {
	it("PLAN-20 is 20 documents on the free plan in any mix", () => {
		const mixed = standing(free, {
			resumes_generated: 12,
			cover_letters_generated: 7,
		});
		expect(allowancesOf(mixed)).toEqual({
			resumes: { used: 12, limit: 20, remaining: 1 },
			coverLetters: { used: 7, limit: 20, remaining: 1 },
			profileAnalyses: { used: 0, limit: 5, remaining: 5 },
			documents: { used: 19, limit: 20, remaining: 1 },
		});
	});

	it.each([
		{
			row: "PLAN-04",
			action: "resume_generation",
			counted: "resumes_generated",
			limit: 20,
		},
		{
			row: "PLAN-05",
			action: "cover_letter_generation",
			counted: "cover_letters_generated",
			limit: 20,
		},
		{
			row: "PLAN-06",
			action: "profile_analysis",
			counted: "profile_analyses_used",
			limit: 10,
		},
	] as const)(
		"PLAN-03 $row $action needs one that is left of its own count, or no limit",
		({ action, counted, limit }) => {
			const isAllowed = (plan: Plan, used: number) =>
				canPerformAction(standing(plan, { [counted]: used }), action);
			expect(isAllowed(professional, limit - 1)).toBe(true);
			expect(isAllowed(professional, limit)).toBe(false);
			expect(isAllowed(premium, 1000)).toBe(true);
			const others = {
				resumes_generated: 20,
				cover_letters_generated: 20,
				profile_analyses_used: 10,
				[counted]: 0,
			};
			expect(canPerformAction(standing(professional, others), action)).toBe(
				true,
			);
		},
	);

	it("PLAN-21 is counted for each kind alone on a paid plan", () => {
		const used = standing(professional, {
			resumes_generated: 20,
			cover_letters_generated: 3,
		});
		expect(allowancesOf(used).documents).toEqual({
			used: 23,
			limit: 40,
			remaining: 17,
		});
		expect(canPerformAction(used, "resume_generation")).toBe(false);
		expect(canPerformAction(used, "cover_letter_generation")).toBe(true);
	});

	it("PLAN-22 has no end on premium, unless the installation sets one", () => {
		const used = standing(premium, { resumes_generated: 400 });
		expect(allowancesOf(used).resumes).toEqual({
			used: 400,
			limit: -1,
			remaining: -1,
		});
		const capped = {
			...used,
			totals: { ...used.totals, generation_limit_premium: 500 },
		};
		expect(allowancesOf(capped).documents).toEqual({
			used: 400,
			limit: 500,
			remaining: 100,
		});
		expect(limitOf(capped, "profile_analysis")).toEqual({ own: -1, total: -1 });
	});

	it("ADMIN-CFG-20 has no end on the free plan where neither the plan nor the installation sets one", () => {
		const used = standing(free, {
			resumes_generated: 25,
			cover_letters_generated: 30,
		});
		const open = {
			...used,
			subscribed: { ...free, monthly_resumes: -1, monthly_cover_letters: -1 },
			totals: { ...used.totals, generation_limit_free: -1 },
		};
		expect(allowancesOf(open).resumes.remaining).toBe(-1);
		expect(allowancesOf(open).documents.remaining).toBe(-1);
		expect(canPerformAction(open, "cover_letter_generation")).toBe(true);
		expect(canPerformAction(used, "cover_letter_generation")).toBe(false);
	});

	it.each<Role>(["admin", "test_user"])(
		"ROLE-20 has no end for %s, whatever the plan and its cap",
		(role) => {
			const used = standing(
				free,
				{ resumes_generated: 99, profile_analyses_used: 99 },
				["regular_user", role],
			);
			const capped = {
				...used,
				totals: { generation_limit_free: 1, generation_limit_premium: 1 },
			};
			for (const allowance of Object.values(allowancesOf(capped)))
				expect(allowance.remaining).toBe(-1);
		},
	);

	it("is never less than nothing, when a limit was lowered below what is used", () => {
		const lowered = {
			...standing(free, { resumes_generated: 8 }),
			totals: { generation_limit_free: 5, generation_limit_premium: -1 },
		};
		expect(allowancesOf(lowered).documents).toEqual({
			used: 8,
			limit: 5,
			remaining: 0,
		});
	});
});

describe("features", () => {
	it("PLAN-09 ROLE-04 ROLE-06 ROLE-08 are those of the roles and of the plan", () => {
		const paid = { ...professional, features: ["premium_templates"] };
		expect(openFeatures(standing(paid))).toEqual([
			"basic_templates",
			"premium_templates",
		]);
		expect(openFeatures(standing(free, {}, ["regular_user", "admin"]))).toEqual(
			expect.arrayContaining(["admin_panel", "user_management"]),
		);
		expect(openFeatures(standing(free, {}, ["test_user"]))).toContain(
			"advanced_analytics",
		);
	});
});

describe("a refusal says", () => {
	it("GEN-43 which limit of a resume is reached", () => {
		expect(
			limitMessage(
				standing(free, { resumes_generated: 20 }),
				"resume_generation",
			),
		).toEqual({
			title: "Resume generation limit reached",
			message:
				"You've reached your resume generation limit for this billing cycle. Please upgrade your plan to continue.",
		});
	});

	it("GEN-44 which limit of a cover letter is reached", () => {
		expect(
			limitMessage(
				standing(professional, { cover_letters_generated: 20 }),
				"cover_letter_generation",
			),
		).toEqual({
			title: "Cover letter generation limit reached",
			message:
				"You've reached your cover letter generation limit for this billing cycle. Please upgrade your plan to continue.",
		});
	});

	it("GEN-47 PLAN-11 how much of the general limit is used", () => {
		const mixed = standing(free, {
			resumes_generated: 12,
			cover_letters_generated: 8,
		});
		expect(limitMessage(mixed, "resume_generation").message).toBe(
			"You've used 20 of 20 generations this month. Please upgrade your plan to continue.",
		);
	});

	it("PLAN-10 PLAN-11 why no document at all can be made", () => {
		const some = standing(free, { resumes_generated: 19 });
		expect(canGenerate(some)).toEqual({ isAllowed: true, message: null });
		const none = standing(free, {
			resumes_generated: 19,
			cover_letters_generated: 1,
		});
		expect(canGenerate(none)).toEqual({
			isAllowed: false,
			message:
				"You've used 20 of 20 generations this month. Please upgrade your plan to continue.",
		});
		const letters = standing(professional, { resumes_generated: 20 });
		expect(canGenerate(letters).isAllowed).toBe(true);
	});

	it("ANA-37 that the analyses of the month are used", () => {
		expect(limitMessage(standing(free), "profile_analysis").message).toBe(
			"You've reached your monthly analysis limit. Please upgrade your plan for more analyses.",
		);
	});
});
