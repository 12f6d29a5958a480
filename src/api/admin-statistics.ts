// The installation in numbers over a time, and what its models cost.
import { z } from "zod";
import { calls } from "./call.ts";
import { numberOf } from "./search-fields.ts";

const count = z.number();

const sums = {
	calls: count,
	successful: count,
	tokens: count,
	cost: count,
	meanMs: count.nullable(),
};
const Sums = z.object(sums);
const Named = z.object({ name: z.string(), ...sums });

const ANALYTICS_DAYS = [7, 30, 90, 0] as const;
const AnalyticsQuery = z.object({
	/** 0: all time. */
	days: numberOf(ANALYTICS_DAYS, 30),
});
export const Analytics = z.object({
	users: count,
	newThisMonth: count,
	generations: count,
	/** Percent; null without a generation. */
	completedShare: count.nullable(),
	usage: Sums,
	series: z.array(
		z.object({ day: z.string(), documents: count, calls: count, cost: count }),
	),
	byType: z.array(Named),
	byModel: z.array(Named),
	byTemplate: z.array(
		z.object({ id: z.string(), name: z.string().nullable(), documents: count }),
	),
});
export type Analytics = z.infer<typeof Analytics>;

export const Financial = z.object({
	thisMonth: count,
	lastMonth: count,
	/** Percent; null where the month before cost nothing. */
	trend: count.nullable(),
	monthlyBudget: count,
	budget: z.object({
		status: z.enum(["Healthy", "Warning", "Critical"]),
		percentUsed: count,
		barPercent: count,
		left: count,
		exceededBy: count.nullable(),
	}),
	meanPerCall: count.nullable(),
	byModel: z.array(Named),
	byType: z.array(Named),
	spenders: z.array(
		z.object({
			user_id: z.string(),
			user: z.string(),
			documents: count,
			tokens: count,
			cost: count,
		}),
	),
	recent: z.array(
		z.object({
			id: z.string(),
			user: z.string().nullable(),
			generation_type: z.string(),
			model: z.string(),
			tokens: count,
			cost: count,
			success: z.boolean(),
			created_at: z.string(),
		}),
	),
});
export type Financial = z.infer<typeof Financial>;

export const statisticsCalls = calls({
	analytics: {
		method: "get",
		path: "/api/admin/analytics",
		access: "administrator",
		query: AnalyticsQuery,
		reply: Analytics,
		about: "Counted now",
	},
	financial: {
		method: "get",
		path: "/api/admin/financial",
		access: "administrator",
		reply: Financial,
		about: "Counted now",
	},
});
