// Everything the signed-in home shows, counted at that moment, in one reply.
import { z } from "zod";
import { PLAN_NAMES } from "../domain/account/plans.ts";
import { calls } from "./call.ts";
import { DocumentStatus } from "./generation-status.ts";
import { MonthlyAllowance } from "./me.ts";
import { OnboardingReply } from "./onboarding.ts";

const ProfileRecommendation = z.object({
	id: z.string(),
	title: z.string(),
	about: z.string(),
	priority: z.enum(["high", "medium"]),
	points: z.number().nullable(),
	leadsTo: z.union([
		z.object({ page: z.literal("profile"), tab: z.string() }),
		z.object({ page: z.enum(["builder", "administration"]) }),
	]),
});
export type ProfileRecommendation = z.infer<typeof ProfileRecommendation>;

/** `points` of `worth` are earned. `id` is the score's category. */
const ProfilePart = z.object({
	id: z.string(),
	label: z.string(),
	tab: z.string(),
	points: z.number(),
	worth: z.number(),
});

const Call = z.object({
	generation_type: z.enum([
		"resume",
		"cover_letter",
		"profile_analysis",
		"profile_import",
	]),
	success: z.boolean(),
	response_time_ms: z.number().nullable(),
	created_at: z.string(),
});

const Activity = z.object({
	id: z.string(),
	kind: z.enum(["resume", "cover_letter"]),
	job_title: z.string(),
	company_name: z.string(),
	generation_status: DocumentStatus,
	created_at: z.string(),
});
export type Activity = z.infer<typeof Activity>;

/** Counts over all of the person's documents; the average is over the finished ones and null before the first. */
const Stats = z.object({
	totalDocs: z.number(),
	coverLetters: z.number(),
	completed: z.number(),
	failed: z.number(),
	thisMonth: z.number(),
	thisWeek: z.number(),
	averageTimeMs: z.number().nullable(),
	lastCalls: z.array(Call),
});

const TokenSums = z.object({
	total_generations: z.number(),
	resume_generations: z.number(),
	cover_letter_generations: z.number(),
	total_tokens: z.number(),
	total_cost: z.number(),
	average_tokens_per_generation: z.number(),
});
export type TokenSums = z.infer<typeof TokenSums>;
const TokenCall = Call.extend({
	model_used: z.string().nullable(),
	total_tokens: z.number(),
	estimated_cost: z.number(),
});
export type TokenCall = z.infer<typeof TokenCall>;

/** `calls` is null for roles that see the totals only. */
const TokenPeriod = TokenSums.extend({
	period_start: z.string(),
	calls: z.array(TokenCall).nullable(),
});

/** The month of the whole installation, for its administrators. */
const Platform = z.object({
	people: z.number(),
	documents: z.number(),
	tokens: z.number(),
	cost: z.number(),
	upgradeRequests: z.number(),
});

export const Dashboard = z.object({
	profile: z.object({
		score: z.number(),
		label: z.enum(["Excellent!", "Good Progress", "Needs Work"]),
		color: z.enum(["green", "orange", "red"]),
		bonus: z.number(),
		/** Nobody has entered anything yet beyond what signing up asked for. */
		isEmpty: z.boolean(),
		parts: z.array(ProfilePart),
	}),
	recommendations: z.array(ProfileRecommendation),
	stats: Stats,
	activity: z.array(Activity),
	plan: z.object({
		name: z.enum(PLAN_NAMES),
		display_name: z.string(),
		/** The role gives everything, whatever was subscribed to. */
		isByRole: z.boolean(),
		tip: z.string().nullable(),
		/** The plan asked for, while nobody has answered. */
		requested: z.string().nullable(),
	}),
	usage: z.object({
		resumes: MonthlyAllowance,
		coverLetters: MonthlyAllowance,
		profileAnalyses: MonthlyAllowance,
		documents: MonthlyAllowance,
		billingCycleStart: z.string(),
		billingCycleEnd: z.string(),
	}),
	banner: z
		.object({
			trigger: z.enum(["limit_reached", "usage_warning"]),
			remaining: z.number(),
			limit: z.number(),
		})
		.nullable(),
	tokens: z.object({ daily: TokenPeriod, monthly: TokenPeriod }),
	onboarding: OnboardingReply,
	platform: Platform.nullable(),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboardCalls = calls({
	read: {
		method: "get",
		path: "/api/dashboard",
		reply: Dashboard,
		about: "All that the dashboard shows",
	},
});
