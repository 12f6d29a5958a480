import { describe, expect, test } from "vitest";
import { cycleOf, type Standing } from "./allowance.ts";
import type { Plan } from "./plans.ts";
import {
	benefitsOf,
	featureLabel,
	firstChoice,
	isUpgrade,
	offersOf,
	upgradeTip,
	usageBanner,
} from "./upgrade.ts";

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
	features: ["basic_templates"],
	accessible_templates: ["professional", "modern"],
};
const professional: Plan = {
	...free,
	name: "professional",
	display_name: "Professional",
	beta_price_cents: 999,
	monthly_profile_analyses: 10,
	edit_access: true,
	features: ["premium_templates", "priority_support"],
	accessible_templates: ["*"],
};
const premium: Plan = {
	...professional,
	name: "premium",
	display_name: "Premium",
	monthly_resumes: -1,
	monthly_cover_letters: -1,
	monthly_profile_analyses: -1,
};
const totals = { generation_limit_free: 20, generation_limit_premium: -1 };
const [freeOffer, professionalOffer, premiumOffer] = offersOf(
	[premium, free, professional],
	totals,
);

function standing(given: {
	resumes?: number;
	letters?: number;
	plan?: Plan;
	roles?: Standing["roles"];
}): Standing {
	return {
		roles: given.roles ?? ["regular_user"],
		subscribed: given.plan ?? free,
		totals,
		usage: {
			resumes_generated: given.resumes ?? 0,
			cover_letters_generated: given.letters ?? 0,
			profile_analyses_used: 0,
			edits_performed: 0,
		},
		cycle: cycleOf(new Date("2026-11-20T12:00:00Z")),
	};
}

describe("offers", () => {
	test("stand in the order of what they give", () => {
		expect(
			[freeOffer, professionalOffer, premiumOffer].map((o) => o?.name),
		).toEqual(["free", "professional", "premium"]);
	});

	test("PLAN-25 benefits name what the plan's record gives, what was asked for first", () => {
		if (!professionalOffer || !premiumOffer || !freeOffer) throw new Error();
		expect(benefitsOf(professionalOffer, "edit")).toEqual([
			"Edit every resume and cover letter",
			"10 profile analyses a month",
			"20 resumes a month",
			"20 cover letters a month",
			"Every template",
		]);
		expect(benefitsOf(premiumOffer, "generation").slice(0, 2)).toEqual([
			"Unlimited resumes",
			"Unlimited cover letters",
		]);
		expect(benefitsOf(freeOffer, "generation")).toEqual([
			"20 resumes a month",
			"20 cover letters a month",
			"20 of both together",
			"5 profile analyses a month",
			"2 templates",
		]);
	});

	test("PLAN-22 PLAN-25 an installation's own bound on premium is not called unlimited", () => {
		const [bounded] = offersOf([premium], {
			...totals,
			generation_limit_premium: 50,
		});
		if (!bounded) throw new Error();
		expect(benefitsOf(bounded, "generation")[0]).toBe(
			"50 resumes and cover letters a month",
		);
	});

	test("PLAN-17 stored feature names become words", () => {
		expect(featureLabel("priority_support")).toBe("Priority support");
		expect(featureLabel("advanced_ai_features")).toBe("Advanced AI features");
	});

	test("PLAN-27 PLAN-28 professional is chosen first, premium for whoever has it", () => {
		expect(firstChoice("free")).toBe("professional");
		expect(firstChoice("professional")).toBe("premium");
		expect(isUpgrade("professional", "free")).toBe(false);
	});
});

describe("the banner of a month running out", () => {
	test.each([
		[14, null],
		[15, "usage_warning"],
		[17, "usage_warning"],
		[18, "limit_reached"],
		[20, "limit_reached"],
	])("PLAN-37 %i of 20 resumes: %s", (resumes, trigger) => {
		expect(usageBanner(standing({ resumes }))?.trigger ?? null).toBe(trigger);
	});

	test("PLAN-38 the two kinds together count, and the number left is told", () => {
		expect(usageBanner(standing({ resumes: 2, letters: 16 }))).toEqual({
			trigger: "limit_reached",
			remaining: 2,
			limit: 20,
		});
	});

	test("ROLE-16 PLAN-37 only the free plan is warned", () => {
		expect(
			usageBanner(standing({ resumes: 20, plan: professional })),
		).toBeNull();
		expect(usageBanner(standing({ resumes: 20, roles: ["admin"] }))).toBeNull();
		expect(
			usageBanner(standing({ resumes: 20, roles: ["test_user"] })),
		).toBeNull();
	});
});

test("DASH-31 DASH-32 the tip comes with the fifteenth document, on the free plan only", () => {
	expect(upgradeTip("free", 14)).toBeNull();
	expect(upgradeTip("free", 15)).toBe(
		"You have 15 documents. Consider upgrading for higher limits.",
	);
	expect(upgradeTip("professional", 40)).toBeNull();
});
