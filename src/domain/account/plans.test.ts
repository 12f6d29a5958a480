import { describe, expect, it } from "vitest";
import { mayUseTemplate, type Plan, planInForce } from "./plans.ts";
import { isAdmin, primaryRole, ROLES, rolePlan } from "./roles.ts";

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
	accessible_templates: ["professional", "Minimal"],
};

describe("roles", () => {
	it("ROLE-10 the highest held role is the primary one", () => {
		expect(primaryRole(["regular_user", "admin", "test_user"])).toBe("admin");
		expect(primaryRole(["regular_user", "test_user"])).toBe("test_user");
	});

	it("ROLE-13 nobody is without a role", () => {
		expect(primaryRole([])).toBe("regular_user");
		expect(isAdmin([])).toBe(false);
	});

	it("ROLE-09 an unknown role has the limit of a regular user", () => {
		expect(rolePlan("owner").monthlyGenerations).toBe(20);
		expect(rolePlan("admin").monthlyGenerations).toBe(-1);
	});

	it("ROLE-03 each has its monthly generations and a list of features", () => {
		expect(ROLES.map((role) => [role, rolePlan(role)])).toEqual([
			["admin", { monthlyGenerations: -1, features: expect.any(Array) }],
			["test_user", { monthlyGenerations: -1, features: expect.any(Array) }],
			["regular_user", { monthlyGenerations: 20, features: expect.any(Array) }],
		]);
		for (const feature of ROLES.flatMap((role) => rolePlan(role).features))
			expect(feature).toMatch(/^[a-z_]+$/);
	});
});

describe("plans", () => {
	it("ROLE-20 administrators and test users have premium in force, and edit", () => {
		expect(planInForce(["test_user"], free)).toMatchObject({
			name: "premium",
			edit_access: true,
			monthly_resumes: -1,
		});
		expect(planInForce(["regular_user"], free)).toBe(free);
	});

	it("PLAN-12 a template is opened by its name, ignoring case", () => {
		expect(mayUseTemplate(free, { name: "Professional" })).toBe(true);
		expect(mayUseTemplate(free, { name: "minimal" })).toBe(true);
		expect(mayUseTemplate(free, { name: "executive" })).toBe(false);
	});

	it("PLAN-13 the free plan opens no premium template, whatever its name", () => {
		expect(
			mayUseTemplate(free, { name: "professional", is_premium: true }),
		).toBe(false);
		expect(
			mayUseTemplate(
				{ ...free, accessible_templates: ["*"] },
				{ name: "any", is_premium: true },
			),
		).toBe(true);
	});
});
