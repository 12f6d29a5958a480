// The plans: what a plan record says, which one is in force for a person, and which templates it opens.
import { primaryRole, rolePlan } from "./roles.ts";

export const PLAN_NAMES = ["free", "professional", "premium"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** A stored plan. -1 means unlimited; prices are cents a month. */
export type Plan = {
	name: PlanName;
	display_name: string;
	landing_name: string;
	list_price_cents: number;
	beta_price_cents: number;
	monthly_resumes: number;
	monthly_cover_letters: number;
	monthly_profile_analyses: number;
	edit_access: boolean;
	features: string[];
	accessible_templates: string[];
};

/** What administrators change of a plan. */
export type PlanHoldings = Pick<
	Plan,
	| "monthly_resumes"
	| "monthly_cover_letters"
	| "monthly_profile_analyses"
	| "edit_access"
	| "accessible_templates"
>;

/** The plan whose documents a setting bounds together. */
export const TOTAL_OF_PLAN = {
	generation_limit_free: "free",
	generation_limit_premium: "premium",
} as const satisfies Record<string, PlanName>;

/** Administrators and test users have everything premium gives, whatever they subscribed to. */
export function planInForce(roles: readonly string[], subscribed: Plan): Plan {
	return hasUnlimitedRole(roles) ? withoutLimits(subscribed) : subscribed;
}

/** What everybody stands on where an installation is for one person alone. */
export function withoutLimits(plan: Plan): Plan {
	return {
		...plan,
		name: "premium",
		monthly_resumes: -1,
		monthly_cover_letters: -1,
		monthly_profile_analyses: -1,
		edit_access: true,
		accessible_templates: ["*"],
	};
}

export function hasUnlimitedRole(roles: readonly string[]): boolean {
	return rolePlan(primaryRole(roles)).monthlyGenerations < 0;
}

/** "*" opens every template. The free plan never opens a premium one, even when a template bears an accessible name. */
export function mayUseTemplate(
	plan: Pick<Plan, "accessible_templates">,
	template: { name: string; is_premium?: boolean },
): boolean {
	if (plan.accessible_templates.includes("*")) return true;
	if (template.is_premium) return false;
	const name = template.name.toLowerCase();
	return plan.accessible_templates.some(
		(accessible) => accessible.toLowerCase() === name,
	);
}
