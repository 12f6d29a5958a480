// Better plans: which ones there are above a person's own, what each gives, and when to speak of them. Nothing is promised here
// that the stored plan does not say.

import type { TotalLimits } from "./allowance.ts";
import { type Allowance, allowancesOf, type Standing } from "./allowance.ts";
import { PLAN_NAMES, type Plan, type PlanName, planInForce } from "./plans.ts";

export const UPGRADE_FEATURES = [
	"edit",
	"profile_analysis",
	"generation",
	"template_access",
] as const;
export type UpgradeFeature = (typeof UPGRADE_FEATURES)[number];

/** A plan as it is offered. `monthly_documents` bounds resumes and cover letters together; -1 bounds nothing. */
export type PlanOffer = Omit<Plan, "landing_name" | "list_price_cents"> & {
	monthly_documents: number;
};

/** `limit_reached` and `usage_warning` come from what was used; `feature_locked` from something that was tried in vain. */
export type BannerTrigger =
	| "limit_reached"
	| "feature_locked"
	| "usage_warning";

export const bannerBadges: Readonly<Record<BannerTrigger, string>> = {
	limit_reached: "Limit Reached",
	feature_locked: "Premium Feature",
	usage_warning: "Running Low",
};

const WARN_AT_PERCENT = 75;
const REACHED_AT_PERCENT = 90;
const TIP_FROM_DOCUMENTS = 15;

/** Cheapest first, as a person reads them. */
export function offersOf(plans: Plan[], totals: TotalLimits): PlanOffer[] {
	return plans
		.toSorted((a, b) => rank(a.name) - rank(b.name))
		.map(({ landing_name: _, list_price_cents: __, ...plan }) => ({
			...plan,
			monthly_documents: documentLimit(plan.name, totals),
		}));
}

/** Whether a plan gives more than another. */
export function isUpgrade(from: PlanName, to: PlanName): boolean {
	return rank(to) > rank(from);
}

/** The plan that is chosen when nobody has chosen: professional, or the one above for whoever has that. */
export function firstChoice(current: PlanName): PlanName {
	return isUpgrade(current, "professional") ? "professional" : "premium";
}

/** What a plan gives, in one line each; what the person came for stands first. */
export function benefitsOf(plan: PlanOffer, feature: UpgradeFeature): string[] {
	const lines: Record<UpgradeFeature, string[]> = {
		generation: documentLines(plan),
		profile_analysis: [
			monthly(plan.monthly_profile_analyses, "profile analyses"),
		],
		edit: plan.edit_access ? ["Edit every resume and cover letter"] : [],
		template_access: [templateLine(plan.accessible_templates)],
	};
	const rest = UPGRADE_FEATURES.filter((other) => other !== feature);
	return [feature, ...rest].flatMap((each) => lines[each]);
}

/** "priority_support" as it stands on a plan's card. */
export function featureLabel(feature: string): string {
	const words = feature.replaceAll("_", " ").replace(/\bai\b/, "AI");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

export type UsageBanner = {
	trigger: "limit_reached" | "usage_warning";
	remaining: number;
	limit: number;
};

/** The warning that a free month is running out: the larger share of resumes and of documents together decides. */
export function usageBanner(standing: Standing): UsageBanner | null {
	const { roles, subscribed } = standing;
	if (planInForce(roles, subscribed).name !== "free") return null;
	const { resumes, documents } = allowancesOf(standing);
	const tightest = share(resumes) > share(documents) ? resumes : documents;
	const percent = share(tightest);
	if (percent < WARN_AT_PERCENT) return null;
	return {
		trigger: percent >= REACHED_AT_PERCENT ? "limit_reached" : "usage_warning",
		remaining: tightest.remaining,
		limit: tightest.limit,
	};
}

/** A word on the plan's card for somebody on the free plan who makes a lot. */
export function upgradeTip(plan: PlanName, documents: number): string | null {
	if (plan !== "free" || documents < TIP_FROM_DOCUMENTS) return null;
	return `You have ${documents} documents. Consider upgrading for higher limits.`;
}

function share({ used, limit }: Allowance): number {
	if (limit < 0) return 0;
	return limit === 0 ? 100 : (100 * used) / limit;
}

function rank(plan: PlanName): number {
	return PLAN_NAMES.indexOf(plan);
}

function documentLimit(plan: PlanName, totals: TotalLimits): number {
	if (plan === "free") return totals.generation_limit_free;
	return plan === "premium" ? totals.generation_limit_premium : -1;
}

function documentLines(plan: PlanOffer): string[] {
	const { monthly_resumes, monthly_cover_letters, monthly_documents } = plan;
	const each = [
		monthly(monthly_resumes, "resumes"),
		monthly(monthly_cover_letters, "cover letters"),
	];
	if (monthly_documents < 0) return each;
	if (monthly_resumes < 0 && monthly_cover_letters < 0)
		return [`${monthly_documents} resumes and cover letters a month`];
	return [...each, `${monthly_documents} of both together`];
}

function monthly(count: number, what: string): string {
	return count < 0 ? `Unlimited ${what}` : `${count} ${what} a month`;
}

function templateLine(names: string[]): string {
	return names.includes("*")
		? "Every template"
		: `${names.length} ${names.length === 1 ? "template" : "templates"}`;
}
