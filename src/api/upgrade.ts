// Better plans: what is offered, and wishes for one.
import { z } from "zod";
import { PLAN_NAMES } from "../domain/account/plans.ts";
import { UPGRADE_FEATURES } from "../domain/account/upgrade.ts";
import { calls } from "./call.ts";

/** -1 means unlimited; prices are cents a month. */
const PlanOffer = z.object({
	name: z.enum(PLAN_NAMES),
	display_name: z.string(),
	beta_price_cents: z.number(),
	monthly_resumes: z.number(),
	monthly_cover_letters: z.number(),
	monthly_profile_analyses: z.number(),
	monthly_documents: z.number(),
	edit_access: z.boolean(),
	features: z.array(z.string()),
	accessible_templates: z.array(z.string()),
});
const PlanList = z.object({ plans: z.array(PlanOffer) });

const UpgradeRequest = z.object({
	plan: z.enum(PLAN_NAMES),
	feature: z.enum(UPGRADE_FEATURES),
});

const UpgradeRequested = z.object({
	plan: z.enum(PLAN_NAMES),
	feature: z.enum(UPGRADE_FEATURES),
	status: z.enum(["pending", "granted", "declined"]),
	created_at: z.string(),
});

export const upgradeCalls = calls({
	plans: {
		method: "get",
		path: "/api/plans",
		reply: PlanList,
		about: "The plans, cheapest first",
	},
	/** Asking again while one is open changes its wish. */
	request: {
		method: "post",
		path: "/api/upgrade-requests",
		body: UpgradeRequest,
		reply: UpgradeRequested,
		status: 201,
		about: "The one open request",
		refuses: ["conflict"],
	},
});
