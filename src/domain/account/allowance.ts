// What a person may still do in this billing cycle.
// Counting itself is the database's: it takes a unit only while both numbers of a `Limit` allow it.
import {
	hasUnlimitedRole,
	type Plan,
	type PlanName,
	planInForce,
} from "./plans.ts";
import { type Role, rolePlan } from "./roles.ts";

export const ACTIONS = [
	"resume_generation",
	"cover_letter_generation",
	"profile_analysis",
] as const;
export type Action = (typeof ACTIONS)[number];

/** -1 means unlimited, in `limit` and in `remaining`. */
export type Allowance = { used: number; limit: number; remaining: number };

/** `own` bounds the action's own count, `total` resumes and cover letters together; -1 bounds nothing. */
export type Limit = { own: number; total: number };

/** First and last day, "YYYY-MM-DD", of a calendar month in UTC. */
export type Cycle = { start: string; end: string };

export type Usage = {
	resumes_generated: number;
	cover_letters_generated: number;
	profile_analyses_used: number;
	edits_performed: number;
};

/** System settings that bound documents of both kinds together; -1 means no bound. */
export type TotalLimits = {
	generation_limit_free: number;
	generation_limit_premium: number;
};

/** Everything that decides what a person may do: who they are, what they subscribed to, and what they used of it. */
export type Standing = {
	roles: Role[];
	subscribed: Plan;
	totals: TotalLimits;
	usage: Usage;
	cycle: Cycle;
};

export type Allowances = {
	resumes: Allowance;
	coverLetters: Allowance;
	profileAnalyses: Allowance;
	/** Documents of both kinds together. */
	documents: Allowance;
};

/** The calendar month in UTC that a moment lies in. */
export function cycleOf(now: Date): Cycle {
	const year = now.getUTCFullYear();
	const month = now.getUTCMonth();
	return {
		start: day(Date.UTC(year, month, 1)),
		end: day(Date.UTC(year, month + 1, 0)),
	};
}

/** The bounds that hold for an action: the plan's own count, and on free and premium the installation's total. */
export function limitOf(standing: Standing, action: Action): Limit {
	const plan = planInForce(standing.roles, standing.subscribed);
	if (action === "profile_analysis")
		return { own: plan.monthly_profile_analyses, total: -1 };
	const total = totalLimit(standing, plan);
	const own =
		action === "resume_generation"
			? plan.monthly_resumes
			: plan.monthly_cover_letters;
	return { own, total };
}

/** What is used and what is left. A document's `remaining` is the smaller of its own rest and the total's. */
export function allowancesOf(standing: Standing): Allowances {
	const { usage } = standing;
	const resume = limitOf(standing, "resume_generation");
	const letter = limitOf(standing, "cover_letter_generation");
	const analysis = limitOf(standing, "profile_analysis");
	const both = usage.resumes_generated + usage.cover_letters_generated;
	const total = allowance(both, resume.total);
	const documents =
		resume.own < 0 || letter.own < 0
			? total
			: tighter(total, allowance(both, resume.own + letter.own));
	return {
		resumes: within(allowance(usage.resumes_generated, resume.own), total),
		coverLetters: within(
			allowance(usage.cover_letters_generated, letter.own),
			total,
		),
		profileAnalyses: allowance(usage.profile_analyses_used, analysis.own),
		documents,
	};
}

const COUNTED = {
	resume_generation: ["resumes", "resumes_generated"],
	cover_letter_generation: ["coverLetters", "cover_letters_generated"],
	profile_analysis: ["profileAnalyses", "profile_analyses_used"],
} as const satisfies Record<Action, [keyof Allowances, keyof Usage]>;

/** How often an action is still allowed this month; -1 means unlimited. */
export function remainingOf(standing: Standing, action: Action): number {
	return allowancesOf(standing)[COUNTED[action][0]].remaining;
}

/** The standing once one more of an action is counted. */
export function afterOneMore(standing: Standing, action: Action): Standing {
	const { usage } = standing;
	const counted = COUNTED[action][1];
	return { ...standing, usage: { ...usage, [counted]: usage[counted] + 1 } };
}

/** Whether one more is allowed now. A promise only once a unit is reserved. */
export function canPerformAction(standing: Standing, action: Action): boolean {
	return remainingOf(standing, action) !== 0;
}

/** The names of everything role and plan open, without repetition. */
export function openFeatures({ roles, subscribed }: Standing): string[] {
	const ofRoles = roles.flatMap((role) => rolePlan(role).features);
	const { features } = planInForce(roles, subscribed);
	return [...new Set([...ofRoles, ...features])];
}

function totalLimit(standing: Standing, plan: Plan): number {
	if (hasUnlimitedRole(standing.roles)) return -1;
	const byPlan: Record<PlanName, number> = {
		free: standing.totals.generation_limit_free,
		professional: -1,
		premium: standing.totals.generation_limit_premium,
	};
	return byPlan[plan.name];
}

function allowance(used: number, limit: number): Allowance {
	return limit < 0
		? { used, limit: -1, remaining: -1 }
		: { used, limit, remaining: Math.max(0, limit - used) };
}

function within(own: Allowance, total: Allowance): Allowance {
	if (total.limit < 0) return own;
	const limit = own.limit < 0 ? total.limit : own.limit;
	const remaining =
		own.limit < 0 ? total.remaining : Math.min(own.remaining, total.remaining);
	return { used: own.used, limit, remaining };
}

function tighter(total: Allowance, sum: Allowance): Allowance {
	return total.limit < 0 || sum.limit < total.limit ? sum : total;
}

function day(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
