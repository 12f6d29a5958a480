// What each plan holds, as administrators see and change it.
import { z } from "zod";
import { PLAN_NAMES } from "../domain/account/plans.ts";
import { calls } from "./call.ts";

const MOST = 1_000_000;
const BOUNDS = `Enter a whole number from 0 to ${MOST}, or -1 for no limit.`;
const limit = z.int(BOUNDS).min(-1, BOUNDS).max(MOST, BOUNDS);

/** What administrators change of a plan; -1 is no limit, and "*" among the templates opens every one. */
export const PlanLimits = z.object({
	monthly_resumes: limit,
	monthly_cover_letters: limit,
	monthly_profile_analyses: limit,
	edit_access: z.boolean(),
	accessible_templates: z.array(z.string().min(1).max(100)).max(200),
});
export type PlanLimits = z.infer<typeof PlanLimits>;

export const PlansInForce = z.object({
	plans: z.array(
		z.object({
			name: z.enum(PLAN_NAMES),
			displayName: z.string(),
			holds: PlanLimits,
			/** Resumes and letters together, as the settings bound them; null where they do not. */
			total: z.number().nullable(),
		}),
	),
	/** The active ones, resumes' and letters' under one name where they share it. */
	templates: z.array(z.object({ name: z.string(), isPremium: z.boolean() })),
});
export type PlansInForce = z.infer<typeof PlansInForce>;

const PlanChange = z.object({
	/** What the administrator saw. */
	before: PlanLimits,
	after: PlanLimits,
});

const all = { access: "administrator" } as const;

export const planCalls = calls({
	list: {
		method: "get",
		path: "/api/admin/plans",
		...all,
		reply: PlansInForce,
		about: "Every plan, the free one first",
	},
	/** In force for everybody on it from the next request on. "conflict" where somebody was quicker. */
	change: {
		method: "put",
		path: "/api/admin/plans/{name}",
		...all,
		body: PlanChange,
		reply: z.object({ done: z.literal(true) }),
		about: "Stored",
		refuses: ["conflict"],
	},
});
